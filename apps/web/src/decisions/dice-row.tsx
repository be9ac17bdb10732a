import { t } from '../text/index.ts';
import type { DiceShown } from '../worker/protocol.ts';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7.5, 7.5],
    [12, 12],
    [16.5, 16.5],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 16.5],
    [7.5, 16.5],
    [16.5, 7.5],
  ],
  5: [
    [7.5, 7.5],
    [16.5, 16.5],
    [7.5, 16.5],
    [16.5, 7.5],
    [12, 12],
  ],
  6: [
    [7.5, 6.5],
    [7.5, 12],
    [7.5, 17.5],
    [16.5, 6.5],
    [16.5, 12],
    [16.5, 17.5],
  ],
};

/** One face of a die. */
export function Die({ face, failed = false }: { readonly face: number; readonly failed?: boolean }) {
  const ink = failed ? 'var(--no)' : 'var(--ink)';
  return (
    <svg className="face" viewBox="0 0 24 24" role="img" aria-label={String(face)}>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="var(--surface)" stroke={ink} strokeWidth="1.8" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={ink} />
      ))}
    </svg>
  );
}

/** Dice by face, each with how many there are and whether it fails. */
export function DiceRow({ dice }: { readonly dice: DiceShown }) {
  const faces = [...new Set(dice.faces)].sort((one, other) => other - one);
  return (
    <ul className="dice" aria-label={dice.purpose}>
      {faces.map((face) => {
        const failed = dice.fails.includes(face);
        const count = dice.faces.filter((other) => other === face).length;
        return (
          <li key={face} className={failed ? 'die bad' : 'die'}>
            <Die face={face} failed={failed} />
            <b>{count > 1 ? `× ${count}` : ''}</b>
            <span>{dice.fails.length === 0 ? '' : failed ? t.dice.failed : t.dice.made}</span>
          </li>
        );
      })}
    </ul>
  );
}
