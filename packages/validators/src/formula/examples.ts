import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '(a + b) * -c / 2.5', note: 'all that a formula may have' },
  { value: '1/0', note: 'a structure, whatever it gives' },
  { value: 'a - -b', note: 'a minus before an operand' },
  { value: `${'('.repeat(10_000)}a${')'.repeat(10_000)}`, note: 'ten thousand parentheses' },
];

export const invalid: readonly InvalidExample[] = [
  { value: ' ', note: 'nothing', violation: { code: 'required' } },
  {
    value: 'a +',
    note: 'an operand is missing at the end',
    violation: { code: 'formula', params: { position: 3 } },
  },
  {
    value: '(a + b',
    note: 'a parenthesis stays open',
    violation: { code: 'formula', params: { position: 6 } },
  },
  {
    value: 'a + b)',
    note: 'a parenthesis that nothing opened',
    violation: { code: 'formula', params: { position: 5 } },
  },
  { value: '2a', note: 'a product without a sign', violation: { code: 'formula', params: { position: 1 } } },
  { value: 'a ** b', note: 'two stars', violation: { code: 'formula', params: { position: 3 } } },
  { value: '+a', note: 'a plus before an operand', violation: { code: 'formula', params: { position: 0 } } },
  { value: '1.', note: 'a point without digits', violation: { code: 'formula', params: { position: 1 } } },
  { value: 'a.b', note: 'a member', violation: { code: 'formula', params: { position: 1 } } },
  { value: 'max(a, b)', note: 'a function', violation: { code: 'formula', params: { position: 3 } } },
  { value: 'a – b', note: 'an en dash', violation: { code: 'formula', params: { position: 2 } } },
  {
    value: '（a+b）',
    note: 'full-width parentheses',
    violation: { code: 'formula', params: { position: 0 } },
  },
];
