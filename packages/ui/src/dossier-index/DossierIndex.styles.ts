import { fieldBorder, focusRingInside, tv } from '../theme/tv.ts';

export const dossierIndex = tv({
  slots: {
    // What room the page has left is the sheet's: it reaches down to the foot.
    root: 'grid flex-1 gap-3 lg:grid-cols-[15rem_1fr] lg:gap-0',
    nav: 'self-start lg:sticky lg:top-4',
    list: 'hidden lg:grid',
    tab: [
      focusRingInside(),
      'flex min-h-10 items-center justify-between gap-3 border-y border-s-3 border-transparent px-3 text-sm font-medium no-underline hover:text-text',
    ],
    // In line with the entries, which have an edge of 3 px.
    group: 'ps-3.75 pe-3 pt-4 pb-1 text-xs font-semibold text-text-muted',
    state: 'text-xs text-text-muted',
    choice: 'relative lg:hidden',
    select: [fieldBorder(), 'h-control w-full appearance-none ps-3 pe-9 text-sm'],
    chevron: 'pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-text-muted',
    sheet: 'grid min-h-96 min-w-0 content-start gap-5 border border-t-4 border-border bg-surface p-panel',
    // First for a reader as it is for the eye; next to the sheet it takes no row of its own.
    lead: 'min-w-0 lg:col-span-full lg:pb-4 xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:ps-6',
    // In sight while the sheet scrolls; where it is higher than the window, it scrolls itself.
    aside:
      'min-w-0 py-3 lg:col-start-2 lg:ps-6 xl:sticky xl:top-0 xl:col-start-3 xl:max-h-dvh xl:self-start xl:overflow-y-auto xl:pe-1',
  },
  variants: {
    hasAside: { true: { root: 'xl:grid-cols-[15rem_1fr_20rem]' } },
    hasLead: {
      false: { root: 'grid-rows-[auto_1fr] lg:grid-rows-[1fr]' },
      true: {
        root: 'grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]',
        nav: 'xl:col-start-1 xl:row-span-2 xl:row-start-1',
        sheet: 'xl:col-start-2 xl:row-span-2 xl:row-start-1',
        aside: 'xl:row-start-2',
      },
    },
    isCurrent: {
      false: { tab: 'text-text-muted forced:border-[Canvas]' },
      // The tab covers the sheet's edge: it is cut from the same paper.
      true: {
        tab: 'relative z-10 -me-px border-y-border border-s-primary-indicator bg-surface text-text forced:border-s-[Highlight] forced:font-semibold',
      },
    },
    tone: {
      neutral: { sheet: 'border-t-neutral-indicator' },
      info: { sheet: 'border-t-info-indicator' },
      success: { sheet: 'border-t-success-indicator' },
      warning: { sheet: 'border-t-warning-indicator' },
      danger: { sheet: 'border-t-danger-indicator' },
    },
  },
  defaultVariants: { hasLead: false },
});
