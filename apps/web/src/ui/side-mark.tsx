/** A side: colour, pattern and shape together. */
export function SideMark({ player }: { readonly player: 0 | 1 | undefined }) {
  return player === undefined ? (
    <span className="mk" aria-hidden="true" />
  ) : (
    <span className={`mk ${player === 0 ? 'a' : 'b'}`} aria-hidden="true" />
  );
}
