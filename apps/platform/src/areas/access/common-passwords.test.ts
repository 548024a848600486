import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coreOf, isCommon } from './common-passwords.ts';

describe('common passwords', () => {
  it.each([
    'Dragon-2027!',
    '!!Sunshine1',
    '2027Football!',
    'Baseball123$',
    'ＰＡＳＳＷＯＲＤ-1',
    'P@ssw0rd',
    'P4$$w0rd!',
    '$unsh1ne2027',
    'Dr4g0n-99',
    'Footba11!',
    'M1chael+1',
  ])('include %s', password => {
    expect(isCommon(password)).toBe(true);
  });

  it.each(['A-fresh-Start-2027', 'kT9#vLq2!xPz', '12345678!Aa', ''])('do not include %j', password => {
    expect(isCommon(password)).toBe(false);
  });

  it('are 3,000 at least, each in the form that is compared', () => {
    const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
    const entries = lines.filter(line => line !== '' && !line.startsWith('#'));
    expect(new Set(entries).size).toBeGreaterThanOrEqual(3_000);
    expect(entries.filter(word => coreOf(word) !== word)).toEqual([]);
  });
});
