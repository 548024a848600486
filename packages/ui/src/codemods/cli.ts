#!/usr/bin/env node
// `npx dossier-migrate src`: writes the names of now into the files of an application, and says what is left to do.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrate.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const [target = 'src', flag] = process.argv.slice(2);
const isDry = flag === '--dry-run';
const files = statSync(target, { throwIfNoEntry: false })?.isDirectory()
  ? globSync('**/*.{ts,tsx,js,jsx,mts,mjs}', { cwd: target, exclude: name => name === 'node_modules' }).map(
      file => join(target, file),
    )
  : [target];
let changed = 0;
let left = 0;
for (const file of files) {
  const code = readFileSync(file, 'utf8');
  const result = migrate(code);
  for (const { line, advice } of result.advice) print(`${file}:${line}: ${advice}`);
  left += result.advice.length;
  if (result.code === code) continue;
  changed += 1;
  print(`${file}: renamed`);
  if (!isDry) writeFileSync(file, result.code);
}
print(
  `${files.length} files read, ${changed} ${isDry ? 'would change' : 'changed'}, ${left} places left to you. See MIGRATING.md.`,
);
