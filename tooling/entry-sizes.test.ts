import { describe, expect, it } from 'vitest';
import { budgets, entries, sizeOfEntry, sizeViolations, staleBudgets } from './entry-sizes.ts';

const size = { entry: 'qr-code', first: 1000, later: 0, modules: [] };

describe('size budgets', () => {
  it('are there for every entry, and for nothing else', () => {
    const allowed = budgets();
    expect(entries().filter(entry => allowed[entry] === undefined)).toEqual([]);
    expect(staleBudgets(allowed, entries())).toEqual([]);
  });

  it('fail on more bytes than allowed, and on no budget', () => {
    expect(sizeViolations(size, { 'qr-code': 1000 })).toEqual([]);
    expect(sizeViolations(size, { 'qr-code': 999 })).toEqual([
      'qr-code has 1000 bytes, and a budget of 999.',
    ]);
    expect(sizeViolations(size, {})).toHaveLength(1);
  });

  it('fail on what is loaded too early', () => {
    const early = { ...size, modules: ['/node_modules/uqr/dist/index.mjs'] };
    expect(sizeViolations(early, { 'qr-code': 1000 })[0]).toContain('before it is needed');
  });

  it('leave the library that draws codes for later', { timeout: 60_000 }, async () => {
    const { later, modules } = await sizeOfEntry('qr-code');
    expect(modules.filter(module => module.includes('/uqr/'))).toEqual([]);
    expect(later).toBeGreaterThan(1000);
  });
});
