/** How much a line matters: a heading, a turning point, what happened, or how it came about. */
export type Weight = 'round' | 'turn' | 'phase' | 'key' | 'main' | 'detail';

/** One line of the narrative: a sentence without its full stop, with the rule that it teaches. */
export interface StoryLine {
  readonly weight: Weight;
  readonly text: string;
  readonly rule?: string;
}

/** `full`: every roll and decision. `brief`: what mattered, what belongs together in one sentence. */
export type Telling = 'full' | 'brief';
