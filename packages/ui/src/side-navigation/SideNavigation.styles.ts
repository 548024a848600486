import { focusRing, tv } from '../theme/tv.ts';

export const sideNavigation = tv({
  slots: {
    root: 'grid min-w-0 grid-cols-1 content-start gap-x-10',
    nav: 'grid content-start gap-5 text-sm',
    title: 'font-heading text-2xl font-semibold tracking-heading text-text',
    group: 'grid gap-1',
    label: 'px-3 text-xs text-text-muted',
    list: 'grid',
    item: [
      focusRing(),
      'flex min-h-control items-center border border-transparent px-3 no-underline max-lg:min-h-11',
    ],
    page: 'min-w-0',
    back: [
      focusRing(),
      'mb-3 inline-flex min-h-target items-center gap-1 rounded-sm text-sm font-medium text-primary-text no-underline hover:underline lg:hidden',
    ],
    backMark: 'size-4 rtl:-scale-x-100',
  },
  compoundVariants: [
    { isOpen: true, isCurrent: false, class: { item: 'text-text-muted hover:text-text' } },
    { isOpen: false, isCurrent: false, class: { item: 'text-text' } },
  ],
  variants: {
    // Next to its page where there is room; otherwise one of the two.
    isOpen: {
      true: {
        root: 'lg:grid-cols-[13rem_minmax(0,1fr)]',
        nav: 'max-lg:hidden lg:sticky lg:top-6 lg:self-start',
        list: 'gap-0.5',
        item: 'rounded-md',
      },
      false: { nav: 'max-w-140', item: 'border-b-border' },
    },
    isCurrent: {
      false: { item: 'hover:bg-surface-hover' },
      true: {
        item: 'bg-surface-selected font-medium text-primary-text forced:border-[Highlight] forced:font-semibold',
      },
    },
  },
});
