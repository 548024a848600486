import { focusRing, tv } from '../theme/tv.ts';

/** What a button looks like, whichever element it is: ButtonLink and IconButton share it. */
export const button = tv({
  extend: focusRing,
  base: [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent font-semibold whitespace-nowrap select-none',
    '[&_svg]:size-4 [&_svg]:shrink-0',
    // Disabled has a sunken ground and an edge of its own, whatever the variant; a busy one keeps its look.
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-border not-aria-busy:aria-disabled:bg-surface-sunken not-aria-busy:aria-disabled:text-text-disabled',
  ],
  variants: {
    variant: {
      primary:
        'border-primary-solid-border bg-primary-solid text-on-primary-solid hover:bg-primary-solid-hover active:bg-primary-solid-active',
      secondary:
        'border-border-control bg-surface text-text hover:border-border-control-hover hover:bg-surface-hover active:bg-surface-active',
      quiet: 'text-text hover:bg-surface-hover active:bg-surface-active',
      danger:
        'border-danger-soft-border bg-surface text-danger-text hover:bg-danger-soft hover:text-danger-text-hover active:bg-danger-soft-hover',
    },
    size: {
      regular: 'min-h-control px-3.5 py-1 text-sm',
      small: 'min-h-control-sm px-2.5 py-0.5 text-xs',
    },
    // What it stands on: the navigation has a ground, a text colour and a ring of its own.
    on: { page: '', nav: 'text-nav-text outline-nav-focus hover:bg-nav-hover active:bg-nav-hover' },
    isWide: { true: 'w-full' },
    isIconOnly: { true: 'px-0 py-0' },
    isBusy: { true: 'cursor-progress' },
  },
  compoundVariants: [
    { isIconOnly: true, size: 'regular', className: 'size-control min-w-target' },
    { isIconOnly: true, size: 'small', className: 'size-control-sm min-w-target' },
    // A quiet button that is disabled keeps quiet: no ground, no edge.
    {
      variant: 'quiet',
      className: 'not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-transparent',
    },
  ],
  defaultVariants: { variant: 'secondary', size: 'regular' },
});
