import type { BattleEvent, BattleSetup, PlayerId, Ruleset } from '@adjutant/engine';
import { battleShocked } from '@adjutant/rules-11e';
import { Spectator } from '@adjutant/session';
import { type Names, namesFrom, type StoryLine, Storyteller } from '@adjutant/text';
import { pictureOf } from '../picture/index.ts';
import type { Narrator } from './narrator.ts';

/** Points at the end of a round. */
export interface RoundScore {
  readonly round: number;
  readonly victoryPoints: readonly [number, number];
  readonly models: readonly [number, number];
}

/** A turning point, and when it came. */
export interface KeyMoment {
  readonly round: number;
  readonly player: PlayerId;
  readonly phase: string;
  readonly text: string;
}

/** Everything that is written about a battle, collected from its events as they come. */
export class Chronicle {
  readonly spectator: Spectator;
  readonly names: Names;
  readonly rounds: RoundScore[] = [];
  readonly moments: KeyMoment[] = [];
  /** Pictures by the name of their file. */
  readonly pictures = new Map<string, string>();
  /** When each unit was destroyed. */
  readonly fallen = new Map<number, { readonly round: number; readonly by: string }>();
  readonly #storyteller: Storyteller;
  readonly #tell: (line: StoryLine) => void;
  #phase = '';
  #leader: PlayerId | undefined;

  constructor(setup: BattleSetup, ruleset: Ruleset, narrator: Narrator) {
    this.spectator = new Spectator(setup);
    this.names = namesFrom(setup, () => this.spectator.roster, ruleset);
    this.#storyteller = new Storyteller(this.names, narrator.telling);
    this.#tell = (line) => narrator.tell(line);
  }

  /** Takes in what happened. */
  see(events: readonly BattleEvent[]): void {
    for (const event of events) {
      this.spectator.see(event);
      for (const line of this.#storyteller.tell(event)) this.#take(line);
      this.#note(event);
    }
  }

  /** Ends the chronicle with the last picture. */
  close(): void {
    for (const line of this.#storyteller.end()) this.#take(line);
    const { round } = this.spectator;
    if (round > (this.rounds.at(-1)?.round ?? 0)) this.#scoreRound(round);
    this.#draw('final.svg', this.spectator.result === undefined ? `stopped in round ${this.spectator.round}` : 'final');
  }

  /** Models of a player that have not been removed. */
  modelsLeft(player: PlayerId): number {
    const { models, units } = this.spectator;
    return models.filter((model) => units[model.unit]?.player === player && model.status !== 'removed').length;
  }

  #take(line: StoryLine): void {
    if (line.weight === 'phase') this.#phase = line.text;
    if (line.weight === 'key') {
      const { round, player } = this.spectator;
      this.moments.push({ round, player, phase: this.#phase, text: line.text });
    }
    this.#tell(line);
  }

  #note(event: BattleEvent): void {
    const { round } = this.spectator;
    if (event.type === 'unit-destroyed') {
      const by = event.cause.kind === 'attack' ? this.names.unit(event.cause.unit) : '';
      this.fallen.set(event.unit, { round, by });
    }
    if (event.type === 'score') this.#noteLead();
    if (event.type !== 'moment' || event.moment !== 'end-of-round') return;
    this.#scoreRound(round);
    this.#draw(`round-${round}.svg`, `end of round ${round}`);
  }

  #scoreRound(round: number): void {
    const { scores } = this.spectator;
    const victoryPoints = [scores[0].victoryPoints, scores[1].victoryPoints] as const;
    this.rounds.push({ round, victoryPoints, models: [this.modelsLeft(0), this.modelsLeft(1)] });
  }

  /** Another player than before has more points. */
  #noteLead(): void {
    const { scores, round, player } = this.spectator;
    const [first, second] = [scores[0].victoryPoints, scores[1].victoryPoints];
    const leader = first === second ? undefined : first > second ? 0 : 1;
    if (leader === undefined || leader === this.#leader) return;
    this.#leader = leader;
    const text = `${this.names.player(leader)} takes the lead, ${Math.max(first, second)} : ${Math.min(first, second)}`;
    this.moments.push({ round, player, phase: this.#phase, text });
  }

  #draw(file: string, when: string): void {
    const { layout, mission } = this.spectator.setup;
    const title = `${this.names.player(0)} against ${this.names.player(1)}`;
    const subtitle = `${mission.name} on ${layout.name}, ${when}`;
    this.pictures.set(
      file,
      pictureOf(this.spectator, this.names, { title, subtitle, shockedEffect: battleShocked.id }),
    );
  }
}
