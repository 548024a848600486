// Gives the classes of a built module the package's prefix: in an application that has a Tailwind of its own, `rounded-md`
// is the application's.
import { parseSync } from 'vite';

/** Before every class of the published package: `ds:rounded-md`. */
export const prefix = 'ds';

/** Whether our style sheet has a rule for a word, or a rule of ours reads it (`group`). */
export type IsClass = (word: string) => boolean;

export interface Prefixed {
  readonly code: string;
  /** The classes of the module, with their prefix. */
  readonly classes: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
const keyOf = ({ key }: Node): unknown => (key as Node)['name'] ?? (key as Node)['value'];

/** The values of an object that is written out, by key. */
const membersOf = (node: unknown): readonly (readonly [key: unknown, value: Node])[] =>
  isNode(node) && node.type === 'ObjectExpression'
    ? (node['properties'] as readonly Node[])
        .filter(({ type }) => type === 'Property')
        .map(member => [keyOf(member), member['value'] as Node])
    : [];
/** The values so many objects deep. */
const valuesOf = (node: Node, depth: number): readonly Node[] =>
  depth === 0 ? [node] : membersOf(node).flatMap(([, value]) => valuesOf(value, depth - 1));

/** Where a recipe has its classes; its other keys are names and conditions. */
function recipeParts(recipe: unknown): readonly Node[] {
  return membersOf(recipe).flatMap(([key, value]) => {
    if (key === 'base') return [value];
    if (key === 'slots') return valuesOf(value, 1);
    if (key === 'variants') return valuesOf(value, 2);
    if (key !== 'compoundVariants') return [];
    return (value['elements'] as readonly Node[]).flatMap(compound =>
      membersOf(compound).flatMap(([name, classes]) =>
        name === 'class' || name === 'className' ? [classes] : [],
      ),
    );
  });
}

/** Prefixes the classes in recipes, in `className`, and in texts that are nothing but classes. */
export function prefixClasses(code: string, isClass: IsClass): Prefixed {
  const { program } = parseSync('module.js', code);
  const edits = new Map<number, { readonly end: number; readonly text: string }>();
  const classes = new Set<string>();
  const prefixWords = (text: string) =>
    text.replaceAll(/[^\s]+/g, word => {
      if (!isClass(word)) return word;
      classes.add(`${prefix}:${word}`);
      return `${prefix}:${word}`;
    });
  const edit = (start: number, end: number) =>
    edits.set(start, { end, text: prefixWords(code.slice(start, end)) });
  const textOf = (node: Node): readonly (readonly [start: number, end: number])[] => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [[node.start + 1, node.end - 1]];
    if (node.type !== 'TemplateLiteral') return [];
    return (node['quasis'] as readonly Node[]).map(({ start, end }) => [start, end] as const);
  };
  /** Everything below is classes: in arrays, choices and slots too. */
  function mark(node: Node): void {
    for (const [start, end] of textOf(node)) edit(start, end);
    // What is called is asked for something; what is compared is no class.
    if (node.type === 'CallExpression' || node.type === 'BinaryExpression') return;
    if (node.type === 'ConditionalExpression') {
      mark(node['consequent'] as Node);
      mark(node['alternate'] as Node);
      return;
    }
    if (node.type === 'Property') return mark(node['value'] as Node);
    for (const child of childrenOf(node)) mark(child);
  }
  /** A constant of classes: each word is one, and one of them can be nothing else. */
  function markConstant(node: Node): void {
    for (const [start, end] of textOf(node)) {
      const names = code.slice(start, end).split(/\s+/).filter(Boolean);
      if (names.every(word => isClass(word)) && names.some(word => /[-:[]/.test(word))) edit(start, end);
      const [selector = ''] = names;
      if (names.length === 1 && selector.startsWith('.') && isClass(selector.slice(1)))
        edits.set(start, { end, text: `.${prefix}\\\\:${selector.slice(1)}` });
    }
  }
  function walk(node: Node): void {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'tv')
      for (const part of recipeParts((node['arguments'] as readonly Node[])[0])) mark(part);
    if (node.type === 'Property' && ['className', 'class'].includes(String(keyOf(node))))
      mark(node['value'] as Node);
    if (!edits.has(node.start + 1)) markConstant(node);
    for (const child of childrenOf(node)) walk(child);
  }
  walk(program as unknown as Node);
  const ordered = [...edits].toSorted(([a], [b]) => b - a);
  return {
    code: ordered.reduce(
      (text, [start, { end, text: by }]) => text.slice(0, start) + by + text.slice(end),
      code,
    ),
    classes: [...classes],
  };
}
