/** Colours told apart also by the colour-blind (Okabe and Ito), and a mark of its own shape for each player. */
export const players = [
  { fill: '#0072B2', dark: '#00456D', light: '#D6E8F3', ink: '#00456D', mark: 'disc' },
  { fill: '#E0862B', dark: '#8A4300', light: '#FBE6CF', ink: '#7A3B00', mark: 'diamond' },
] as const;

export const ground = '#DCD6C4';
export const gridLine = '#C9C1AA';
export const gridStrong = '#B3A98D';
export const terrain = { fill: '#A79F8E', edge: '#5F574A' } as const;
export const neutral = '#6B6455';
export const ink = '#26221B';
export const paper = '#F7F4EC';
export const font = 'Inter, Segoe UI, Helvetica, Arial, DejaVu Sans, sans-serif';
