// Every path and every script that the guides name must exist: guides that drift are worse than none.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sources } from './files.ts';

const guides = () => sources(/^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/);
const scripts = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts;

export function docsViolations(): string[] {
  const names = scripts();
  return guides().flatMap(({ path, text }) => [
    ...[...text.matchAll(/`npm run ([\w:-]+)/g)]
      .filter(([, name]) => !(name !== undefined && name in names))
      .map(([, name]) => `${path} names "npm run ${name}", which is no script.`),
    ...[...text.matchAll(/`((?:packages|apps|tooling|docs|e2e|\.storybook|\.ci)\/[\w./@-]*)`/g)]
      .filter(([, file]) => !existsSync(join(root, (file ?? '').replace(/\/$/, ''))))
      .map(([, file]) => `${path} names "${file}", which is not there.`),
  ]);
}
