/** Small battles of the armies for tests: the core rules with everything written for the factions. */
import type { StratagemDefinition } from '@adjutant/engine';
import { refusedStratagems, ruleset11e } from '@adjutant/rules-11e';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '@adjutant/rules-11e/test/scene';
import { withArmies } from '../src/armies/with-armies.ts';

const ruleset = withArmies(ruleset11e);

/** The ability of an army that its units carry. */
const waaagh = { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' } as const;
const greaterGood = {
  id: 'tau-empire/for-the-greater-good',
  name: 'For the Greater Good',
  kind: 'faction',
} as const;

/** An ORKS unit of player 0 with the Waaagh!. */
export function boyz(more: UnitSketch = {}, keywords: readonly string[] = ['INFANTRY']): UnitSketch {
  return { abilities: [waaagh], ...more, keywords: ['ORKS', ...keywords] };
}

/** A T'AU EMPIRE unit of player 0 with For the Greater Good. */
export function strikeTeam(more: UnitSketch = {}, keywords: readonly string[] = ['INFANTRY']): UnitSketch {
  return { abilities: [greaterGood], ...more, keywords: ["T'AU EMPIRE", ...keywords] };
}

/** Player 0 has Orks of a detachment, player 1 whatever the units say. */
export function orkScene(detachment: string | undefined, sketch: SceneSketch): Scene {
  return scene({
    ruleset,
    factions: ['orks', 'tau-empire'],
    detachments: [detachment === undefined ? [] : [`orks/${detachment}`], []],
    ...sketch,
  });
}

/** Player 0 has T'au of a detachment. */
export function tauScene(detachment: string | undefined, sketch: SceneSketch): Scene {
  return scene({
    ruleset,
    factions: ['tau-empire', 'orks'],
    detachments: [detachment === undefined ? [] : [`tau-empire/${detachment}`], []],
    ...sketch,
  });
}

/** The option of a card on a unit by its name. */
export function cardOn(s: Scene, card: string, unit: string, more = ''): string {
  return `stratagem:${card}:unit:${s.unit(unit)}${more}`;
}

/** The units on which a card is offered by the question that waits, by name. */
export function offeredOn(s: Scene, card: string): string[] {
  const { question } = s.game;
  if (question === undefined || !('options' in question)) return [];
  return question.options
    .filter(({ id }) => id.startsWith(`stratagem:${card}:`))
    .map(({ unit }) => (unit === undefined ? '' : s.names[unit]!));
}

/** Why a card is not offered to player 0 or another at its first moment. */
export function whyRefused(
  s: Scene,
  card: string,
  context: Record<string, number> = {},
  player: 0 | 1 = 0,
): string | undefined {
  const { moments } = ruleset.stratagems.get(card) as StratagemDefinition;
  const found = refusedStratagems(s.game, player, moments[0]!, context).find(({ stratagem }) => stratagem === card);
  return found && `${found.refusal.rule} ${found.refusal.code}`;
}

/** Answers with the option that belongs to a rule. */
export function use(s: Scene, rule: string): Scene {
  const id = optionOf(s, rule);
  if (id === undefined) throw new Error(`${rule} is not offered by ${s.question.purpose}`);
  return s.answer(id);
}

/** The option of the question that waits that belongs to a rule, or undefined. */
export function optionOf(s: Scene, rule: string): string | undefined {
  const { question } = s.game;
  if (question === undefined || !('options' in question)) return undefined;
  return question.options.find(({ group }) => group === rule)?.id;
}

/** Marks a unit as having done something this turn, or this phase. */
export function fact(s: Scene, unit: string, name: string, serial: 'turn' | 'phase' = 'turn'): Scene {
  s.game.unit(s.unit(unit)).facts[name] = s.game.state.clock[serial];
  return s;
}
