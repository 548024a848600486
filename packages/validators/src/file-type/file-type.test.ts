import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { fileExtension, fileType } from './file-type.ts';
import { fileExtensions } from '../vocabularies/file-extensions.ts';
import { fileTypes } from './file-types.ts';

describeRule(fileType, examples);

interface Sample {
  readonly name: string;
}
interface Expected {
  readonly extension: string;
  readonly extensionListed: boolean;
}

it.each(vectors<Sample, Expected>('file_samples'))(
  'judges as its source: $input.name $note',
  ({ input, expected }) => {
    expect(fileExtension(input.name)).toBe(expected.extension);
    expect(fileType(input) === undefined).toBe(expected.extensionListed);
  },
);

it('has the 22 extensions of S2 §5', () => {
  expect(Object.keys(fileTypes)).toHaveLength(22);
  expect(Object.keys(fileTypes)).toEqual(fileExtensions);
});
