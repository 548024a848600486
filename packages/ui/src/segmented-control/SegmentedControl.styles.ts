import { tv } from '../theme/tv.ts';

export const segmentedControl = tv({
  slots: {
    root: [
      'inline-flex max-w-full min-w-0 flex-wrap rounded-md border border-border-control bg-surface',
      // Where they may wrap, what shows between them is the line on all sides.
      'max-sm:gap-px max-sm:overflow-clip max-sm:bg-border-control',
    ],
    segment: [
      // Where they wrap, each row is as wide as the whole.
      'relative inline-flex flex-auto cursor-pointer items-center justify-center gap-2 border-border-control bg-surface font-medium text-text-muted select-none',
      'not-last:border-e max-sm:not-last:border-e-0 forced:not-last:border-e!',
      'first-of-type:rounded-s-md last:rounded-e-md hover:text-text [&_svg]:size-4 [&_svg]:shrink-0',
      'max-sm:first-of-type:rounded-none max-sm:last:rounded-none',
      'has-checked:bg-primary-soft has-checked:text-primary-text',
      // Forced colours take the ground away: the chosen one has the system's own for what is chosen.
      'forced:has-checked:forced-color-adjust-none forced:has-checked:bg-[Highlight] forced:has-checked:text-[HighlightText]',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:z-10',
      'max-sm:has-focus-visible:-outline-offset-2',
      'has-aria-disabled:cursor-not-allowed has-aria-disabled:bg-surface-sunken has-aria-disabled:text-text-disabled',
    ],
    input: 'absolute inset-0 size-full cursor-[inherit] appearance-none outline-none',
  },
  variants: {
    size: {
      regular: { segment: 'min-h-control px-3 text-sm' },
      small: { segment: 'min-h-control-sm px-2.5 text-xs' },
    },
  },
});
