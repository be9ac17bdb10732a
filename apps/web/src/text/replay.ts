/** Watching a battle. */
export const replay = {
  replay: {
    title: 'Replay',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    next: 'One step on',
    phaseBack: 'Previous phase',
    phaseNext: 'Next phase',
    timeline: 'Timeline',
    step: (at: number, all: number) => `Step ${at} of ${all}`,
    missing: 'This battle is not on this device.',
    empty: 'Nothing has happened in this battle yet.',
    goOn: 'Back to the battle',
    points: 'Points by round',
    columns: ['Round', 'VP', 'VP'],
    speed: 'Speed',
  },
} as const;
