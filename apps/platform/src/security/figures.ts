import { appendFileSync } from 'node:fs';

/** How many rounds the long loops go; `npm run test:security` takes what the promises name. */
export const rounds = (count: number): number =>
  Math.max(10, Math.round(count * Number(process.env['SECURITY_SHARE'] ?? 1)));

/** Writes down what was measured for a promise of `design/security.md`, for the script to print. */
export function figure(promise: number, what: string, measured: string): void {
  const file = process.env['SECURITY_FIGURES'];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, what, measured })}\n`);
}

/** How well two series can be told apart: 0 not at all, 0.5 always (Mann-Whitney, distance of the area from 0.5). */
export function telling(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map(time => ({ time, isA: true })), ...b.map(time => ({ time, isA: false }))];
  all.sort((one, two) => one.time - two.time);
  let rank = 0;
  let sum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.time === all[start]?.time) end++;
    // Ties share their ranks.
    rank = (start + 1 + end) / 2;
    for (let i = start; i < end; i++) if (all[i]?.isA) sum += rank;
    start = end;
  }
  const area = (sum - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  return Math.abs(area - 0.5);
}
