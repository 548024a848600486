import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('packages/{ui,api}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  path => !/\.(?:test|stories|docs|test-d)\.tsx?$|\/testing\/|\/fixtures\//.test(path),
);

/** Their own classes say the rest: what the platform answered, and which values a brand may have. */
const ownClasses = new Set(['ApiError', 'BrandError']);

const textOf = (node: ESTree.Argument | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join('x');
};

/** The messages of the errors that a file makes. */
function messagesIn(path: string): readonly string[] {
  const messages: string[] = [];
  const visitor = new Visitor({
    NewExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || !callee.name.endsWith('Error') || ownClasses.has(callee.name))
        return;
      // One that gathers others has their texts.
      if (first?.type !== 'Identifier') messages.push(textOf(first) ?? '(no text)');
    },
    CallExpression({ callee, arguments: [first] }) {
      const text = textOf(first);
      if (callee.type === 'Super' && text !== undefined) messages.push(text);
    },
  });
  visitor.visit(parseSync(path, readFileSync(join(root, path), 'utf8')).program);
  return messages;
}

const entries = files.flatMap(path => messagesIn(path).map(message => [path, message] as const));

describe('an error for developers', () => {
  it('is found', () => expect(entries.length).toBeGreaterThan(12));

  it.each(entries)('says what happened, why it matters and what to do: %s', (_, message) => {
    expect(message).toMatch(/^Dossier (?:UI|API): [^.]+\. [^.]+\. .+\.$/);
  });
});
