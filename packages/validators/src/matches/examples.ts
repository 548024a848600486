import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MatchesOptions } from './matches.ts';

const options = { other: 'jan@voorbeeld.nl' };

export const valid: readonly Example<MatchesOptions>[] = [
  { value: 'jan@voorbeeld.nl', options, note: 'the same' },
  { value: '', options: { other: undefined }, note: 'nothing and nothing' },
];

export const invalid: readonly InvalidExample<MatchesOptions>[] = [
  { value: 'jan@voorbeeld.be', options, note: 'another', violation: { code: 'matches' } },
  { value: '', options, note: 'nothing and something', violation: { code: 'matches' } },
];
