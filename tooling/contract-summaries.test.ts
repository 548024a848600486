import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './files.ts';
import { withoutSummaries } from './contract-summaries.ts';

const folder = join(root, 'packages/api/src/contract');
const files = readdirSync(folder).filter(name => /^[\w-]+\.ts$/.test(name));

describe('the contract as pages carry it', () => {
  it.each([
    ["  summary: 'One line.',", "  summary: '',"],
    ["  summary:\n    'A long line, isn\\'t it.',", "  summary: '',"],
    [`  summary:\n    "The firm's settings.",`, "  summary: '',"],
    ['  summary: `Makes ${count} codes.`,', "  summary: '',"],
  ])('%j is left out', (code, left) => expect(withoutSummaries(code, 'x.ts')).toBe(left));

  it('is told of a text that is none', () => {
    expect(() => withoutSummaries('  summary: sentenceOf(list),', 'x.ts')).toThrow(/x\.ts/);
  });

  it.each(files)('%s loses its sentences and nothing else', name => {
    const code = readFileSync(join(folder, name), 'utf8');
    const left = withoutSummaries(code, name);
    expect(left.match(/summary:/g)?.length).toBe(code.match(/summary:/g)?.length);
    expect(left.match(/name: '/g)?.length).toBe(code.match(/name: '/g)?.length);
    expect(left.match(/path[,:]/g)?.length).toBe(code.match(/path[,:]/g)?.length);
  });
});
