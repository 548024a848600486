/** Seconds before each further try. */
const steps = [1, 2, 5, 10, 30] as const;
/** From the third failure on someone who needs figures asks for them. */
const failuresBeforePolling = 3;

/** Milliseconds before the next try after so many failures in a row, ± 20 %: not everyone comes back at once. */
export function waitAfter(failures: number, random: () => number): number {
  const seconds = steps[Math.min(Math.max(failures, 1), steps.length) - 1] ?? 30;
  return seconds * 1_000 * (0.8 + 0.4 * random());
}

export const shouldPoll = (failures: number): boolean => failures >= failuresBeforePolling;
