/** Colours of a map room: paper, ink, one strong colour for each meaning; a mark of its own shape for each player. */
export const players = [
  { fill: '#1C5CA6', dark: '#123E71', light: '#DDE8F4', ink: '#123E71', mark: 'square' },
  { fill: '#B54A05', dark: '#7A3203', light: '#F8E4D6', ink: '#7A3203', mark: 'disc' },
] as const;

export const ground = '#E9E3D4';
export const gridLine = '#DDD5C1';
export const gridStrong = '#CFC5AC';
export const terrain = { fill: '#D3C9B1', edge: '#82775E', wall: '#3A3427' } as const;

/** Walls and blocks by their height: up to 2", up to 4", above. */
export const wallShades = ['#95896E', '#665C49', '#3A3427'] as const;
export const blockShades = ['#BFB397', '#A0937A', '#857963'] as const;
/** Floors by their height: the higher, the darker. */
export const floorShades = ['#C9BEA3', '#B8AC8F', '#A3967A'] as const;

/** Which of the three steps a height belongs to. */
export function stepOf(inches: number): 0 | 1 | 2 {
  return inches <= 2 ? 0 : inches <= 4 ? 1 : 2;
}

export const objective = { line: '#946600', fill: '#E3A50B', paper: '#FFF7DF' } as const;
/** What acts, and what is refused. */
export const acting = '#6338C4';
export const refused = '#AD1040';
export const legal = '#17713D';
export const neutral = '#63656A';
export const ink = '#1B1D20';
export const paper = '#F1EEE7';
export const surface = '#FFFFFF';
export const font = 'Inter, Segoe UI, Helvetica, Arial, DejaVu Sans, sans-serif';
