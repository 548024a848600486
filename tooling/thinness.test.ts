import { describe, expect, it } from 'vitest';
import { thicknesses } from './thinness.ts';

const validate = (text: string) =>
  thicknesses([{ path: 'apps/backoffice/src/areas/access/LoginPage.tsx', text }]);

describe('a thin back office', () => {
  it('may arrange', () =>
    expect(validate('<div className="grid gap-4 md:grid-cols-2 text-start" />')).toEqual([]));
  it.each([
    'bg-surface',
    'text-muted',
    'md:text-accent',
    'font-mono',
    'shadow-overlay',
    'rounded-md',
    'border-b',
  ])('may not draw with %s', name => expect(validate(`<div className="grid ${name}" />`)).toHaveLength(1));
  it('may not set styles', () => expect(validate('<div style={{ color }} />')).toHaveLength(1));
  it('has pages of at most 150 lines', () => {
    expect(validate('\n'.repeat(149))).toEqual([]);
    expect(validate('\n'.repeat(150))).toHaveLength(1);
  });
});
