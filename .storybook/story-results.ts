// Keeps what a run of the stories found, by file, for the pages that say how accessible a component is.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const root = join(import.meta.dirname, '..');
const file = join(root, '.cache/story-results.json');

/** Stories that passed and failed, by the file that they are in. */
export type StoryResults = Readonly<Record<string, { readonly passed: number; readonly failed: number }>>;

export class StoryResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const entries = modules
      .filter(module => module.project.name.startsWith('stories'))
      .map(module => {
        const states = [...module.children.allTests()].map(test => test.result().state);
        const count = (state: string) => states.filter(other => other === state).length;
        return [
          relative(root, module.moduleId),
          { passed: count('passed'), failed: count('failed') },
        ] as const;
      });
    if (entries.length === 0) return;
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoryResults) : {};
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...before, ...Object.fromEntries(entries) }));
  }
}
