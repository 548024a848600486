// `npm run release -- 0.2.0`: makes the packages of a version ready: changelogs, versions, build, checks, tarballs. It
// publishes nothing: `npm publish` of the tarballs in dist/release is a person's decision. With --dry-run it writes nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { report, run, type Outcome } from './run.ts';

/** They have one version: who installs two gets two that fit. */
export const releasedPackages = ['validators', 'ui', 'api'] as const;

const heading = '## Unreleased\n';

/** A changelog whose unreleased news are those of a version. */
export function changelogOf(text: string, version: string, date: string): string {
  if (!text.includes(heading))
    throw new Error('No news: the changelog has no "## Unreleased". Write what is new.');
  return text.replace(heading, `${heading}\n## ${version} (${date})\n`);
}

/** A manifest of a version, with its siblings in the same one. */
export function manifestOf(text: string, version: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown> & {
    dependencies?: Record<string, string>;
  };
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
      name,
      name.startsWith('@dossier/') ? version : range,
    ]),
  );
  return `${JSON.stringify({ ...manifest, version, dependencies }, null, 2)}\n`;
}

async function release(version: string, isDry: boolean): Promise<boolean> {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed !== '' && !isDry) {
    console.error('There are changes that are not committed. Commit them: a release is what a commit says.');
    return false;
  }
  const date = new Date().toISOString().slice(0, 10);
  for (const name of releasedPackages)
    for (const [file, next] of [
      ['CHANGELOG.md', (text: string) => changelogOf(text, version, date)],
      ['package.json', (text: string) => manifestOf(text, version)],
    ] as const) {
      const path = join(root, 'packages', name, file);
      const text = next(readFileSync(path, 'utf8'));
      if (!isDry) writeFileSync(path, text);
    }
  const folder = join(root, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const [name, command] of [
    [
      'build',
      'turbo run build --filter=@dossier/ui --filter=@dossier/validators --filter=@dossier/api --ui=stream',
    ],
    ['packages', 'node tooling/check-packages.ts'],
    ['strangers', 'vitest run --project strangers'],
    ...releasedPackages.map(
      each => [`pack ${each}`, `cd packages/${each} && npm pack --pack-destination ${folder}`] as const,
    ),
  ] as const) {
    const outcome = await run({ name, command }, true);
    outcomes.push(outcome);
    if (!outcome.passed) break;
  }
  report(outcomes);
  return outcomes.every(({ passed }) => passed);
}

if (import.meta.main) {
  const [version = '', flag] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    console.error('Which version? npm run release -- 0.2.0 [--dry-run]');
    process.exit(1);
  }
  const isDone = await release(version, flag === '--dry-run');
  if (isDone) console.log(`Tarballs are in dist/release. Commit, tag v${version}, and publish them.`);
  process.exitCode = isDone ? 0 : 1;
}
