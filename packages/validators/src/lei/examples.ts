import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: '', note: 'nothing' },
  { value: '7245005WBNJAFHBD0S30', note: 'a Dutch entity', source: 'lei-js' },
  { value: '2138 00kud8 LAJW SQ9D 15', note: 'in groups, partly in small letters' },
  {
    value: 'B81CK4ESI35472RHJ606',
    note: 'an old code, whose fifth and sixth characters are not 00',
    source: 'GLEIF',
  },
];

export const invalid: readonly InvalidExample[] = [
  {
    value: '7245005WBNJAF0BD0S30',
    note: 'one character changed',
    source: 'lei-js',
    violation: { code: 'lei' },
  },
  { value: '213800KUD8LAJWSQ9DI5', note: 'a letter in the check digits', violation: { code: 'lei' } },
  {
    value: '2138008RY151CSQ19U99',
    note: 'check digits 99: the right remainder, and still wrong',
    violation: { code: 'lei' },
  },
  { value: '213800KUD8-LAJWSQ9D-15', note: 'dashes, which nobody prints', violation: { code: 'lei' } },
  { value: '5493001BD9HCE74UH41', note: '19 characters', violation: { code: 'lei' } },
];
