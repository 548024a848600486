// The packages as a stranger gets them: packed, unpacked into a folder outside the workspace, with nothing beside them but
// what their manifests ask for.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the applications, each with what it needs. */
    strangers: string;
  }
}

/** What is published, and what a host of it has by itself. */
const published = ['validators', 'ui', 'api'] as const;
const hosts = [
  'react',
  'react-dom',
  'yup',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'tailwindcss',
  'typescript',
];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

function link(modules: string, name: string, from = join(root, 'node_modules', name)): void {
  const to = join(modules, name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, 'junction');
}

/** Packs a package and unpacks it among the modules of the applications. */
function install(folder: string, name: (typeof published)[number]): void {
  const modules = join(folder, 'node_modules');
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(root, 'packages', name),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { filename } = Object.values(
    JSON.parse(packed) as Readonly<Record<string, { filename: string }>>,
  )[0]!;
  const into = join(modules, '@dossier', name);
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', into]);
  const { dependencies = {} } = JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys(dependencies))
    if (!dependency.startsWith('@dossier/')) link(modules, dependency);
}

/** Once before all files: the packages have to be built. */
export function setup({ vitest }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-strangers-'));
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  for (const name of published) install(folder, name);
  for (const host of hosts) link(join(folder, 'node_modules'), host);
  // Installed apart (tooling/setup.mjs): nothing of the product needs it.
  link(join(folder, 'node_modules'), 'next', join(import.meta.dirname, 'hosts/node_modules/next'));
  vitest.provide('strangers', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
