import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { compiledAhead } from './compiled-ahead.ts';

it('stands on the first line of each file, above what the build puts on top', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./start.js"></script>');
  // What comes late has a stylesheet: the build puts a list of both on top of the file that asks for it.
  writeFileSync(join(folder, 'start.js'), 'import("./late.js").then(({ late }) => late());');
  writeFileSync(join(folder, 'late.js'), 'import "./late.css"; export const late = () => 1;');
  writeFileSync(join(folder, 'late.css'), 'p { color: red }');
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [compiledAhead] });

  const assets = join(folder, 'dist/assets');
  const lines = readdirSync(assets)
    .filter(file => file.endsWith('.js'))
    .map(file => readFileSync(join(assets, file), 'utf8').split('\n'));
  expect(lines.map(([first]) => first)).toEqual(lines.map(() => '//# allFunctionsCalledOnLoad'));
  expect(lines.filter(([, second]) => second?.startsWith('const __vite__mapDeps'))).toHaveLength(1);
});
