import { fieldBorder, focusRing, tv } from '../theme/tv.ts';

/** A field that holds tags and the text that makes the next one. */
export const tags = tv({
  slots: {
    box: [
      fieldBorder.base,
      'flex min-h-control w-full min-w-0 flex-wrap items-center gap-1 py-0.5 ps-1 pe-9 outline-offset-1 outline-focus',
      'focus-within:border-focus has-[input:focus]:outline-2',
    ],
    list: 'contents',
    tag: [
      'inline-flex min-h-target max-w-full cursor-default items-center gap-0.5 rounded-sm border border-border-control bg-surface-sunken ps-2 text-xs text-text',
      'not-has-[button]:pe-2',
    ],
    text: 'truncate',
    remove: [
      focusRing.base,
      'inline-flex size-target shrink-0 items-center justify-center rounded-sm text-text-muted hover:text-text',
    ],
    cross: 'size-3.5',
    input:
      'h-target min-w-24 flex-1 bg-transparent px-2 text-md text-text outline-none disabled:text-text-disabled',
    button: [
      focusRing.base,
      'absolute end-1 top-1/2 inline-flex size-target -translate-y-1/2 items-center justify-center rounded-sm text-text-muted',
    ],
  },
  variants: {
    isInvalid: {
      true: {
        box: 'border-danger-indicator inset-ring-1 inset-ring-danger-indicator hover:border-danger-indicator focus-within:border-danger-indicator',
      },
    },
    isDisabled: {
      true: {
        box: 'border-border bg-surface-sunken hover:border-border',
        tag: 'border-border text-text-muted',
        button: 'text-text-disabled',
      },
    },
  },
});
