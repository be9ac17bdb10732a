import type { Game } from '@adjutant/engine';
import { isBattleShocked, isEngaged, isHidden, livingOnTable } from '@adjutant/rules-11e/queries';
import type { UnitMark, UnitNow } from './protocol.ts';

/** The fact that says that a unit has had its turn in a phase. */
const selected: Readonly<Record<string, string>> = {
  movement: 'movedSelectedOn',
  shooting: 'shotSelectedOn',
  charge: 'chargeDeclaredOn',
  fight: 'foughtSelectedOn',
};

/** What a unit is and did, for banners, the ribbon and the text board. */
export function unitNow(game: Game, unit: number): UnitNow {
  const { place, facts } = game.unit(unit);
  const models = game
    .unitInfo(unit)
    .models.map((id) => game.model(id))
    .filter(({ status }) => status === 'living' || status === 'fighting-on');
  const fact = selected[game.state.clock.phaseName];
  return {
    place: place.kind,
    aboard: place.kind === 'aboard' ? game.model(place.transport).unit : undefined,
    models: models.length,
    wounds: models.reduce((sum, { wounds }) => sum + wounds, 0),
    marks: place.kind === 'table' ? marksOf(game, unit) : [],
    done: fact !== undefined && facts[fact] === game.state.clock.phase,
  };
}

function marksOf(game: Game, unit: number): readonly UnitMark[] {
  const { facts } = game.unit(unit);
  const { turn, phase } = game.state.clock;
  const marks: UnitMark[] = [];
  if (isBattleShocked(game, unit)) marks.push('shocked');
  if (isEngaged(game, unit)) marks.push('engaged');
  if (facts.chargedOn === turn) marks.push('charged');
  if (facts.advancedOn === turn) marks.push('advanced');
  else if (facts.fellBackOn === turn) marks.push('fell back');
  else if (facts.ingressedOn === turn) marks.push('arrived');
  else if (facts.movedOn === turn && facts.chargedOn !== turn) marks.push('moved');
  if (facts.shotOn === turn) marks.push('shot');
  if (facts.foughtSelectedOn === phase) marks.push('fought');
  const models = livingOnTable(game, unit);
  if (models.length > 0 && models.every((model) => isHidden(game, model))) marks.push('hidden');
  return marks;
}
