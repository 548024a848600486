// What is proved of each component, for its page: read from the tests, pictures and stories that are there, and from
// what the last run of the stories found. Nothing here is written by hand.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { StoryResults } from './story-results.ts';

const root = join(import.meta.dirname, '..');
const components = join(root, 'packages/ui/src');
const id = 'virtual:dossier-proofs';

/** Where a run of the stories leaves what it found. */
export const resultsFile = join(root, '.cache/story-results.json');

export interface Proof {
  readonly folder: string;
  /** Stories of the last run, audited by axe and in four themes; null where none was run. */
  readonly run: { readonly passed: number; readonly failed: number } | null;
  readonly stories: number;
  /** Stories whose play function presses keys. */
  readonly keyboard: number;
  /** Stories for German text, 320 px, or a narrow window. */
  readonly narrow: number;
  readonly tests: boolean;
  /** What a screen reader says is asserted. */
  readonly screenReader: boolean;
  /** Stories whose accessibility tree is compared. */
  readonly trees: number;
  /** Pictures that are compared, of every look together. */
  readonly pictures: number;
  /** One of them in forced colours. */
  readonly forcedColours: boolean;
}

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(components, folder) }).map(file =>
    readFileSync(join(components, folder, file), 'utf8'),
  );

function proofOf(folder: string, results: StoryResults): Proof {
  const stories = read(folder, '*.stories.tsx').flatMap(text => text.split(/^export const /m).slice(1));
  const tests = read(folder, '*.test.tsx');
  const pictures = globSync('__screenshots__/**/*.png', { cwd: join(components, folder) });
  const runs = Object.entries(results).filter(([file]) => file.startsWith(`packages/ui/src/${folder}/`));
  return {
    folder,
    run:
      runs.length === 0
        ? null
        : {
            passed: runs.reduce((sum, [, { passed }]) => sum + passed, 0),
            failed: runs.reduce((sum, [, { failed }]) => sum + failed, 0),
          },
    stories: stories.length,
    keyboard: stories.filter(text => /userEvent\.(?:keyboard|tab)\(/.test(text)).length,
    narrow: stories.filter(text => /de-DE|inlineSize: 320|mobile1/.test(text)).length,
    tests: tests.length > 0,
    screenReader: tests.some(text => text.includes('testing/listen.ts')),
    trees: stories.filter(text => /tags: \[[^\]]*'tree'/.test(text)).length,
    pictures: pictures.length,
    forcedColours: pictures.some(picture => picture.includes('-forced-')),
  };
}

/** Every component folder: those that have stories. */
export function proofs(): readonly Proof[] {
  const results = (
    existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}
  ) as StoryResults;
  return readdirSync(components, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(components, entry.name, 'index.ts')))
    .map(entry => proofOf(entry.name, results))
    .filter(proof => proof.stories > 0);
}

/** Gives the pages of Storybook `virtual:dossier-proofs`. */
export const proofsPlugin: Plugin = {
  name: 'dossier-proofs',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load: source => (source === `\0${id}` ? `export const proofs = ${JSON.stringify(proofs())};` : undefined),
};
