// Reads what Tailwind wrote, which is well-formed and one declaration a line: blocks, the class of each, its properties.

import { specificityOf } from './specificity.ts';

/** One block of a style sheet: what stands before its brace, and what is between its braces. */
export interface Block {
  readonly head: string;
  readonly body: string;
}

/** The blocks of a style sheet, and its statements as blocks without a body. */
export function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const char = css[at];
    if (char === '\\') at++;
    else if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1;
    else if (char === '{' && depth++ === 0) open = at;
    else if (char === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at + 1).trim(), body: '' });
      start = at + 1;
    } else if (char === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

/** A rule of one class. */
export interface Rule {
  readonly className: string;
  /** What it waits for: "hover", "max-md:hover". */
  readonly variant: string;
  /** How specific its selector is. */
  readonly specificity: number;
  /** Its properties, sorted. */
  readonly properties: readonly string[];
  readonly css: string;
}

const sides = /-(?:top|right|bottom|left|inline|block|start|end|x|y)(?=-|$)/g;
const families: readonly (readonly [RegExp, string])[] = [
  [/^(?:top|right|bottom|left)$/, 'inset'],
  [/^(?:row|column)-gap$/, 'gap'],
  [/^flex-(?:grow|shrink|basis)$/, 'flex'],
];

/** Properties of one family can undo each other: `padding` and `padding-inline`. */
export function familyOf(property: string): string {
  const match = families.find(([pattern]) => pattern.test(property));
  return match?.[1] ?? property.replaceAll(sides, '');
}

/** Rules one by one: what stands in a condition is taken out of it, with the condition around each. */
const singled = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap(({ head, body }) =>
    head.startsWith('@')
      ? singled(blocksOf(body)).map(inner => ({ head, body: `${inner.head} {${inner.body}}` }))
      : [{ head, body }],
  );

/** The selector of a rule, inside its conditions. */
const selectorOf = (text: string) =>
  text
    .replaceAll(/@[^{]+\{/g, '')
    .split('{')[0]!
    .trim();

const classPattern = /\.((?:\\.|[\w-])+)/;
const variantOf = (className: string) => {
  const plain = className.replaceAll(/\[[^\]]*\]/g, part => '_'.repeat(part.length));
  return className.slice(0, plain.lastIndexOf(':'));
};

/** The rules of classes, in Tailwind's order. The first class of a rule is the one that it is about. */
export function rulesOf(css: string): readonly Rule[] {
  return singled(blocksOf(css)).map(({ head, body }) => {
    const text = `${head} {${body}}`;
    const className = classPattern.exec(text)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
    const names = [...body.matchAll(/^\s*(-{0,2}[a-z][\w-]*):\s/gm)].map(match => match[1]!);
    return {
      className,
      variant: variantOf(className),
      specificity: specificityOf(selectorOf(text)),
      properties: [...new Set(names)].toSorted(),
      css: text,
    };
  });
}
