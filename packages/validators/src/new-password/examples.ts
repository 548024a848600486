import type { Example, InvalidExample } from '../testing/examples.ts';

const unmet = {
  short: { code: 'minlength', params: { min: 8 } },
  number: { code: 'passwordNumber' },
  special: { code: 'passwordSpecial' },
  upper: { code: 'passwordUpper' },
  lower: { code: 'passwordLower' },
} as const;

export const valid: readonly Example[] = [
  { value: 'Abcdefg1$', note: 'one of each kind', source: 'Amazon Cognito' },
  { value: 'Abcdefg1_', note: 'an underscore is a special character', source: 'amplify-ui 2052' },
  { value: 'Correct-horse-battery-staple-1', note: 'a phrase' },
  { value: `Aa1!${'a'.repeat(95)}`, note: '99 characters' },
  { value: 'Aa1!\u0000aaa', note: 'a NUL inside' },
];

export const invalid: readonly InvalidExample[] = [
  {
    value: '',
    note: 'nothing: all is unmet',
    violation: {
      code: 'required',
      params: {
        violations: [
          { code: 'required' },
          unmet.short,
          unmet.number,
          unmet.special,
          unmet.upper,
          unmet.lower,
        ],
      },
    },
  },
  { value: 'Aa1!aaa', note: 'seven characters', violation: unmet.short },
  {
    value: `Aa1!${'a'.repeat(96)}`,
    note: '100 characters',
    violation: { code: 'maxlength', params: { max: 99 } },
  },
  { value: 'Aa!Aa!Aa!', note: 'no digit', violation: unmet.number },
  { value: 'Password11', note: 'no special character', violation: unmet.special },
  { value: 'Abcdefg1é', note: 'an accented letter is not special', violation: unmet.special },
  { value: 'Abcdef 1', note: 'nor is a blank', violation: unmet.special },
  { value: 'password1!', note: 'no capital', violation: unmet.upper },
  { value: 'PASSWORD1!', note: 'no small letter', violation: unmet.lower },
  {
    value: 'abc',
    note: 'several demands unmet at once',
    violation: {
      code: 'minlength',
      params: { min: 8, violations: [unmet.short, unmet.number, unmet.special, unmet.upper] },
    },
  },
];
