// The only `tv`. Classes stand one after the other and are never merged: a recipe says one thing of a property at a time,
// which its test holds it to, and `className` places a component (margin, size, alignment), and does not restyle it.
import type { tv as Create, VariantProps } from 'tailwind-variants/lite';
import { recipe, type RecipeOptions } from './recipe.ts';

/** Class names that one recipe remembers at most; beyond, it begins again. */
const maxCached = 500;

/** Calls a function once for each set of plain arguments: a list draws the same recipe thousands of times. */
function remembering(call: (props?: never) => unknown): (props?: never) => unknown {
  const cache = new Map<string, unknown>();
  const remembered = (props?: never): unknown => {
    const key = props === undefined ? '' : JSON.stringify(props);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = finished(call(props));
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, made);
    return made;
  };
  // What a recipe says of itself (its variants, its base) is what others extend it by.
  return Object.assign(remembered, call);
}

/** What a recipe answers: classes, or a function for each slot. */
function finished(made: unknown): unknown {
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

/** The same, inside the edge of what has no room around it. */
export const focusRingInside = tv({
  base: '-outline-offset-2 outline-focus focus-visible:outline-2',
});

/** The edge of everything that takes a value. */
export const fieldBorder = tv({
  base: 'rounded-md border',
  variants: {
    // 2 px, the second one inside: outside is the room of the focus ring, which keeps its gap.
    isInvalid: { true: 'inset-ring-1 inset-ring-danger-indicator' },
    isDisabled: { true: 'border-border bg-surface-sunken text-text-disabled hover:border-border' },
    // Read, not typed: the well and the edge of what takes a value are gone, and the text stays as dark as it was.
    isReadOnly: { true: 'cursor-default' },
    /** It shows a placeholder. */
    isEmpty: { true: '' },
  },
  compoundVariants: [
    { isDisabled: false, isReadOnly: false, class: 'bg-surface' },
    { isDisabled: false, isReadOnly: true, class: 'bg-surface-sunken' },
    { isDisabled: false, isEmpty: false, class: 'text-text' },
    { isDisabled: false, isEmpty: true, class: 'text-text-subtle' },
    { isDisabled: false, isInvalid: true, class: 'border-danger-indicator hover:border-danger-indicator' },
    {
      isDisabled: false,
      isInvalid: false,
      isReadOnly: false,
      class: 'border-border-control hover:border-border-control-hover',
    },
    { isDisabled: false, isInvalid: false, isReadOnly: true, class: 'border-border hover:border-border' },
  ],
});
