import { describe, expect, it } from 'vitest';
import { base32, codeAt, stepOf, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 cases; codes of 6 digits are the last six of its eight. */
const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s (RFC 6238)', (second, code) => {
    expect(codeAt(secret, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('have a secret that is shown in base32: %j is %s (RFC 4648)', (text, shown) => {
    expect(base32(Buffer.from(text))).toBe(shown);
  });

  it('are taken one step late, and never early', () => {
    const now = new Date('2026-11-21T10:42:00Z');
    const taken = [-2, -1, 0, 1, 2].map(off => stepOfCode(secret, codeAt(secret, stepOf(now) + off), now));
    expect(taken.map(step => step !== null)).toEqual([false, true, true, false, false]);
    expect(stepOfCode(secret, '12345', now)).toBeNull();
  });
});
