// Breaks the theme engine in seven known ways and counts how many promised pairs notice: the contract test has teeth.
// Run by hand: node --conditions=@dossier/source tooling/bench/theme-mutants.ts
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Engine from '@dossier/ui/theme';

const source = join(import.meta.dirname, '../../packages/ui/src/theme');

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const mutants: readonly Mutant[] = [
  {
    name: 'muted text solved without the soft grounds',
    file: 'page-tokens.ts',
    from: "'text-muted': solve(at(0.5, 0.72), all,",
    to: "'text-muted': solve(at(0.5, 0.72), [grounds.canvas],",
  },
  {
    name: 'hover moves towards its text',
    file: 'intent-tokens.ts',
    from: 'text.y > fill.y ? -by : by',
    to: 'text.y > fill.y ? by : -by',
  },
  {
    name: 'more contrast asks for no more',
    file: 'seeds.ts',
    from: 'level: isMore ? 1 : 0',
    to: 'level: 0',
  },
  {
    name: 'focus is the brand as it is',
    file: 'page-tokens.ts',
    from: 'focus: solve(seeds.ink.paint, all, ratios.mark[level], away)',
    to: 'focus: seeds.primary',
  },
  {
    name: 'links are the brand as it is',
    file: 'intent-tokens.ts',
    from: 'const words = solve(seeds.words, everywhere, ratios.reading[level], away);',
    to: 'const words = seeds.words;',
  },
  {
    name: 'text on fills is always white',
    file: 'solve.ts',
    from: '[WHITE, nearBlack].find(text => isReadable(text, [fill], ratio)) ?? BLACK',
    to: '[nearBlack].map(() => WHITE)[0] ?? BLACK',
  },
  {
    name: 'text solved before the soft grounds',
    file: 'surfaces.ts',
    from: '...intents.flatMap(intent => [softs[intent].soft, softs[intent].hover]),',
    to: '...intents.flatMap(() => []),',
  },
];

/** Pair kinds that fail, over 200 brands. */
async function failing(folder: string): Promise<number> {
  const { createTheme } = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as typeof Engine;
  const kinds = new Set<string>();
  let state = 7;
  const hex = () => {
    state = (state * 48271) % 2147483647;
    return `#${(state % 0x1000000).toString(16).padStart(6, '0')}`;
  };
  for (let i = 0; i < 200; i++)
    for (const { foreground, background } of createTheme({
      id: 'mutant',
      name: 'Mutant',
      brand: { primary: hex(), accent: hex() },
    }).report.failures)
      kinds.add(`${foreground} ${background}`);
  return kinds.size;
}

let survivors = 0;
for (const { name, file, from, to } of mutants) {
  const folder = mkdtempSync(join(tmpdir(), 'theme-mutant-'));
  cpSync(source, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from))
    throw new Error(`Dossier UI: the mutant "${name}" finds nothing to break in ${file}.`);
  writeFileSync(join(folder, file), text.replace(from, to));
  const failures = await failing(folder);
  if (failures === 0) survivors++;
  process.stdout.write(`${String(failures).padStart(4)} kinds of pairs fail: ${name}\n`);
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(
  survivors === 0 ? 'Every defect is noticed.\n' : `${survivors} defects are not noticed.\n`,
);
process.exitCode = survivors;
