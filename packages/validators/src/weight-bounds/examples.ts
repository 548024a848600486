import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: { neutral: '50', min: '40', max: '60' }, note: 'all three' },
  { value: { neutral: '0', min: '', max: '' }, note: 'neutral alone, and zero' },
  { value: { neutral: null, min: '40', max: '60' }, note: 'a range alone' },
  { value: { min: '40' }, note: 'a minimum alone' },
];

export const invalid: readonly InvalidExample[] = [
  { value: {}, note: 'nothing', violation: { code: 'weightMissing' } },
  {
    value: { neutral: '60', min: '40', max: '60' },
    note: 'neutral at the maximum',
    violation: { code: 'weightNeutralMax' },
  },
  {
    value: { neutral: '40', min: '40', max: '60' },
    note: 'neutral at the minimum',
    violation: { code: 'weightNeutralMin' },
  },
  { value: { min: '60', max: '60' }, note: 'minimum at the maximum', violation: { code: 'weightMinMax' } },
  { value: { neutral: 'half' }, note: 'a word', violation: { code: 'number' } },
  {
    value: { neutral: '50', min: '60', max: '40' },
    note: 'the wrong way round: three things are wrong',
    violation: {
      code: 'weightMinMax',
      params: {
        violations: [{ code: 'weightMinMax' }, { code: 'weightNeutralMax' }, { code: 'weightNeutralMin' }],
      },
    },
  },
];
