import { describe, expect, it } from 'vitest';
import { riskLevelOf } from './risk-level-of.ts';

const texts = {
  textOf: (_: string, code: string) => ({ HIGH: 'High' })[code] ?? code,
  notAssessed: 'Not assessed',
};

describe('the level of risk of a client', () => {
  it('is what the firm calls it', () => {
    const levels = [{ id: 'HIGH', name: 'Elevated', score: 100, months: 12 }] as never;
    expect(riskLevelOf('HIGH', levels, texts)).toEqual({ level: 'high', label: 'Elevated' });
  });

  it('is not taken for unassessed while the names of the firm are read', () => {
    expect(riskLevelOf('HIGH', undefined, texts)).toEqual({ level: 'high', label: 'High' });
  });

  it('is not assessed where no one has', () => {
    expect(riskLevelOf(null, undefined, texts)).toEqual({ level: null, label: 'Not assessed' });
  });
});
