// The only `tv`: what it merges classes with knows our token names. Untaught, merging loses a font size beside a colour
// and keeps both of two radii, silently. Import it from here; importing tailwind-variants elsewhere is a lint error.
import type { tv as Create, VariantProps } from 'tailwind-variants/lite';
import { mergeClasses } from './merge-classes.ts';
import { recipe, type RecipeOptions } from './recipe.ts';

/** Class names that one recipe remembers at most; beyond, it begins anew. */
const maxCached = 500;

/** Calls a function once for each set of plain arguments: a list draws the same recipe thousands of times. */
function remembering(call: (props?: never) => unknown): (props?: never) => unknown {
  const known = new Map<string, unknown>();
  const remembered = (props?: never): unknown => {
    const key = props === undefined ? '' : JSON.stringify(props);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = finished(call(props));
    if (known.size >= maxCached) known.clear();
    known.set(key, made);
    return made;
  };
  // What a recipe says of itself (its variants, its base) is what others extend it by.
  return Object.assign(remembered, call);
}

/** What a recipe answers: classes of which none undoes another, or a function for each slot. */
function finished(made: unknown): unknown {
  if (typeof made === 'string') return mergeClasses(made);
  if (typeof made !== 'object' || made === null) return made;
  return Object.fromEntries(
    Object.entries(made).map(([slot, call]) => [slot, remembering(call as () => unknown)]),
  );
}

/** Makes a recipe of classes. What it answers is remembered. */
export const tv = ((options: RecipeOptions) => remembering(recipe(options))) as typeof Create;

export type { VariantProps };

/** The ring of everything that can have the focus. `outline` survives forced colours; a box shadow does not. */
export const focusRing = tv({
  base: 'outline-offset-2 outline-focus focus-visible:outline-2',
});

/** The edge of everything that takes a value. */
export const fieldBorder = tv({
  base: 'rounded-md border border-border-control bg-surface text-text hover:border-border-control-hover',
  variants: {
    // 2 px, the second one inside: outside is the room of the focus ring, which keeps its gap.
    isInvalid: {
      true: 'border-danger-indicator inset-ring-1 inset-ring-danger-indicator hover:border-danger-indicator focus:border-danger-indicator',
    },
    isDisabled: { true: 'border-border bg-surface-sunken text-text-disabled hover:border-border' },
  },
});
