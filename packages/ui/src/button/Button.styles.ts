import { tv } from '../theme/tv.ts';

/** What a button looks like, whichever element it is: ButtonLink and IconButton share it. */
export const button = tv({
  base: [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap outline-offset-2 select-none focus-visible:outline-2',
    // At 400 % a long label is wider than the window: it takes a second line.
    'max-md:max-w-full max-md:whitespace-normal',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  variants: {
    variant: {
      primary: 'border-primary-solid-border bg-primary-solid',
      secondary: 'border-border-control bg-surface hover:border-border-control-hover',
      quiet: 'border-transparent',
      danger: 'border-danger-soft-border bg-surface hover:text-danger-text-hover',
    },
    size: {
      regular: 'min-h-control text-sm',
      small: 'min-h-control-sm text-xs',
    },
    // What it stands on: the navigation has a ground, a text colour and a ring of its own.
    on: {
      page: 'outline-focus',
      nav: 'text-nav-text outline-nav-focus hover:bg-nav-hover active:bg-nav-hover',
    },
    isWide: { true: '' },
    isIconOnly: { true: 'px-0 py-0' },
    isBusy: { true: 'cursor-progress' },
    // What only waits for its form keeps its look, as a busy one does.
    isIncomplete: {
      false: 'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:text-text-disabled',
      true: 'not-aria-busy:cursor-pointer',
    },
    // A layer of its own: hundreds of them in a list go without.
    isPositioned: { false: '', true: 'relative' },
  },
  compoundVariants: [
    { isIconOnly: true, size: 'regular', className: 'size-control min-w-target' },
    { isIconOnly: true, size: 'small', className: 'size-control-sm min-w-target' },
    { isIconOnly: false, size: 'regular', className: 'px-3.5 py-1' },
    { isIconOnly: false, size: 'small', className: 'px-2.5 py-0.5' },
    { isIconOnly: false, isWide: true, className: 'w-full' },
    {
      on: 'page',
      variant: 'primary',
      className: 'text-on-primary-solid hover:bg-primary-solid-hover active:bg-primary-solid-active',
    },
    {
      on: 'page',
      variant: ['secondary', 'quiet'],
      className: 'text-text hover:bg-surface-hover active:bg-surface-active',
    },
    {
      on: 'page',
      variant: 'danger',
      className: 'text-danger-text hover:bg-danger-soft active:bg-danger-soft-hover',
    },
    // Disabled has a sunken ground and an edge of its own. A quiet button that is disabled keeps quiet.
    {
      isIncomplete: false,
      variant: ['primary', 'secondary', 'danger'],
      className: 'not-aria-busy:aria-disabled:border-border not-aria-busy:aria-disabled:bg-surface-sunken',
    },
    {
      isIncomplete: false,
      variant: 'quiet',
      className: 'not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-transparent',
    },
  ],
  defaultVariants: {
    variant: 'secondary',
    size: 'regular',
    on: 'page',
    isIncomplete: false,
    isPositioned: true,
  },
});
