import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { engine } from '../worker/client.ts';
import { madeValue, picked } from './made.ts';

/** Picks an option, or takes it back where several may be chosen. */
export function choose(id: string): void {
  const { now, chosen } = useBattle.getState();
  const question = now?.asked?.question;
  if (question?.kind !== 'choose-one' && question?.kind !== 'choose-some') return;
  useBattle.setState({ chosen: picked(question, chosen, id), refusals: [] });
}

/** Answers with what stands there. */
export function answerMade(): void {
  const screen = useBattle.getState();
  const question = screen.now?.asked?.question;
  const value = question === undefined ? undefined : madeValue(question, screen);
  if (value !== undefined) answer(value);
}

/** Picks a unit: its option, or as the target of attacks, or only to be looked at. */
export function chooseUnit(unit: number): void {
  const asked = useBattle.getState().now?.asked;
  const option = asked?.options.find((one) => one.unit === unit && one.model === undefined);
  if (option !== undefined) choose(option.id);
  else if (asked?.question.kind === 'declare-attacks' && targetsOf().includes(unit)) aimAt(unit);
  useBattle.setState({ selected: unit });
}

/** Units that some weapon of the question may attack. */
export function targetsOf(): readonly number[] {
  const question = useBattle.getState().now?.asked?.question;
  if (question?.kind !== 'declare-attacks') return [];
  return [...new Set(question.weapons.flatMap(({ profiles }) => profiles.flatMap(({ targets }) => targets)))];
}

/** Aims all weapons that can at a unit, and looks along the lines of sight. */
export function aimAt(unit: number): void {
  useBattle.setState({ target: unit, refusals: [], sight: [] });
  void look(unit);
}

async function look(unit: number): Promise<void> {
  const number = useBattle.getState().answering;
  if (number === undefined) return;
  const sight = await engine().sight(number, unit);
  const now = useBattle.getState();
  if (now.answering === number && now.target === unit) useBattle.setState({ sight });
}

/** Asks for the odds against every target, one after the other; the first to come is aimed at. */
export async function loadOdds(): Promise<void> {
  const number = useBattle.getState().answering;
  if (number === undefined) return;
  for (const target of targetsOf()) {
    const odds = await engine().targetOdds(number, target);
    const screen = useBattle.getState();
    if (screen.answering !== number) return;
    if (odds !== undefined) useBattle.setState({ odds: new Map([...screen.odds, [target, odds]]) });
  }
  const noTargets = await engine().noTargets(number);
  if (useBattle.getState().answering === number) useBattle.setState({ noTargets });
}
