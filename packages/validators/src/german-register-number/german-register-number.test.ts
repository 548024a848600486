import { expect, it } from 'vitest';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { germanRegisterNumber, normalizeGermanRegisterNumber } from './german-register-number.ts';

describeRule(germanRegisterNumber, examples);

it.each([
  ['hrb84954', 'HRB 84954'],
  ['Amtsgericht München, HRB 84954', 'HRB 84954, Amtsgericht München'],
  ['HRB  84954   Amtsgericht München', 'HRB 84954, Amtsgericht München'],
  ['HRB 11111 B', 'HRB 11111 B'],
  ['gnr 41', 'GnR 41'],
  ['no number', 'no number'],
])('writes %s as it is cited', (typed, cited) => {
  expect(normalizeGermanRegisterNumber(typed)).toBe(cited);
});
