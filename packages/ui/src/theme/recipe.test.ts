import { tv as library } from 'tailwind-variants/lite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Recipe, RecipeOptions } from './recipe.ts';

const made: { readonly options: RecipeOptions; readonly own: Recipe }[] = [];
vi.mock('./recipe.ts', async importOriginal => {
  const { recipe } = await importOriginal<{ recipe: (options: RecipeOptions) => Recipe }>();
  return {
    recipe: (options: RecipeOptions) => {
      const own = recipe(options);
      made.push({ options, own });
      return own;
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
const words = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean).join(' ');
const spoken = (answer: Answer) =>
  typeof answer === 'object'
    ? Object.fromEntries(
        Object.entries(answer).map(([slot, of]) => [slot, [words(of()), words(of({ className: 'own' }))]]),
      )
    : words(answer);

describe('recipes', () => {
  beforeAll(async () => {
    // Another file may have made some of them already.
    vi.resetModules();
    await Promise.all(Object.values(import.meta.glob('../*/*.styles.ts')).map(load => load()));
  });
  afterAll(() => vi.resetModules());

  it('answer as tailwind-variants does, each of them in each of its variants', () => {
    expect(made.length).toBeGreaterThan(50);
    for (const { options, own } of made) {
      const theirs = library(options as never) as (props: object) => Answer;
      for (const choice of choicesOf(own)) {
        expect(spoken(own(choice) as Answer)).toEqual(spoken(theirs(choice)));
        if (!options.slots)
          expect(words(own({ ...choice, className: 'own' }) as string)).toBe(
            words(theirs({ ...choice, className: 'own' }) as string),
          );
      }
    }
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
    const own = recipe({ ...second, extend: recipe(first) });
    const theirs = library({ ...second, extend: library(first as never) } as never) as (
      props: object,
    ) => Answer;
    for (const props of [{}, { size: 'large' }, { size: 'large', on: true, className: 'x' }, { size: null }])
      expect(words(own(props) as string)).toBe(words(theirs(props) as string));
  });
});
