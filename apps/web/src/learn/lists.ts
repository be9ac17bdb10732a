/** Boyz in two mobs, small enough for a set piece. */
export const orks = `Practice Mobs (150 points)

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

Boyz (75 points)
  • 1x Boss Nob
    • 1x Big choppa
      1x Slugga
  • 9x Boy
    • 9x Choppa
      9x Slugga
`;

/** Two teams with guns. */
export const tau = `Practice Teams (180 points)

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
