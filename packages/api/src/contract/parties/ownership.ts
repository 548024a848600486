/** Parts of a per cent that shares are added up in: percentages have four decimals, and whole numbers add up exactly. */
const parts = 10_000;
const whole = 100 * parts;
/** What rounded shares may come to beyond the whole: a hundredth of a per cent (3-decisions 4.7). */
const rounding = parts / 100;

export interface Ownership {
  /** Per cent. */
  readonly total: number;
  /** Per cent beyond the whole; 0 for what rounding explains. */
  readonly over: number;
}

/** Adds up shares as they are stored or typed: decimal strings, per cent. What is no number counts for nothing. */
export function ownershipOf(shares: readonly (string | null | undefined)[]): Ownership {
  const total = shares
    .map(share => Math.round(Number(share ?? '') * parts))
    .filter(Number.isFinite)
    .reduce((sum, share) => sum + share, 0);
  return { total: total / parts, over: total > whole + rounding ? (total - whole) / parts : 0 };
}

/**
 * From this share on a person is offered as beneficial owner, per cent. The law of today says more than 25 %, that of
 * 10 July 2027 25 % or more; who marks someone decides.
 */
const offeredFrom = 25;

/** Whether a share makes it likely that a person is a beneficial owner. */
export const isLikelyOwner = (share: string | null | undefined): boolean =>
  Number(share ?? '') >= offeredFrom;
