// The part of a style sheet that a page needs: the rules whose classes stand in it, or in what it is drawn from. The
// rest arrives with the whole sheet, which says the same again and changes nothing.

import { settledValues } from './settled-values.ts';

/** One rule of built CSS: what stands before its braces, and what in them; a statement has no block. */
interface Rule {
  readonly head: string;
  readonly block: string | null;
}

/** The rules of one level. Built CSS is well-formed; texts may hold braces. */
function* rulesOf(css: string): Generator<Rule> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '\\') at++;
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === ';' && depth === 0) {
      yield { head: css.slice(start, at), block: null };
      start = at + 1;
    } else if (sign === '{' && depth++ === 0) open = at;
    else if (sign === '}' && --depth === 0) {
      yield { head: css.slice(start, open), block: css.slice(open + 1, at) };
      start = at + 1;
    }
  }
}

/** A list of selectors, split at its own commas and not at those in brackets. */
function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const sign = list[at];
    if (sign === '\\') at++;
    else if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === undefined || (sign === ',' && depth === 0)) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return selectors;
}

const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi;
/** `\[3px\]` → `[3px]`, `\31 0` → `10`. */
const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Elements that Tailwind resets, and no page that brings its own rules draws: `drawsUndrawn` looks at its code. */
const undrawn = ['abbr', 'hr', 'progress', 'sub', 'sup'];
const resetOfUndrawn = new RegExp(`^(?:(?:${undrawn.join('|')})\\b|::-webkit-(?:calendar|date))`);
const undrawnInCode = new RegExp(`jsxs?\\)\\([\`"'](?:${undrawn.join('|')})[\`"']|type:[\`"']date`);

/** Whether code draws what pages with their own rules have none for. */
export const drawsUndrawn = (code: string): boolean => undrawnInCode.test(code);

const isUsed = (selector: string, classes: ReadonlySet<string>) =>
  !resetOfUndrawn.test(selector) &&
  [...selector.matchAll(className)].every(([, name = '']) => classes.has(unescaped(name)));

/** The classes in a piece of HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list.replaceAll('&amp;', '&'));
  return new Set(lists.flatMap(list => list.split(/\s+/)));
}

/** A block without what the theme in the page says anyway; it stands outside all layers, and wins. */
const withoutTheme = (block: string, themed: ReadonlySet<string>) =>
  block.replaceAll(/(--[\w-]+):[^;{}]*(?:;|$)/g, (declaration, name: string) =>
    themed.has(name) ? '' : declaration,
  );

function needed(css: string, classes: ReadonlySet<string>, themed: ReadonlySet<string>): string {
  let kept = '';
  for (const { head, block } of rulesOf(css)) {
    if (block === null) kept += `${head};`;
    else if (/^@(?:media|supports|layer|container)\b/.test(head)) {
      const inner = needed(block, classes, themed);
      if (inner !== '') kept += `${head}{${inner}}`;
    } else if (/^@(?:property|font-face|keyframes)\b/.test(head)) kept += `${head}{${block}}`;
    else if (!head.startsWith('@')) {
      const selectors = selectorsOf(head).filter(selector => isUsed(selector, classes));
      const own = withoutTheme(block, themed);
      if (selectors.length > 0 && own !== '') kept += `${selectors.join(',')}{${own}}`;
    }
  }
  return kept;
}

const property = /@property (--[\w-]+)\{[^}]*\}/g;
const comment = /\/\*[\s\S]*?\*\//g;
/** Tailwind declares and registers each of its own for every element, read or not. */
const unread = /(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/**
 * The rules of a style sheet that elements with these classes, and elements without any, need on a page that has a
 * theme of its own: what that one sets is left out.
 */
export function criticalCss(
  css: string,
  classes: ReadonlySet<string>,
  themed: ReadonlySet<string> = new Set(),
): string {
  const kept = settledValues(needed(css.replaceAll(comment, ''), classes, themed));
  const read = new Set([...kept.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return kept
    .replaceAll(property, (rule, name: string) => (read.has(name) ? rule : ''))
    .replaceAll(unread, (declaration, name: string) => (read.has(name) ? declaration : ''));
}

/** Whatever may be a class in a piece of code. */
export const wordsIn = (code: string): ReadonlySet<string> => new Set(code.split(/[\s"'`\\]+/));

/** What every one of these themes sets from the start, whatever the visitor's device prefers. */
export function namesInEach(themes: readonly string[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...rest] = themes.map(
    theme => new Set(theme.slice(0, theme.indexOf('}')).match(/--[\w-]+(?=:)/g)),
  );
  return new Set([...first].filter(name => rest.every(names => names.has(name))));
}
