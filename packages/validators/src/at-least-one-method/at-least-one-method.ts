import type { ValidationResult } from '../rule.ts';

/** The two ways to prove that a bank account belongs to the client. */
interface Methods {
  readonly iDeal?: unknown;
  readonly iDIN?: unknown;
}

/** At least one of iDeal and iDIN is switched on (S1 §5). */
export function atLeastOneMethod(value: unknown): ValidationResult {
  const { iDeal, iDIN }: Methods = typeof value === 'object' && value !== null ? value : {};
  return iDeal === true || iDIN === true ? undefined : { code: 'atLeastOneMethod' };
}
