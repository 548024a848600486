import { overlay } from '../internal/overlay.styles.ts';
import { tv } from '../theme/tv.ts';

export const topNavigation = tv({
  slots: {
    root: 'relative z-30 shrink-0 border-b border-nav-border bg-nav text-nav-text',
    bar: 'flex h-14 items-stretch gap-3 px-4 md:gap-6 md:px-6',
    brand: 'flex shrink-0 items-center max-md:min-w-0 max-md:flex-1',
    nav: 'hidden min-w-0 flex-1 md:block',
    list: 'flex h-full items-end gap-1 overflow-hidden px-0.5',
    slot: 'shrink-0',
    // The current item is a file tab cut from the page: same ground, no line below. Every tab has the edge, only one shows it.
    // It reaches to the foot of the bar, and its word stays on the line of everything else: hence the room below.
    tab: [
      'flex h-12.5 items-center gap-2 rounded-t-md border border-b-0 px-3 text-sm font-medium whitespace-nowrap',
      '-outline-offset-3 aria-expanded:text-nav-text',
    ],
    chevron: 'size-4 shrink-0',
    end: 'flex shrink-0 items-center gap-1.5',
    burger: [
      'relative -ms-1.5 inline-flex size-target min-h-9 min-w-9 items-center justify-center self-center rounded-md outline-nav-focus md:hidden',
    ],
    burgerCount: 'absolute -end-1.5 -top-1',
    panel: [overlay.base, 'min-w-52 p-1 text-sm'],
    panelLink: [
      'flex min-h-control items-center justify-between gap-3 rounded-sm border border-transparent px-2.5 text-text hover:bg-surface-hover -outline-offset-2',
    ],
    drawer: 'border-t border-nav-border bg-surface px-3 py-2 text-text md:hidden',
    drawerGroup: 'ms-3 border-s border-border ps-2',
    drawerLabel: 'px-2.5 pt-3 pb-1 text-xs text-text-muted',
  },
  variants: {
    isCurrent: {
      false: {
        tab: 'border-transparent pb-1.75 text-nav-text-muted outline-nav-focus hover:text-nav-text forced:border-[Canvas]',
      },
      true: {
        tab: 'border-nav-border pb-2.25 bg-nav-selected text-nav-selected-text outline-focus hover:text-nav-selected-text forced:border-2 forced:border-b-0 forced:border-[Highlight] forced:font-semibold',
        // One pixel over the bar's line, so that the page flows into the tab.
        slot: '-mb-px',
        panelLink: 'border-s-2 border-s-primary-indicator bg-surface-selected font-semibold',
      },
    },
  },
});
