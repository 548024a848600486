import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '2026-11-21', note: 'a date' },
  { value: '2000-02-29', note: 'a leap day of a century' },
  { value: '', note: 'nothing' },
];

export const invalid: readonly InvalidExample[] = [
  { value: '2023-02-29', note: 'no leap year', violation: { code: 'date' } },
  { value: '1900-02-29', note: 'a century that is no leap year', violation: { code: 'date' } },
  { value: '2026-02-31', note: 'a day that parsers roll over', violation: { code: 'date' } },
  { value: '2026-13-01', note: 'a thirteenth month', violation: { code: 'date' } },
  { value: '0000-01-01', note: 'the year 0', violation: { code: 'date' } },
  { value: '21/11/2026', note: 'the order of a locale', violation: { code: 'date' } },
  { value: '2026-11-21T10:42', note: 'with a time', violation: { code: 'date' } },
  { value: '２０２６-01-01', note: 'full-width digits', violation: { code: 'date' } },
  { value: new Date(0), note: 'a date of JavaScript', violation: { code: 'date' } },
];
