const windows = {
  window: 'A window: something may be used now. Read the cards, or pass with Space. Nothing is lost by passing.',
  're-roll': 'You may pay for a new roll of a die. The odds beside each choice say whether it is worth it.',
} as const;

const attacks = {
  'shooting-type': 'How the unit shoots. Normal is right unless it is engaged.',
  'weapons-and-targets':
    'Each card shows what the attacks would do before you choose. Click a number to see where it comes from.',
  'attacks-to-resolve': 'Weapons that are alike roll together. Any order will do here.',
} as const;

/** The set pieces in words: titles, steps, what is said at each question and of each roll. */
export const lessonWords = {
  command: {
    title: 'Command: hold your nerve',
    about: 'Both players gain a command point, shaken units test their nerve, and what you hold scores.',
    steps: [
      {
        say: 'Both mobs are below half. They have to test, in an order of your choice.',
        until: { asked: ['battle-shock-order'] },
      },
      { say: 'Answer with the order as it is shown. Each mob throws two dice.', until: { dice: 'battle-shock' } },
      { say: 'Go on until the phase ends: then objectives score.', until: { over: true } },
    ],
    hints: {
      ...windows,
      'battle-shock-order':
        'A unit below half its models throws two dice against its Leadership. If it fails, it holds nothing and no stratagem helps it.',
    },
    remarks: { 'battle-shock': 'The two dice came to {sum}. At least the Leadership is needed: 7 for Boyz.' },
  },
  movement: {
    title: 'Movement: take the objective',
    about: 'Units move one after the other: they stay, move, or advance and give up some of what comes later.',
    steps: [
      { say: 'Choose the unit and press the button.', until: { asked: ['move-type'] } },
      {
        say: 'Choose a move. An advance is longer by a die, but the unit may not charge after it.',
        until: { asked: ['normal-move', 'advance-move'] },
      },
      { say: 'Click the table near objective 2, or drag the unit. Then end the move.', until: { over: true } },
    ],
    hints: {
      ...windows,
      'unit-to-move': 'One unit at a time. Those that you leave out stay where they are.',
      'move-type': 'The cards say how far each move goes and what it forbids.',
      'normal-move':
        'Green is where it can go. What breaks a rule is crossed out, with the rule beside it. The models have to stay together.',
      'advance-move': 'Green is where it can go, with the die added. The models have to stay together.',
    },
    remarks: { advance: 'The die shows {sum}: so many inches more.' },
  },
  shooting: {
    title: 'Shooting: hit, wound, save',
    about: 'An attack has three rolls. You see the chance of each before you choose the target.',
    steps: [
      { say: 'Choose the team that shoots.', until: { asked: ['weapons-and-targets', 'shooting-type'] } },
      { say: 'Shoot all at the Boyz: they are in sight and in range.', until: { dice: 'hit' } },
      { say: 'Now the hits have to wound, and the Boyz may save.', until: { dice: 'wound' } },
      { say: 'Go on until the phase is over.', until: { over: true } },
    ],
    hints: {
      ...windows,
      ...attacks,
      'unit-to-shoot': 'A unit shoots once in the phase, with all that its models carry.',
    },
    remarks: {
      hit: '{passed} of {all} dice hit.',
      wound: '{passed} of {all} hits wound: strength is compared with toughness.',
      save: '{passed} of {all} wounds were saved. The rest do damage.',
    },
  },
  charge: {
    title: 'Charge: two dice of courage',
    about: 'A charge goes as far as two dice allow. Then it has to reach what it was made against.',
    steps: [
      {
        say: 'Declare the charge of your mob. The card shows how far the enemy is, and the chance.',
        until: { dice: 'charge' },
      },
      { say: 'If the roll is enough, choose the target.', until: { asked: ['charge-move'] } },
      { say: 'Let the app find places, or drag the models. Then end the move.', until: { over: true } },
    ],
    hints: {
      ...windows,
      'unit-to-charge':
        'Only enemies within 12 inches can be charged. The dice are thrown before you choose the target.',
      'charge-targets': 'You have to reach every target that you choose, so choose no more than you need.',
      'charge-move': 'Every model has to end closer to the target, and the unit in reach of it.',
    },
    remarks: { charge: 'The two dice came to {sum}: so many inches may be moved.' },
  },
  fight: {
    title: 'Fight: pile in, strike, consolidate',
    about: 'Both sides fight in this phase. Units close in, strike, and take ground.',
    steps: [
      {
        say: 'Pile in: a short move towards the enemy, so that more of your models can strike.',
        until: { asked: ['unit-to-fight', 'weapons-and-targets'] },
      },
      { say: 'Choose the unit and strike with everything.', until: { dice: 'hit' } },
      { say: 'See what is left of the enemy.', until: { dice: 'wound' } },
      { say: 'Consolidate: move towards the enemy or an objective, and end the phase.', until: { over: true } },
    ],
    hints: {
      ...windows,
      ...attacks,
      'unit-to-pile-in': 'Every model may move up to 3 inches, and has to end closer to the nearest enemy.',
      'pile-in-move': 'The places that are proposed are legal. Confirm, or drag single models.',
      'unit-to-fight': 'The sides take turns. Whoever charged strikes first.',
      'fight-type': 'How the unit fights. Normal is right while enemies are in reach.',
      'unit-to-consolidate': 'After the fight a unit may move 3 inches more.',
      'consolidation-objective': 'No enemy is near: the unit may go to an objective.',
      'consolidation-move': 'Confirm the places that are proposed.',
    },
    remarks: {
      hit: '{passed} of {all} dice hit.',
      wound: '{passed} of {all} hits wound.',
      save: '{passed} of {all} wounds were saved.',
    },
  },
} as const;

/** What is the same in every lesson. */
export const learn = {
  learn: {
    title: 'Learn to play',
    intro: 'Five set pieces, one for each phase. Each takes a few minutes and is played on the real battle screen.',
    name: 'Learn',
    lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
    done: 'Done',
    doneAll: (done: number, all: number) => `${done} of ${all} done`,
    start: 'Start',
    again: 'Play it again',
    next: 'Next lesson',
    all: 'All lessons',
    finished: 'Done. That was the whole phase.',
    missed: 'The phase is over before all of it was seen. Play it again.',
    setting: 'Setting the table',
    step: (at: number, all: number) => `Step ${at} of ${all}`,
    missing: 'There is no such lesson.',
  },
} as const;
