import { focusRing, tv } from '../theme/tv.ts';

/** A field that holds tags and the text that makes the next one. */
export const tags = tv({
  slots: {
    box: 'flex min-h-control w-full min-w-0 flex-wrap items-center gap-1 py-0.5 ps-1 outline-offset-1 outline-focus has-[input:focus]:outline-2',
    list: 'contents',
    tag: [
      'inline-flex min-h-target max-w-full cursor-default items-center gap-0.5 rounded-sm border bg-surface-sunken ps-2 text-xs',
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
      'absolute end-1 top-1/2 inline-flex size-target -translate-y-1/2 items-center justify-center rounded-sm',
    ],
  },
  variants: {
    isInvalid: {
      false: { box: 'focus-within:border-focus' },
      true: { box: 'focus-within:border-danger-indicator' },
    },
    /** A button stands at its end. */
    hasEnd: { false: { box: 'pe-1' }, true: { box: 'pe-9' } },
    isDisabled: {
      false: { tag: 'border-border-control text-text', button: 'text-text-muted' },
      true: {
        tag: 'border-border text-text-muted',
        button: 'text-text-disabled',
      },
    },
  },
});
