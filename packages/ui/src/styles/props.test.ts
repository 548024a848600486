import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync('*/*.tsx', { cwd: src }).filter(
  path => !/\.(?:test|stories|docs)\.tsx$|^(?:docs|foundations|testing)\//.test(path),
);

/** They mean the same on every element. */
const selfEvident = new Set(['ref', 'children', 'className', 'id']);

function membersOf(statement: ESTree.Program['body'][number]): readonly ESTree.TSSignature[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
  if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name.endsWith('Props'))
    return declared.body.body;
  if (declared?.type !== 'TSTypeAliasDeclaration' || !declared.id.name.endsWith('Props')) return [];
  return declared.typeAnnotation.type === 'TSTypeLiteral' ? declared.typeAnnotation.members : [];
}

/** The props that a file declares, each with the sentence above it. */
function propsIn(path: string) {
  const text = readFileSync(join(src, path), 'utf8');
  const { program, comments } = parseSync(path, text);
  return program.body.flatMap(membersOf).flatMap(member => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
    if (selfEvident.has(member.key.name)) return [];
    const above = comments.find(({ end }) => end <= member.start && !text.slice(end, member.start).trim());
    const sentence = above?.value.replace(/^\*/, '').replace(/@default[^]*/, '') ?? '';
    return [{ name: `${path}: ${member.key.name}`, isDocumented: sentence.trim() !== '' }];
  });
}

it('every prop has a sentence: what it is, in which unit or format', () => {
  const props = files.flatMap(propsIn);
  expect(props.length).toBeGreaterThan(350);
  expect(props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)).toEqual([]);
});
