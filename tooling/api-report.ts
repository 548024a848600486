// What the packages promise, with types: one declaration per exported name, from the built declarations. A change of it is
// a decision. Run after one, on built packages: node tooling/api-report.ts
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { root } from './files.ts';

export const reportedPackages = ['validators', 'ui', 'api'] as const;
type ReportedPackage = (typeof reportedPackages)[number];

/** Entries by the patterns of a package's exports: a folder with an index, or a file of its own. */
const entryPatterns: Readonly<Record<ReportedPackage, readonly string[]>> = {
  validators: ['index.d.ts', 'yup.d.ts', 'limits.d.ts', 'errors.d.ts', 'vocabularies/index.d.ts'],
  ui: ['*/index.d.ts'],
  api: ['*/index.d.ts'],
};

/** The contract is pinned by its own tests; texts and fixtures follow from it. */
const pinnedElsewhere = /^(contract|fixtures|texts)\//;

interface Module {
  readonly text: string;
  readonly body: ESTree.Program['body'];
}
const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const cached = modules.get(file);
  if (cached) return cached;
  const text = readFileSync(file, 'utf8');
  const module = { text, body: parseSync(file, text).program.body };
  modules.set(file, module);
  return module;
}

const declarationFile = (from: string, specifier: string) =>
  join(dirname(from), specifier.replace(/\.[jt]sx?$/, '.d.ts'));
const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Literal' ? node.value : node.name);

/** A declaration on one line, without what it says to its reader. */
const plain = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The names that a statement declares. */
function declaredBy(node: ESTree.Node | null | undefined): readonly string[] {
  if (node?.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return node && 'id' in node && node.id && 'name' in node.id ? [node.id.name] : [];
}

/** The text of a name's declaration, wherever it comes from. */
function declarationOf(file: string, name: string): string {
  const { text, body } = moduleOf(file);
  const declarations: string[] = [];
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaredBy(declared).includes(name))
      declarations.push(plain(text.slice(statement.start, statement.end)));
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of statement.specifiers) {
        if (nameOf(exported) !== name) continue;
        if (statement.source) return fromElsewhere(file, statement.source.value, nameOf(local));
        if (nameOf(local) !== name) return declarationOf(file, nameOf(local));
      }
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        if (each.local.name === name && each.type === 'ImportSpecifier')
          return fromElsewhere(file, statement.source.value, nameOf(each.imported));
  }
  return declarations.join(' ');
}

function fromElsewhere(file: string, specifier: string, name: string): string {
  const other = declarationFile(file, specifier);
  return specifier.startsWith('.') && existsSync(other) ? declarationOf(other, name) : `from '${specifier}'`;
}

/** The names that an entry gives; of `export *` those of the other module. */
function exportedBy(file: string): readonly (readonly [name: string, text: string])[] {
  return moduleOf(file).body.flatMap(statement => {
    if (statement.type === 'ExportAllDeclaration' && statement.source.value.startsWith('.'))
      return exportedBy(declarationFile(file, statement.source.value));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const names = [
      ...declaredBy(statement.declaration),
      ...statement.specifiers.map(({ exported }) => nameOf(exported)),
    ];
    return names.map(name => [name, declarationOf(file, name)] as const);
  });
}

export function apiReport(name: ReportedPackage): string {
  const dist = join(root, 'packages', name, 'dist');
  const entries = entryPatterns[name]
    .flatMap(pattern => globSync(pattern, { cwd: dist }))
    .filter(entry => !pinnedElsewhere.test(entry))
    .toSorted();
  const sections = entries.map(entry => {
    const lines = exportedBy(join(dist, entry))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([exported, text]) => `${exported}: ${text}`);
    return `## ${entry.replace(/(\/?index)?\.d\.ts$/, '') || '.'}\n${lines.join('\n')}\n`;
  });
  return sections.join('\n');
}

export const reportFile = (name: ReportedPackage): string => join(root, 'packages', name, 'api-report.txt');

/** What is gone or has changed since the reports that are stored, line by line; a name that comes breaks no one. */
export const apiChanges = (): readonly string[] =>
  reportedPackages.flatMap(name => {
    const stored = existsSync(reportFile(name)) ? readFileSync(reportFile(name), 'utf8').split('\n') : [];
    const now = apiReport(name).split('\n');
    return stored.filter(line => line !== '' && !now.includes(line)).map(line => `${name}: ${line}`);
  });

if (import.meta.main) for (const name of reportedPackages) writeFileSync(reportFile(name), apiReport(name));
