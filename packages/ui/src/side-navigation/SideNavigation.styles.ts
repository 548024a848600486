import { focusRing, tv } from '../theme/tv.ts';

export const sideNavigation = tv({
  slots: {
    root: 'grid min-w-0 grid-cols-1 content-start gap-x-10',
    nav: 'grid content-start gap-5 text-sm',
    title: 'font-heading text-2xl font-semibold tracking-heading text-text',
    group: 'grid gap-1',
    label: 'px-3 text-xs text-text-muted',
    list: 'grid gap-0.5',
    item: [
      focusRing(),
      'flex min-h-control items-center rounded-md border border-transparent px-3 no-underline max-lg:min-h-11',
    ],
    page: 'min-w-0',
    back: [
      focusRing(),
      'mb-3 inline-flex min-h-target items-center gap-1 rounded-sm text-sm font-medium text-primary-text no-underline hover:underline lg:hidden',
    ],
    backMark: 'size-4 rtl:-scale-x-100',
  },
  variants: {
    // Next to its page where there is room; otherwise one of the two.
    isOpen: {
      true: {
        root: 'lg:grid-cols-[13rem_minmax(0,1fr)]',
        nav: 'max-lg:hidden lg:sticky lg:top-6 lg:self-start',
      },
      false: { nav: 'max-w-140', list: 'gap-0', item: 'rounded-none border-b-border text-text' },
    },
    isCurrent: {
      false: { item: 'text-text-muted hover:bg-surface-hover hover:text-text' },
      true: {
        item: 'bg-surface-selected font-medium text-primary-text forced:border-[Highlight] forced:font-semibold',
      },
    },
  },
});
