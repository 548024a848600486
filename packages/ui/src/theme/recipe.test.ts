import { extendTailwindMerge } from 'tailwind-merge';
import { tv as library } from 'tailwind-variants/lite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Recipe, RecipeOptions } from './recipe.ts';

const made: { readonly options: RecipeOptions; readonly built: Recipe }[] = [];
vi.mock('./recipe.ts', async importOriginal => {
  const { recipe } = await importOriginal<{ recipe: (options: RecipeOptions) => Recipe }>();
  return {
    recipe: (options: RecipeOptions) => {
      const built = recipe(options);
      made.push({ options, built });
      return built;
    },
  };
});

/** Every choice of every variant, and none. */
function choicesOf({ variants = {} }: Recipe): readonly Record<string, unknown>[] {
  let choices: readonly Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(variants)) {
    const real = Object.keys(values).map(key => (key === 'true' || key === 'false' ? key === 'true' : key));
    const all = new Set([undefined, ...real, ...(real.includes(true) ? [false] : [])]);
    choices = choices.flatMap(choice => [...all].map(value => ({ ...choice, [name]: value })));
  }
  return choices;
}

type Answer = string | undefined | Readonly<Record<string, (props?: object) => string | undefined>>;
const classesOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean).join(' ');
const spoken = (answer: Answer) =>
  typeof answer === 'object'
    ? Object.fromEntries(
        Object.entries(answer).map(([slot, of]) => [
          slot,
          [classesOf(of()), classesOf(of({ className: 'own' }))],
        ]),
      )
    : classesOf(answer);

/** Wherever recipes are made; what guides are drawn with needs a page. */
const modules = Object.values(
  import.meta.glob(['../*/*.{styles.ts,tsx}', '!../docs/*', '!../*/*.{test,stories,docs}.tsx']),
);

/** The library that knows which classes set the same thing, taught the names of our tokens. */
const merged = extendTailwindMerge({
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

/** Every list of classes that a recipe can answer with, by slot. */
const answersOf = (built: Recipe): readonly (readonly [slot: string, classes: string])[] =>
  choicesOf(built).flatMap(choice => {
    const answer = built(choice) as Answer;
    if (typeof answer !== 'object') return [['root', classesOf(answer)] as const];
    return Object.entries(answer).map(([slot, of]) => [slot, classesOf(of())] as const);
  });

/** What only the place of a component in its page can know. */
const placing = /^(?:[a-z-]+:)*(?:-?m[setbxy]?-|self-|justify-self-|place-self-|col-|row-|-?order-)/;

describe('recipes', () => {
  beforeAll(async () => {
    // Another file may have made some of them already.
    vi.resetModules();
    await Promise.all(modules.map(load => load()));
  });
  afterAll(() => vi.resetModules());

  it('answer as tailwind-variants does, each of them in each of its variants', () => {
    expect(made.length).toBeGreaterThan(50);
    for (const { options, built } of made) {
      const theirs = library(options as never) as (props: object) => Answer;
      for (const choice of choicesOf(built)) {
        expect(spoken(built(choice) as Answer)).toEqual(spoken(theirs(choice)));
        if (!options.slots)
          expect(classesOf(built({ ...choice, className: 'own' }) as string)).toBe(
            classesOf(theirs({ ...choice, className: 'own' }) as string),
          );
      }
    }
  });

  it('say one thing of a property at a time: of two classes the style sheet would choose, and not the order here', () => {
    const undone = made
      .flatMap(({ built }) => answersOf(built))
      .filter(([, classes]) => merged(classes) !== classes);
    expect(undone).toEqual([]);
  });

  it('leave it to className where a component stands', () => {
    const roots = made
      .flatMap(({ built }) => answersOf(built))
      .filter(([slot, classes]) => slot === 'root' && classes.split(' ').some(name => placing.test(name)));
    // The bar at the foot of a form, which reaches over its edges.
    expect([...new Set(roots.map(([, classes]) => classes))]).toEqual([expect.stringContaining('-mx-1')]);
  });

  it('extend another, with variants and defaults of both', async () => {
    const { recipe } = await import('./recipe.ts');
    const first = {
      base: 'a',
      variants: { size: { small: 'b' }, on: { true: 'c' } },
      defaultVariants: { size: 'small' },
    };
    const second = {
      base: ['d', ['e']],
      variants: { size: { small: 'f', large: 'g' } },
      compoundVariants: [{ size: ['large'], on: true, class: 'h' }],
    };
    const built = recipe({ ...second, extend: recipe(first) });
    const theirs = library({ ...second, extend: library(first as never) } as never) as (
      props: object,
    ) => Answer;
    for (const props of [{}, { size: 'large' }, { size: 'large', on: true, className: 'x' }, { size: null }])
      expect(classesOf(built(props) as string)).toBe(classesOf(theirs(props) as string));
  });
});
