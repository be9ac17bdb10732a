/** Words of the place where weapons are aimed one by one. */
export const weapons = {
  oneByOne: 'One by one',
  together: 'All alike',
  unused: 'Not used',
  noTarget: 'No target',
  split: 'Split the attacks: also at …',
  noLonger: (name: string) => `No longer at ${name}`,
};
