import type { Example, InvalidExample } from '../testing/examples.ts';
import type { FileSizeOptions } from './file-size.ts';

const options = { min: 1 };

export const valid: readonly Example<FileSizeOptions>[] = [
  { value: 15_728_640, note: 'exactly 15 MB' },
  { value: { size: 1024 }, note: 'anything with a size' },
  { value: 0, note: 'an empty file, where no minimum is asked' },
  { value: undefined, note: 'no file' },
];

export const invalid: readonly InvalidExample<FileSizeOptions>[] = [
  { value: 15_728_641, note: 'a byte too many', violation: { code: 'fileSize' } },
  {
    value: 262_145,
    options: { max: 262_144 },
    note: 'a byte above another limit',
    violation: { code: 'fileTooLarge' },
  },
  { value: 0, options, note: 'an empty file', violation: { code: 'fileTooSmall' } },
  { value: -1, note: 'less than nothing', violation: { code: 'invalid' } },
  { value: 'large', note: 'a word', violation: { code: 'invalid' } },
];
