import type { Example, InvalidExample } from '../testing/examples.ts';
import type { DateOfBirthOptions } from './date-of-birth.ts';

const today = '2026-11-21';
const adult = { today, adult: true };
const minor = { today, adult: false };

export const valid: readonly Example<DateOfBirthOptions>[] = [
  { value: '2008-11-21', options: adult, note: 'eighteen today' },
  { value: '2008-11-22', options: minor, note: 'eighteen tomorrow' },
  { value: '2026-11-21', options: { today }, note: 'born today' },
  { value: '', options: adult, note: 'nothing' },
];

export const invalid: readonly InvalidExample<DateOfBirthOptions>[] = [
  { value: '2026-11-22', options: { today }, note: 'tomorrow', violation: { code: 'birthFuture' } },
  {
    value: '2008-11-22',
    options: adult,
    note: 'a day too young',
    violation: { code: 'birthAdult' },
  },
  {
    value: '2008-11-21',
    options: minor,
    note: 'of age today',
    violation: { code: 'birthMinor' },
  },
  {
    value: '2008-02-29',
    options: { today: '2026-02-28', adult: true },
    note: 'born on a leap day, the day before 1 March',
    violation: { code: 'birthAdult' },
  },
  { value: '2026-02-31', options: { today }, note: 'no day', violation: { code: 'date' } },
];
