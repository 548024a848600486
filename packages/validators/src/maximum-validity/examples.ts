import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: 90, note: 'exactly 90 days' },
  { value: '1', note: 'a day' },
  { value: '', note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample[] = [
  { value: 91, note: 'a day more', violation: { code: 'maximumValidity', params: { max: 90 } } },
  { value: '90.5', note: 'half a day more', violation: { code: 'maximumValidity', params: { max: 90 } } },
  { value: 'ninety', note: 'a word', violation: { code: 'number' } },
];
