// The only `tv`: it knows our token names. Untaught, class merging loses a font size beside a colour and keeps both
// of two radii, silently. Import it from here; importing tailwind-variants elsewhere is a lint error.
import { createTV, type VariantProps } from 'tailwind-variants';

export const tv = createTV({
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
