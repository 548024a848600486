import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

/** The library that knows all of Tailwind, taught the names of our tokens. */
const library = extendTailwindMerge({
  extend: {
    theme: {
      font: ['sans', 'heading', 'mono'],
      text: ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'],
      radius: ['sm', 'md', 'lg', 'full'],
      shadow: ['overlay', 'dialog'],
      spacing: ['control', 'control-sm', 'row', 'head', 'field', 'panel', 'cell', 'target'],
      container: [
        'column',
        'form',
        'page',
        'prose',
        'modal-460',
        'modal-630',
        'modal-750',
        'modal-900',
        'modal-1140',
      ],
      tracking: ['heading', 'code'],
      animate: ['spin', 'pulse', 'enter', 'toast'],
    },
  },
});

const root = join(import.meta.dirname, '../../../..');
const sources = ['packages/ui/src', 'apps/backoffice/src'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/__screenshots__|\.test\.|merge-classes/.test(file))
    .map(file => readFileSync(join(root, folder, file), 'utf8')),
);
/** Every word of the sources that the library takes for a class: of two that are the same it keeps one. */
const words = new Set(sources.flatMap(text => text.match(/(?<=['"`\s])[-[a-z][^\s'"`;]*(?=['"`\s])/g) ?? []));
const classes = [...words].filter(name => library(`${name} ${name}`) === name);
const withoutVariants = (name: string) =>
  name.replace(/^(?:(?:\[[^\]]*\]|[\w-]+(?:\[[^\]]*\])?(?:\/\w+)?):)+/, '');
const utilities = [...new Set(classes.map(withoutVariants))];

describe('of two classes that set the same thing', () => {
  it('the later one counts, whatever the library knows of all that is written here', () => {
    expect(utilities.length).toBeGreaterThan(600);
    // One of each kind is enough of a partner: whoever were put with the wrong ones would differ from these.
    const partners = new Map<string, string>();
    for (const name of utilities) {
      const alike = [...partners.keys()].find(
        other => library(`${other} ${name}`) === name && library(`${name} ${other}`) === other,
      );
      if (alike === undefined) partners.set(name, name);
    }
    const wrong: string[] = [];
    for (const name of utilities)
      for (const partner of partners.keys())
        for (const pair of [`${name} ${partner}`, `${partner} ${name}`])
          if (mergeClasses(pair) !== library(pair)) wrong.push(pair);
    expect(wrong).toEqual([]);
  });

  it('the later one counts only where both are meant', () => {
    const wrong = classes.filter(name => {
      const pair = `${name} ${withoutVariants(name)}`;
      return mergeClasses(pair) !== library(pair) || mergeClasses(`${name} ${name}`) !== name;
    });
    expect(wrong).toEqual([]);
    expect(mergeClasses('md:p-2 hover:p-1 p-4 md:px-1 md:p-3')).toBe('hover:p-1 p-4 md:p-3');
  });

  it('keeps what is no class of Tailwind, and the order', () => {
    expect(mergeClasses('peer lucide text-md text-text group/item text-sm')).toBe(
      'peer lucide text-text group/item text-sm',
    );
  });
});
