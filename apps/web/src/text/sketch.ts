const of = (some: number, all: number) => (all === 1 ? 'it' : some === all ? `all ${all}` : `${some} of ${all}`);
const against = (some: number, all: number) =>
  all === 1 ? 'the model that sees it' : `${of(some, all)} models that see it and can shoot`;

/** The position sketch. */
export const sketch = {
  title: 'Position sketch',
  only: 'Position only',
  onlyNote: 'No battle is under way',
  askTitle: (from: string, to: string) => `${from} against ${to}`,
  pickTitle: 'Put units on the table',
  pickWhy: 'Drag them, then click one unit and an enemy: what does the first see, charge and need?',
  oneTitle: (name: string) => `${name}: now click an enemy`,
  oneWhy: 'Or choose both below.',
  from: 'From',
  to: 'To',
  nobody: 'Nobody yet',
  swap: 'Swap the two',
  sees: 'Sees',
  seesVerdict: { all: 'Yes, all of it', some: 'Yes, in part', none: 'No' },
  cover: 'Cover',
  coverVerdict: { yes: 'Yes', partly: 'Against some', no: 'No', unasked: 'Does not matter' },
  charge: 'Charge',
  cannot: 'No',
  away: (distance: string) => `${distance} apart`,
  shooting: 'Shooting',
  fighting: 'Fighting',
  seen: (some: number, all: number, observers: number, looking: number) =>
    some === 0
      ? all === 1
        ? 'It is not seen.'
        : `None of its ${all} models is seen.`
      : `${all === 1 ? 'It is seen' : some === all ? `All ${all} models are seen` : `${some} of ${all} models are seen`} by ${of(observers, looking)}${looking === 1 ? '' : ' models'}.`,
  partly: (some: number) => (some === 1 ? '1 model is not fully visible.' : `${some} models are not fully visible.`),
  noShooters: 'None of the models that see it has a ranged weapon.',
  coverBy: (some: number, all: number, name: string) => `Against ${against(some, all)}: ${name}.`,
  coverIn: (some: number, all: number, areas: readonly string[], behind: number) =>
    `Against ${against(some, all)}: ${behind === 0 ? 'it stands' : 'models stand'} in area ${areas.join(' and ')}${behind === 0 ? '' : `, ${behind} more behind terrain`}.`,
  coverBehind: (some: number, all: number) => `Against ${against(some, all)}: terrain hides part of each model.`,
  open: (some: number, all: number, name: string, more: number) =>
    `None against ${against(some, all)}: ${name}${more > 0 ? ` and ${more} more stand` : ' stands'} in no area and in full view.`,
  tooFarToCharge: (distance: string) => `${distance} away: only enemies within 12″ can be charged.`,
  chargeNeeds: (distance: string) => `${distance} to go, two dice.`,
  noWeapon: 'No weapon can attack it from there.',
  layout: 'Layout',
  army: (player: number) => (player === 0 ? 'Side A' : 'Side B'),
  overlays: {
    label: 'Drawn over the map',
    threat: 'Threat',
    first: (player: number) => `First turn ${player === 0 ? 'A' : 'B'}`,
  },
  keys: {
    move: (move: string) => `Move ${move}, round terrain`,
    charge: (reach: string) => `Charge, at most ${reach}`,
    range: (weapon: string, range: number) => `${weapon} ${range}″`,
    firstCharge: 'Move and charge',
    firstRange: 'Move and longest range',
    sees: 'Sees',
    blocked: 'Blocked at the cross',
  },
  whole: 'Whole unit',
  single: 'One model',
  grip: 'What is dragged',
  turn: 'Turn',
  remove: 'Take off',
  clear: 'Clear the table',
  units: 'Units',
  put: (name: string) => `Put ${name} on the table`,
  models: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  at: (x: string, y: string) => `at ${x} by ${y}`,
  faction: 'Faction',
  datasheet: 'Any datasheet',
  add: 'Add to',
  hint: 'Drag a unit, or use arrow keys; Q and E turn, Delete takes off, [ and ] go to the next.',
  copy: 'Copy the link',
  copied: 'Link copied',
  fresh: 'Start a new sketch',
  refused: 'The position could not be opened',
  link: {
    foreign: () => 'This link holds no position of Adjutant.',
    version: (version: string) =>
      `This link is of version ${version}; this Adjutant reads version 1. Reload the app to update it.`,
    damaged: () => 'This link is damaged: it was cut off or changed on its way. Ask for it again.',
    malformed: (part: string) => `This link holds no whole position: “${part}” is not as it should be.`,
    layout: (id: string) => `This position is on the layout ${id}, which is not known here.`,
    list: (name: string) => `The army list “${name}” of this position could not be read.`,
    datasheet: (id: string) => `The datasheet ${id} of this position is not known here.`,
    unit: (number: string) => `Unit ${number} of this position does not fit its army list.`,
  },
} as const;
