// The arrows of the architecture, and no others. `violations` is pure, so that its test can try forbidden imports.
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isProof, root, type Source } from './files.ts';

interface Room {
  /** Folder from the root. */
  readonly folder: string;
  /** Specifiers that start with one of these may be imported from another room. */
  readonly may: readonly string[];
  /** Folders of its own package that it may import by their path. */
  readonly neighbours?: readonly string[];
  /** Of these, what it may not import all the same. */
  readonly mayNot?: string;
  /** Libraries that have no business in this room. */
  readonly never?: RegExp;
}

const react = /^(react|react-dom|swr|wouter|react-aria-components|@headlessui\/react|i18next)(\/|$)/;

/** Most specific folder first: the first room that holds a file is its room. */
const rooms: readonly Room[] = [
  { folder: 'packages/validators', may: [], never: react },
  { folder: 'packages/ui/src/theme', may: [], never: react },
  { folder: 'packages/ui', may: ['@dossier/validators'], never: /^(swr|wouter|i18next)(\/|$)/ },
  { folder: 'packages/api/src/contract', may: ['@dossier/validators'], never: react },
  {
    folder: 'packages/api/src/texts',
    may: ['@dossier/validators'],
    neighbours: ['packages/api/src/contract'],
    never: react,
  },
  {
    folder: 'packages/api',
    may: ['@dossier/validators'],
    never: /^(wouter|react-dom|react-aria-components|@headlessui\/react|i18next)(\/|$)/,
  },
  {
    folder: 'apps/backoffice',
    may: ['@dossier/ui/', '@dossier/api/', '@dossier/validators'],
    mayNot: '@dossier/api/contract/server',
  },
  {
    folder: 'apps/platform',
    may: [
      '@dossier/api/contract',
      '@dossier/api/fixtures',
      '@dossier/api/texts',
      '@dossier/ui/theme',
      '@dossier/ui/vocabularies',
      '@dossier/validators',
    ],
    never: react,
  },
];

/** Examples may show more than the code they prove: a rule's page is made of components. */
const proofMay = ['@dossier/ui/', '@dossier/validators', '@dossier/api/'];

export interface Violation {
  readonly path: string;
  readonly specifier: string;
  readonly reason: string;
}

const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"\n]+)['"]/gm;

function specifiersOf(text: string): string[] {
  return [...text.matchAll(importPattern)].map(match => match[1] ?? '');
}

const roomOf = (path: string) =>
  rooms.find(room => path === room.folder || path.startsWith(`${room.folder}/`));

function exportsOf(name: string): string[] {
  const folder = name.replace('@dossier/', '');
  const where = ['packages', 'apps'].find(top => roomOf(`${top}/${folder}/x`)) ?? 'packages';
  const manifest = JSON.parse(readFileSync(join(root, where, folder, 'package.json'), 'utf8')) as {
    exports?: object;
  };
  return Object.entries(manifest.exports ?? {}).flatMap(([key, value]) => (value === null ? [] : [key]));
}

function isExported(specifier: string): boolean {
  const [scope, name, ...rest] = specifier.split('/');
  const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  const among = (key: string) => key.endsWith('/*') && posix.dirname(key) === posix.dirname(entry);
  return exportsOf(`${scope}/${name}`).some(key => key === entry || among(key));
}

/** Inside an app: shared → areas → app, and never from one area to another. */
function floorViolation(path: string, target: string): string | null {
  const roomOf = (file: string) => /^apps\/(backoffice|platform)\/src\/(\w+)(?:\/([\w-]+))?/.exec(file);
  const [from, to] = [roomOf(path), roomOf(target)];
  if (!from || !to) return null;
  const [, app, fromFloor, fromArea] = from;
  const [, , toFloor, toArea] = to;
  if (fromFloor === 'areas' && toFloor === 'areas' && fromArea !== toArea) {
    if (app === 'platform' && target.endsWith('/service.ts')) return null;
    return `the area ${fromArea} reaches into the area ${toArea}`;
  }
  if (fromFloor !== 'app' && toFloor === 'app' && !isProof(path)) return `${fromFloor} reaches up into app`;
  if (app === 'backoffice' && fromFloor === 'shared' && toFloor === 'areas')
    return 'shared reaches up into an area';
  return null;
}

function check(path: string, specifier: string): string | null {
  const room = roomOf(path);
  if (!room) return null;
  const home = room.folder.split('/').slice(0, 2).join('/');
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (!target.startsWith(`${home}/`)) return 'leaves its package by a relative path';
    const folders = [room.folder, ...(room.neighbours ?? [])];
    if (!folders.some(folder => target.startsWith(`${folder}/`)) && !isProof(path))
      return `leaves ${room.folder}`;
    if (/^packages\/api\/src\/contract\/.*server\.ts$/.test(target) && !/\/contract\//.test(path))
      return 'is for servers only';
    return floorViolation(path, target);
  }
  if (specifier.startsWith('@dossier/')) {
    const may = isProof(path) ? [...room.may, ...proofMay] : room.may;
    if (
      specifier === room.mayNot ||
      !may.some(
        allowed =>
          specifier === allowed || specifier.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`),
      )
    )
      return `${room.folder} may not import it`;
    return isExported(specifier) ? null : 'is not among what that package exports';
  }
  return room.never?.test(specifier) && !isProof(path) ? `has no business in ${room.folder}` : null;
}

export function violations(files: readonly Source[]): Violation[] {
  return files.flatMap(({ path, text }) =>
    specifiersOf(text).flatMap(specifier => {
      const reason = check(path, specifier);
      return reason === null ? [] : [{ path, specifier, reason }];
    }),
  );
}

/** Workspace packages named in a manifest that its room may not know; and cycles, which that rules out. */
export function manifestViolations(): Violation[] {
  return ['packages/validators', 'packages/ui', 'packages/api', 'apps/backoffice', 'apps/platform'].flatMap(
    folder => {
      const path = `${folder}/package.json`;
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        dependencies?: object;
      };
      const may = roomOf(`${folder}/x`)?.may ?? [];
      return Object.keys(dependencies)
        .filter(name => name.startsWith('@dossier/') && !may.some(allowed => allowed.startsWith(name)))
        .map(specifier => ({ path, specifier, reason: `${dirname(path)} may not depend on it` }));
    },
  );
}
