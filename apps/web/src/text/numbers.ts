/** A chance as it is printed: no decimals, and neither 0 nor 100 unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 1e-9) return '0%';
  if (chance >= 1 - 1e-9) return '100%';
  if (chance < 0.01) return 'under 1%';
  if (chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}

/** Inches to a tenth. */
export function inches(length: number): string {
  return `${length.toFixed(1)}″`;
}

/** An average to a tenth. */
export function average(value: number): string {
  return value.toFixed(1);
}

/** How long ago, in words. */
export function ago(
  time: number,
  now: number,
  words: { readonly now: string; minutes(n: number): string; hours(n: number): string; days(n: number): string },
): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}
