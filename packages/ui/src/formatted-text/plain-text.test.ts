import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('a text on one line', () => {
  it.each([
    ['Please check the **UBO extract**.', 'Please check the UBO extract.'],
    ['Missing:\n- the extract\n- a *certified* copy', 'Missing: the extract a certified copy'],
    ['2 * 3, see https://kvk.example/extract.', '2 * 3, see https://kvk.example/extract.'],
  ])('%j', (text, line) => {
    expect(plainText(text)).toBe(line);
  });
});
