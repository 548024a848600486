import type { Example, InvalidExample } from '../testing/examples.ts';
import type { ConfirmPasswordOptions } from './confirm-password.ts';

const options = { newPassword: 'Abcdef1!' };

export const valid: readonly Example<ConfirmPasswordOptions>[] = [
  { value: 'Abcdef1!', options, note: 'the same' },
  { value: '        ', options: { newPassword: '        ' }, note: 'the same blanks' },
];

export const invalid: readonly InvalidExample<ConfirmPasswordOptions>[] = [
  { value: '', options, note: 'nothing', violation: { code: 'required' } },
  { value: 'abcdef1!', options, note: 'another case', violation: { code: 'confirmPassword' } },
  { value: 'Abcdef1! ', options, note: 'a blank at the end', violation: { code: 'confirmPassword' } },
  {
    value: 'Abcdef1！',
    options,
    note: 'a full-width exclamation mark',
    violation: { code: 'confirmPassword' },
  },
];
