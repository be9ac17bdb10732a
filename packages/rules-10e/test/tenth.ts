/** Small battles of the 10th edition for tests. */
import { startEffect } from '@adjutant/engine';
import { battleShocked } from '@adjutant/rules-11e/edition';
import { type Scene, type SceneSketch, scene } from '@adjutant/rules-11e/test/scene';
import { ruleset10e } from '../src/index.ts';

/** A scene of the 10th edition. */
export function tenth(sketch: SceneSketch): Scene {
  return scene({ ruleset: ruleset10e, ...sketch });
}

/** The option of a core card on a unit by its name. */
export function cardOn(s: Scene, card: string, unit: string, more = ''): string {
  return `stratagem:core/${card}:unit:${s.unit(unit)}${more}`;
}

/** Ids of the cards that the question offers, each with the unit. */
export function cards(s: Scene): string[] {
  const { question } = s.game;
  if (question === undefined || !('options' in question)) return [];
  return question.options.map(({ id }) => id).filter((id) => id.startsWith('stratagem:'));
}

/** Makes a unit battle-shocked. */
export function shock(s: Scene, name: string): Scene {
  const unit = s.unit(name);
  const { player: owner } = s.game.unit(unit);
  startEffect(s.game, { effect: battleShocked.id, owner, unit, data: {}, until: { kind: 'battle' } }, 'test');
  return s;
}

/** Uses no card and no re-roll while there is nothing else to decide. */
export function unused(s: Scene): Scene {
  for (;;) {
    const { question } = s.game;
    if (question?.purpose === 're-roll') s.answer([]);
    else if (question !== undefined && question.kind === 'choose-one' && question.mayPass) s.answer('pass');
    else return s;
  }
}
