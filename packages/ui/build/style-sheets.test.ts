import { describe, expect, it } from 'vitest';
import { levelsOf } from './levels.ts';
import { prefixClasses } from './prefix.ts';
import { blocksOf, familyOf, rulesOf, type Rule } from './rules.ts';
import { specificityOf } from './specificity.ts';
import { styleSheets } from './style-sheets.ts';

const exampleClasses = new Set([
  'flex',
  'p-4',
  'px-2',
  'text-sm',
  'hover:p-4',
  'group',
  'sr-only',
  'truncate',
  'hidden',
]);
const prefixed = (code: string) => prefixClasses(code, word => exampleClasses.has(word)).code;

describe('the prefix', () => {
  it.each([
    [
      'a recipe',
      "tv({ base: ['flex p-4', ['hover:p-4']] })",
      "tv({ base: ['ds:flex ds:p-4', ['ds:hover:p-4']] })",
    ],
    [
      'slots',
      "tv({ slots: { root: 'flex', flex: 'p-4' } })",
      "tv({ slots: { root: 'ds:flex', flex: 'ds:p-4' } })",
    ],
    [
      'variants, whose names are no classes',
      "tv({ variants: { flex: { hidden: 'flex', group: { root: 'p-4' } } }, defaultVariants: { flex: 'hidden' } })",
      "tv({ variants: { flex: { hidden: 'ds:flex', group: { root: 'ds:p-4' } } }, defaultVariants: { flex: 'hidden' } })",
    ],
    [
      'what holds for several, whose conditions are no classes',
      "tv({ compoundVariants: [{ size: 'hidden', class: 'flex' }] })",
      "tv({ compoundVariants: [{ size: 'hidden', class: 'ds:flex' }] })",
    ],
    [
      'className',
      "_jsx('p', { className: a === 'flex' ? 'flex own' : call('flex') })",
      "_jsx('p', { className: a === 'flex' ? 'ds:flex own' : call('flex') })",
    ],
    ['a template', '_jsx("p", { className: `${own} flex` })', '_jsx("p", { className: `${own} ds:flex` })'],
    ['a constant', "const ring = 'text-sm flex'", "const ring = 'ds:text-sm ds:flex'"],
    ['a selector', "all('.truncate')", "all('.ds\\\\:truncate')"],
  ])('is given to %s', (_, code, expected) => expect(prefixed(code)).toBe(expected));

  it.each([
    "role('group')",
    "const state = 'hidden'",
    "say('flex is a word of text-sm')",
    "import a from 'sr-only'",
  ])('is not given to %s', code => expect(prefixed(code)).toBe(code));
});

describe('specificity', () => {
  it.each([
    ['.a', 1000],
    ['.a svg', 1001],
    ['.a\\:b:hover', 2000],
    [':where(.a:hover) .b', 1000],
    ['.a:is(:where([b])[c], :hover)', 2000],
    ['.a:not([b=c])[d]::before', 3001],
    ['.a > *, .b.c', 2000],
  ])('of %s is %i', (selector, expected) => expect(specificityOf(selector)).toBe(expected));
});

const sheet = `
.ds\\:p-4 {
  padding: 1rem;
}
.ds\\:px-2 {
  padding-inline: 0.5rem;
}
@media (hover: hover) {
  .ds\\:hover\\:p-4:hover {
    padding: 1rem;
  }
  .ds\\:hover\\:flex:hover {
    display: flex;
  }
}
.ds\\:max-md\\:p-4 {
  padding: 1rem;
}
`;

describe('rules', () => {
  it('are read one by one, with their condition', () => {
    expect(rulesOf(sheet).map(({ className, properties }) => [className, properties])).toEqual([
      ['ds:p-4', ['padding']],
      ['ds:px-2', ['padding-inline']],
      ['ds:hover:p-4', ['padding']],
      ['ds:hover:flex', ['display']],
      ['ds:max-md:p-4', ['padding']],
    ]);
    expect(rulesOf(sheet)[3]?.css).toMatch(/^@media \(hover: hover\) \{[^}]*display: flex/);
  });

  it('may have braces in their texts', () => {
    expect(blocksOf('.a { content: "}" } @layer b; .c { color: red }').map(({ head }) => head)).toEqual([
      '.a',
      '@layer b;',
      '.c',
    ]);
  });

  it.each([
    ['padding-inline-start', 'padding'],
    ['border-top-width', 'border-width'],
    ['border-start-start-radius', 'border-radius'],
    ['row-gap', 'gap'],
    ['left', 'inset'],
    ['color', 'color'],
  ])('%s can undo %s', (property, family) => expect(familyOf(property)).toBe(family));
});

describe('levels', () => {
  const levels = (pages: readonly ReadonlySet<string>[]) =>
    Object.fromEntries(levelsOf(rulesOf(sheet), pages));
  const all = new Set(rulesOf(sheet).map(({ className }: Rule) => className));

  it('put a rule above those that it undoes: what is more specific, then what comes later', () => {
    expect(levels([all])).toEqual({
      'ds:p-4': 0,
      'ds:hover:flex': 0,
      'ds:px-2': 1,
      'ds:max-md:p-4': 2,
      'ds:hover:p-4': 3,
    });
  });

  it('are the same for rules that no element has together', () => {
    expect(levels([...all].map(name => new Set([name])))['ds:max-md:p-4']).toBe(0);
  });
});

describe('the style sheets', () => {
  const classes = ['ds:p-4', 'ds:max-md:p-2', 'ds:bg-surface', 'ds:group'];
  const made = styleSheets(
    new Map([
      ['button', new Set(classes)],
      ['badge', new Set(['ds:p-4'])],
    ]),
  );

  it('stand below what the application says, and let a dark part of a light page be dark', async () => {
    const { base, components } = await made;
    const guard = '@supports (color:light-dark(#000, #fff)){';
    expect(base.includes(`${guard}:root{--d-canvas:light-dark(`)).toBe(true);
    const guardedRules = blocksOf(blocksOf(base).find(({ head }) => head === '@layer base')!.body);
    const unguarded = guardedRules.filter(
      ({ head, body }) => !head.startsWith('@supports') && body.includes('light-dark('),
    );
    expect(unguarded.map(({ head }) => head)).toEqual([]);
    expect(base.includes('--lightningcss-')).toBe(false);
    expect(components).toContain('.ds\\:bg-surface{background-color:var(--d-surface)}');
    const outside = blocksOf(components).filter(({ head }) => !/^@layer (components|properties)/.test(head));
    expect(outside).toEqual([]);
    expect(base.includes('[class*=ds\\:]')).toBe(true);
  });

  it('give each entry its own rules, which say themselves in which order they are', async () => {
    const badge = (await made).entries.get('badge')!;
    expect(badge).toContain('@layer properties,theme,base,components,utilities;');
    expect(badge).toContain('.ds\\:p-4');
    expect(badge).not.toContain('max-md');
  });

  it('do not come when a rule could not be read', async () => {
    await expect(styleSheets(new Map([['button', new Set(['ds:nonsense'])]]))).rejects.toThrow('ds:nonsense');
  });
});
