// The only `tv`: it knows our token names. Untaught, class merging loses a font size beside a colour and keeps both
// of two radii, silently. Import it from here; importing tailwind-variants elsewhere is a lint error.
import { createTV, type VariantProps } from 'tailwind-variants';

const create = createTV({
  twMerge: true,
  twMergeConfig: {
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
  },
});

/** Class names that one recipe remembers at most; beyond, it begins anew. */
const most = 500;

/** Calls a function once for each set of plain arguments: a list draws the same recipe thousands of times. */
function remembering(call: (props?: never) => unknown): (props?: never) => unknown {
  const known = new Map<string, unknown>();
  const remembered = (props?: never): unknown => {
    const key = props === undefined ? '' : JSON.stringify(props);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = withSlots(call(props));
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
  // What a recipe says of itself (its variants, its base) is what others extend it by.
  return Object.assign(remembered, call);
}

const withSlots = (made: unknown): unknown =>
  typeof made === 'object' && made !== null
    ? Object.fromEntries(
        Object.entries(made).map(([slot, call]) => [slot, remembering(call as () => unknown)]),
      )
    : made;

/** Makes a recipe of classes. What it answers is remembered. */
export const tv = ((...given: never[]) =>
  remembering((create as (...all: never[]) => () => unknown)(...given))) as typeof create;

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
