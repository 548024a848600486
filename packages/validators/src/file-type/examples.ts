import type { Example, InvalidExample } from '../testing/examples.ts';
import type { FileTypeOptions } from './file-type.ts';

const options = { allowed: ['pdf', 'exe'] };

export const valid: readonly Example<FileTypeOptions>[] = [
  { value: 'contract.pdf', note: 'a listed extension' },
  { value: 'SCAN.JPEG', note: 'in capitals' },
  { value: { name: 'contract.final.docx' }, note: 'anything with a name; the last extension counts' },
  { value: 'contract.pdf', options, note: 'of the types that the tenant allows' },
];

export const invalid: readonly InvalidExample<FileTypeOptions>[] = [
  { value: 'macro.exe', note: 'not on the list', violation: { code: 'fileType' } },
  {
    value: 'macro.exe',
    options,
    note: 'not on the list, whatever the tenant allows',
    violation: { code: 'fileType' },
  },
  {
    value: 'scan.png',
    options,
    note: 'on the list, not allowed by the tenant',
    violation: { code: 'fileType' },
  },
  { value: 'contract', note: 'no extension', violation: { code: 'fileType' } },
  { value: 'contract.pdf.exe', note: 'two extensions: the last one counts', violation: { code: 'fileType' } },
  { value: 'a.constructor', note: 'a name that every object has', violation: { code: 'fileType' } },
];
