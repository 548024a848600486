import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './files.ts';
import { leanContract } from './lean-contract.ts';

const folder = join(root, 'packages/api/src/contract');
const files = readdirSync(folder).filter(name => /^[\w-]+\.ts$/.test(name));
const lean = (inside: string) => leanContract(`const a = endpoint({ ${inside} });`, 'x.ts');

describe('the contract as pages carry it', () => {
  it.each([
    ["name: 'a.b', summary: 'One line.', path: '/b'", "name: 'a.b', path: '/b'"],
    ["name: 'a.b', body: object({ a: string() }), errors: [],", "name: 'a.b', "],
    [
      'query: object(fields), response: object({ body: string(), query: string() })',
      'response: object({ body: string(), query: string() })',
    ],
    ["ifMatch: true, duringSetup: true, kind: 'json'", "kind: 'json'"],
  ])('%j keeps what the gateway reads', (whole, kept) => {
    expect(lean(whole).replaceAll(/\s+/g, ' ')).toBe(
      `const a = endpoint({ ${kept} });`.replaceAll(/\s+/g, ' '),
    );
  });

  it('leaves what is no endpoint as it is', () => {
    const code = 'export const settings = object({ body: string(), summary: string() });';
    expect(leanContract(code, 'x.ts')).toBe(code);
  });

  it('is told of an endpoint that is no literal', () => {
    expect(() => leanContract('const a = endpoint(declared);', 'x.ts')).toThrow(/x\.ts/);
  });

  it.each(files)('%s keeps every name, address and answer, and is still a program', name => {
    const code = readFileSync(join(folder, name), 'utf8');
    const left = leanContract(code, name);
    parseAst(left, { lang: 'ts' });
    const count = (text: string, part: RegExp) => text.match(part)?.length;
    for (const part of [/name: '\w+\.\w+'/g, /\bpath[,:]/g, /\bservice[,:]/g, /^ {2}response:/gm])
      expect(count(left, part)).toBe(count(code, part));
    if (count(code, /endpoint\(\{/g)) expect(count(left, /^ {2}(?:summary|errors):/gm)).toBeUndefined();
  });
});
