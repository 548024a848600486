// The style sheets of the published package: compiled, so that no application needs Tailwind for them, and below its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from '@tailwindcss/node';
import { Features, transform } from 'lightningcss';
import { levelsOf } from './levels.ts';
import { prefix, type IsClass } from './prefix.ts';
import { blocksOf, rulesOf, type Block, type Rule } from './rules.ts';

const styles = join(import.meta.dirname, '..', 'src', 'styles');
const source = `
@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme) prefix(${prefix});
@import 'tailwindcss/preflight.css' layer(base);
@import 'tailwindcss/utilities.css' layer(utilities) source(none);
@import './default-theme.css';
@import './base.css' layer(base);
@import './tokens.css';
@import './scales.css';
@import './variants.css';
`;

/** Classes without a rule: others read them. */
const marker = /^(group|peer)(\/[\w-]+)?$/;

/** Asks Tailwind for one word at a time; those that our rules read (`group`) count as well. */
export async function classTester(): Promise<IsClass> {
  const system = await loadDesignSystem(source, { base: styles });
  const answers = new Map<string, boolean>();
  return word => {
    if (marker.test(word)) return true;
    const isKnown = answers.get(word) ?? system.candidatesToCss([`${prefix}:${word}`])[0] !== null;
    answers.set(word, isKnown);
    return isKnown;
  };
}

/** Written for every browser that is supported, as small as it gets. `light-dark()` stays, see `guarded`. */
const minified = (code: string): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(code),
    minify: true,
    include: Features.Nesting,
    exclude: Features.LightDark,
  }).code.toString();

/**
 * Bundlers whose targets are older than `light-dark()` replace it by toggles that are wrong in a dark part of a light page.
 * In a rule that asks for it they leave it as it is; each browser that we support has it.
 */
const guarded = (css: string) =>
  css.includes('light-dark(') ? `@supports (color: light-dark(#000, #fff)) {${css}}` : css;

const textOf = ({ head, body }: Block) => (body === '' ? head : `${head} {${body}}`);
const inLayer = (layer: string, css: string) => `@layer ${layer} {${css}}`;

/** Lines are ours where our classes are: the application's own keep the colour that it gives them. */
const everything = /^\*,\s*::before,\s*::after$/;
const ownOnly = `[class*='${prefix}:'], [class*='${prefix}:']::before, [class*='${prefix}:']::after`;
const scoped = (rule: Block): Block =>
  everything.test(rule.head) && /^\s*border-color:/.test(rule.body) ? { ...rule, head: ownOnly } : rule;

/** The rules of a layer of ours: those that choose by scheme are guarded, one by one. */
function baseBlock(block: Block): string {
  if (block.head !== '@layer base') return textOf(block);
  return inLayer(
    'base',
    blocksOf(block.body)
      .map(rule => guarded(textOf(scoped(rule))))
      .join('\n'),
  );
}

export interface StyleSheets {
  /** What every page needs: the order of layers, reset, tokens of the default look, the look of plain text. */
  readonly base: string;
  /** The rules of all components, after `base`. */
  readonly components: string;
  /** The rules of each entry, after `base`, in any order. */
  readonly entries: ReadonlyMap<string, string>;
}

/** Compiles the classes of all entries. */
export async function styleSheets(classesOf: ReadonlyMap<string, ReadonlySet<string>>): Promise<StyleSheets> {
  const compiler = await compile(source, { base: styles, onDependency: () => undefined });
  const all = new Set([...classesOf.values()].flatMap(classes => [...classes]));
  const blocks = blocksOf(compiler.build([...all]));
  const utilities = blocks.find(({ head }) => head === '@layer utilities');
  const rules = rulesOf(utilities?.body ?? '');
  const written = new Set(rules.map(({ className }) => className));
  const missing = [...all].filter(name => !written.has(name) && !marker.test(name.slice(prefix.length + 1)));
  if (missing.length > 0)
    throw new Error(
      `Dossier UI: no rule was written for ${missing.join(', ')}. The reading of rules is wrong.`,
    );
  const levels = levelsOf(rules, [...classesOf.values()]);
  const count = Math.max(...levels.values()) + 1;
  const layer = (level: number) => `components.dossier.l${level}`;
  const order = `@layer properties, theme, base, components, utilities;@layer ${Array.from({ length: count }, (_, level) => layer(level)).join(', ')};`;
  const sheetOf = (classes: ReadonlySet<string>) => {
    const used = rules.filter(({ className }) => classes.has(className));
    const byLevel = Map.groupBy(used, ({ className }) => levels.get(className)!);
    return order + [...byLevel].map(([level, ofLevel]) => inLayer(layer(level), cssOf(ofLevel))).join('\n');
  };
  return {
    base: minified(
      order +
        blocks
          .filter(block => block !== utilities)
          .map(baseBlock)
          .join('\n'),
    ),
    components: minified(sheetOf(all)),
    entries: new Map([...classesOf].map(([entry, classes]) => [entry, minified(sheetOf(classes))])),
  };
}

const cssOf = (rules: readonly Rule[]) => rules.map(({ css }) => css).join('\n');

/** The faces of fonts with their files beside the sheet: an address of a package is none to every bundler. */
export function fontSheets(): { readonly css: string; readonly files: ReadonlyMap<string, string> } {
  const { resolve } = createRequire(join(styles, 'fonts.css'));
  const files = new Map<string, string>();
  const css = readFileSync(join(styles, 'fonts.css'), 'utf8').replaceAll(
    /url\('(@fontsource[^']+)'\)/g,
    (_, specifier: string) => {
      const name = specifier.split('/').at(-1)!;
      const file = resolve(specifier);
      files.set(name, file);
      files.set(`LICENSE-${specifier.split('/')[1]}.txt`, join(file, '../../LICENSE'));
      return `url('./fonts/${name}')`;
    },
  );
  return { css: minified(css), files };
}
