const boyz = `
Boyz (75 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga
`;

const breachers = `
Breacher Team (90 points)
  • 1x Breacher Fire Warrior Shas’ui
    • 1x Close combat weapon
      1x Pulse blaster
      1x Pulse pistol
  • 9x Breacher Fire Warrior
    • 9x Close combat weapon
      9x Pulse blaster
      9x Pulse pistol
`;

/** So many mobs of Boyz as a list: small enough for a set piece. */
export function mobs(name: string, count: number): string {
  return `${name} (${75 * count} points)

Orks
War Horde (3 Detachment Points)
Incursion (1000 points)

BATTLELINE
${boyz.repeat(count)}`;
}

/** So many teams with guns as a list. */
export function teams(name: string, count: number): string {
  return `${name} (${90 * count} points)

T’au Empire
Kauyon (2 Detachment Points)
Incursion (1000 points)

BATTLELINE
${breachers.repeat(count)}`;
}

export const orks = mobs('Practice Mobs', 2);
export const tau = teams('Practice Teams', 2);
