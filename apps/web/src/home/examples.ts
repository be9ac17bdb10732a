import orks from '../../../../examples/orks-1000.txt?raw';
import tau from '../../../../examples/tau-1000.txt?raw';

/** Two lists that are always there. */
export const examples = [
  { id: 'example/orks', text: orks },
  { id: 'example/tau', text: tau },
] as const;
