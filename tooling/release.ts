// `npm run release`: makes the packages of the next version ready, as the files of .changeset say it: changelogs,
// versions, build, checks, tarballs. It publishes nothing: `npm publish` of the tarballs in dist/release is a person's
// decision. With --dry-run it writes nothing but the tarballs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { report, run, type Outcome } from './run.ts';

/** They have one version: who installs two gets two that fit. */
export const releasedPackages = ['validators', 'ui', 'api'] as const;

const heading = '## Unreleased\n';

/** What the tool wrote of a version into a changelog, without its headings. */
export function newsOf(text: string, version: string): string {
  const [, written = ''] = text.split(`\n## ${version}\n`);
  const [lines = ''] = written.split(/\n## /);
  return lines
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('### '))
    .join('\n');
}

/** A changelog with the news of a version, and what was unreleased, under the version's heading. */
export function changelogOf(text: string, version: string, date: string, news = ''): string {
  if (!text.includes(heading))
    throw new Error('The changelog has no "## Unreleased": the next version has no place to stand.');
  return text.replace(heading, `${heading}\n## ${version} (${date})\n${news === '' ? '' : `\n${news}\n`}`);
}

/** The version that the files of .changeset ask for; none where nothing is new. */
function nextVersion(): string | undefined {
  const file = join(root, '.cache/release.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  execFileSync('changeset', ['status', '--output', '.cache/release.json'], { cwd: root, stdio: 'ignore' });
  const plan = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly releases: readonly { readonly name: string; readonly newVersion: string }[];
  };
  return plan.releases.find(({ name }) => name === '@dossier/ui')?.newVersion;
}

/** Writes versions, changelogs and the versions of siblings. */
function writeVersion(version: string): void {
  const date = new Date().toISOString().slice(0, 10);
  const changelogs = releasedPackages.map(name => {
    const path = join(root, 'packages', name, 'CHANGELOG.md');
    return { path, before: readFileSync(path, 'utf8') };
  });
  execFileSync('changeset', ['version'], { cwd: root, stdio: 'inherit' });
  for (const { path, before } of changelogs)
    writeFileSync(path, changelogOf(before, version, date, newsOf(readFileSync(path, 'utf8'), version)));
}

async function release(isDry: boolean): Promise<boolean> {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed !== '' && !isDry) {
    console.error('There are changes that are not committed. Commit them: a release is what a commit says.');
    return false;
  }
  const version = nextVersion();
  if (version === undefined) {
    console.error('Nothing is new: .changeset has no file. Write one with npm run changeset.');
    return false;
  }
  console.log(`Version ${version}${isDry ? ', tried and not written' : ''}.`);
  if (!isDry) writeVersion(version);
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
  const isDone = await release(process.argv.includes('--dry-run'));
  if (isDone) console.log('Tarballs are in dist/release. Commit, tag the version, and publish them.');
  process.exitCode = isDone ? 0 : 1;
}
