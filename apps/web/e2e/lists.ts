/** Small armies, so that whole battles are short. */
export const mob = `Small Mob (75 points)

Orks
War Horde (3 Detachment Points)
Incursion (1000 points)

BATTLELINE

Boyz (75 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga
`;

export const patrol = `Small Patrol (90 points)

T’au Empire
Kauyon (2 Detachment Points)
Incursion (1000 points)

BATTLELINE

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
