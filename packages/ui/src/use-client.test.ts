import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = import.meta.dirname;
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  file => !/\.(test|test-d|stories|docs)\.|^(docs|foundations|testing|styles)\/|\/testing\//.test(file),
);

/** What a server component may not do: keep state, read a context, listen. */
const needsClient: readonly RegExp[] = [
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(/,
  /\bcreateContext\(/,
  /\buse\(\w+Context\)/,
  /\son[A-Z]\w+=\{(?:\(|\w+ =>)/,
];

it('says that it runs in the browser, where it keeps state, reads a context or listens', () => {
  const silent = files.filter(file => {
    const text = readFileSync(join(src, file), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
    return !text.startsWith("'use client';") && needsClient.some(pattern => pattern.test(code));
  });
  expect(silent).toEqual([]);
});
