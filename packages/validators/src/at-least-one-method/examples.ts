import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: { iDeal: true, iDIN: false }, note: 'one' },
  { value: { iDeal: true, iDIN: true }, note: 'both' },
];

export const invalid: readonly InvalidExample[] = [
  { value: { iDeal: false, iDIN: false }, note: 'none', violation: { code: 'atLeastOneMethod' } },
  { value: undefined, note: 'nothing', violation: { code: 'atLeastOneMethod' } },
];
