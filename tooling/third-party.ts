// THIRD-PARTY.md of each package: what it is made of, and under which licences. Run after a change of dependencies:
// node tooling/third-party.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './files.ts';

export const publishedPackages = ['validators', 'ui', 'api'] as const;

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const introduction = (name: string) =>
  `# What @dossier/${name} is made of\n\nWritten by \`tooling/third-party.ts\`. Dependencies are installed beside the package, and not part of it${name === 'ui' ? ', but for two: the font files of `dist/fonts`, under the SIL Open Font License 1.1, whose text stands beside each, and the rules of Tailwind CSS and its reset in the style sheets (MIT, © Tailwind Labs, Inc.)' : ''}.\n\n`;

export async function noticesOf(name: (typeof publishedPackages)[number]): Promise<string> {
  const { dependencies = {} } = manifestOf(`packages/${name}`);
  const rows = Object.keys(dependencies)
    .filter(dependency => !dependency.startsWith('@dossier/'))
    .map(
      dependency =>
        `| ${dependency} | ${manifestOf(`node_modules/${dependency}`).license ?? 'see the package'} |`,
    );
  const table = ['| Package | Licence |', '| --- | --- |', ...rows].join('\n');
  const options = { ...(await resolveConfig(join(root, 'README.md'))), parser: 'markdown' };
  return format(`${introduction(name)}${rows.length > 0 ? table : 'It has none.'}\n`, options);
}

if (import.meta.main)
  for (const name of publishedPackages)
    writeFileSync(join(root, 'packages', name, 'THIRD-PARTY.md'), await noticesOf(name));
