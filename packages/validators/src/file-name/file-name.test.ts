import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { cleanFileName, fileName } from './file-name.ts';

describeRule(fileName, examples);

interface Expected {
  readonly safe: boolean;
}

it.each(vectors<string, Expected>('filenames'))('judges as its source: $note', ({ input, expected }) => {
  expect(fileName(input) === undefined).toBe(expected.safe);
});

it.each([
  ['../../contract.pdf', 'contract.pdf'],
  ['C:\\temp\\a:b*c.pdf', 'a-b-c.pdf'],
  ["d'Arcy & zoon.pdf", 'd-Arcy - zoon.pdf'],
  ['contract\u202efdp.exe', 'contractfdp.exe'],
  ['AUX.csv', 'file-AUX.csv'],
])('offers a name in place of %j', (refused, offered) => {
  expect(cleanFileName(refused)).toBe(offered);
  expect(fileName(offered)).toBeUndefined();
});
