// The types and constants that our packages declare, by file and name: what a table of props needs to say what a name
// stands for. TypeScript 7 has no compiler to ask; this reads what is written.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

const root = join(import.meta.dirname, '..');
const patterns = ['packages/ui/src/*/**/*.{ts,tsx}', 'packages/validators/src/**/*.ts'];
const isOther = (path: string) => /\.(?:test|stories|docs|test-d|d)\.tsx?$/.test(path);

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.VariableDeclarator;

/** One file: its text, what it declares, and where it has other names from. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, string>;
}

/** A declaration, and the file whose names it speaks. */
export interface Found<Node = Declaration> {
  readonly node: Node;
  readonly file: SourceFile;
}

function declarationsOf(
  statement: ESTree.Program['body'][number],
): readonly (readonly [string, Declaration])[] {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (inner?.type === 'TSInterfaceDeclaration' || inner?.type === 'TSTypeAliasDeclaration')
    return [[inner.id.name, inner]];
  if (inner?.type !== 'VariableDeclaration') return [];
  return inner.declarations.flatMap(each =>
    each.id.type === 'Identifier' ? [[each.id.name, each] as const] : [],
  );
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { body } = parseSync(path, text).program;
  const imported = body.flatMap(statement =>
    statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')
      ? statement.specifiers.map(
          ({ local }) => [local.name, join(dirname(path), statement.source.value)] as const,
        )
      : [],
  );
  return { path, text, declared: new Map(body.flatMap(declarationsOf)), imported: new Map(imported) };
}

/** Every source of the component library and of the rules it speaks of. */
export class Sources {
  readonly files: ReadonlyMap<string, SourceFile>;

  constructor() {
    const paths = globSync(patterns, { cwd: root }).filter(path => !isOther(path));
    this.files = new Map(paths.map(path => [path, read(path)]));
  }

  /** What a name stands for in a file: declared there, where it is imported from, or the only one of its name. */
  find(name: string, file: SourceFile): Found | undefined {
    const declaration = file.declared.get(name);
    if (declaration) return { node: declaration, file };
    const from = this.files.get(file.imported.get(name) ?? '');
    const there = from?.declared.get(name);
    if (from && there) return { node: there, file: from };
    const all = [...this.files.values()].flatMap(each => {
      const node = each.declared.get(name);
      return node ? [{ node, file: each }] : [];
    });
    return all.length === 1 ? all[0] : undefined;
  }
}
