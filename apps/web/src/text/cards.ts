/** What the stratagems of the core rules do, in our own words; those of armies say it themselves. */
export const cards: Readonly<Record<string, string>> = {
  'core/command-re-roll': 'Throw one die of the roll again; of a charge roll both.',
  'core/epic-challenge': 'One CHARACTER model of the unit fights with precision until the phase ends.',
  'core/insane-bravery': 'The battle-shock roll succeeds; no dice are thrown.',
  'core/explosives': 'A model throws at a visible enemy within 8″: six dice, a mortal wound for each 4 or more.',
  'core/crushing-impact':
    'As many dice as a model’s Toughness against an engaged enemy: 5 and 6 wound it, a 1 wounds your unit; 6 wounds each at most.',
  'core/rapid-ingress': 'The unit arrives from reserves now, within the limits of an ingress move.',
  'core/fire-overwatch': 'The unit shoots once; its shots are snap shots.',
  'core/smokescreen': 'The unit, and what stands behind it, has cover until the phase ends.',
  'core/heroic-intervention': 'The unit declares a charge now, and charges if its roll reaches.',
  'core/counteroffensive': 'The unit fights first, and is the next that you select to fight.',
};
