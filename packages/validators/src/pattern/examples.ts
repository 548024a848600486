import type { Example, InvalidExample } from '../testing/examples.ts';
import type { PatternOptions } from './pattern.ts';

const options = { pattern: /^[a-z]+$/g };

export const valid: readonly Example<PatternOptions>[] = [
  { value: 'abc', options, note: 'what the pattern allows' },
  { value: 'abc', options, note: 'the same again: a global pattern has no memory here' },
  { value: '', options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<PatternOptions>[] = [
  { value: 'a1', options, note: 'a digit', violation: { code: 'pattern' } },
  { value: {}, options, note: 'no text', violation: { code: 'pattern' } },
];
