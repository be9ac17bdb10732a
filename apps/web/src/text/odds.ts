import type { NotationCode } from '@adjutant/odds';

/** The odds page. */
export const odds = {
  odds: {
    title: 'Odds',
    intro: 'Exact, no simulation. The same rules as in the battle.',
    attacks: 'Attacks, one weapon a line',
    target: 'Target',
    situation: 'Situation',
    copy: 'Copy link',
    copied: 'Copied',
    examples: 'Examples',
    list: [
      {
        name: 'Big shootas at a Devilfish',
        attacks: '2x A3 BS5+ S5 AP0 D1 [RAPID FIRE 2]',
        target: '1x T9 Sv3+ W13 [VEHICLE]',
      },
      { name: 'Boyz in combat', attacks: '10x A3 WS3+ S4 AP-1 D1', target: '10x T3 Sv4+ W1' },
      {
        name: 'Railgun at a walker',
        attacks: '1x A1 BS4+ S20 AP-5 D D6+6 [DEVASTATING WOUNDS]',
        target: '1x T10 Sv2+ InSv5+ W12 [VEHICLE]',
      },
    ],
    switches: [
      { id: 'cover', name: 'Target has cover', rule: '13.08' },
      { id: 'halfRange', name: 'Within half range', rule: '24.30' },
      { id: 'stationary', name: 'Attacker stood still', rule: '24.16' },
      { id: 'charged', name: 'Attacker charged', rule: '24.22' },
      { id: 'plunging', name: 'Plunging fire', rule: '22.05' },
      { id: 'snap', name: 'Snap shooting', rule: '15.09' },
    ],
    results: ['wounds lost on average', 'wounds, median', 'unit destroyed', 'nothing gets through'],
    modelsResult: 'models destroyed on average',
    woundsLost: 'Wounds lost',
    chart: 'Chance of each number of wounds lost',
    atLeast: 'dashed: at least this many',
    steps: 'How the dice get there',
    stepNames: ['attack dice', 'hits', 'wounds', 'unsaved', 'damage before what is lost'],
    table: 'The same as a table',
    columns: ['Wounds lost', 'Exactly', 'At least'],
    assumed: 'Toughness was not given: 4 is assumed.',
    assumptions: 'Assumptions',
    assume: [
      'Dice that fail are thrown again where a rule allows it; lethal hits are taken.',
      'Damage beyond a model’s wounds is lost.',
      'The target’s player takes attacks on the groups in the order of the list.',
    ],
    counting: 'Counting odds',
  },
} as const;

/** Why a notation was not understood. */
export const notationProblems: Readonly<Record<NotationCode, string>> = {
  'nothing-written': 'nothing is written here.',
  'word-unknown': 'this word is not understood.',
  'ability-unknown': 'there is no such weapon ability; write it as printed, for example [SUSTAINED HITS 1].',
  'missing-attacks': 'the attacks of each weapon are missing, for example A3 or A D6+1.',
  'missing-strength': 'the strength is missing, for example S4.',
  'missing-damage': 'the damage is missing, for example D1; a random one is D D6+1.',
  'missing-skill': 'on what it hits is missing, for example BS3+ or WS3+; “auto” where it hits without a roll.',
  'missing-toughness': 'the toughness is missing, for example T4.',
  'missing-wounds': 'the wounds of a model are missing, for example W2.',
  'missing-save': 'the save is missing, for example Sv3+.',
  'too-many': 'that is more than any unit has.',
};
