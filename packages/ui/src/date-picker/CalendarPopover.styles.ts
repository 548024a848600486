import { overlay } from '../internal/overlay.styles.ts';
import { focusRing, tv } from '../theme/tv.ts';

export const calendar = tv({
  slots: {
    popover: [overlay.base, 'overflow-y-auto'],
    dialog: 'p-3 outline-none',
    head: 'mb-2 flex items-center gap-1',
    title: 'min-w-0 flex-1 ps-1.5 text-sm font-semibold text-text',
    step: [
      focusRing.base,
      'inline-flex size-target items-center justify-center rounded-md text-text-muted hover:bg-surface-hover hover:text-text disabled:text-text-disabled',
    ],
    day: 'w-9 pb-1 text-xs font-normal text-text-muted',
    cell: [
      focusRing.base,
      'm-px flex h-8 w-9 cursor-default items-center justify-center rounded-md text-sm text-text',
      'hover:bg-surface-hover outside-month:text-text-subtle disabled:text-text-disabled disabled:hover:bg-transparent forced:disabled:text-[GrayText]',
      // The chosen day: a fill with its own edge; in forced colours the system's own mark.
      'selected:border selected:border-primary-solid-border selected:bg-primary-solid selected:font-semibold selected:text-on-primary-solid',
      'forced:selected:bg-[Highlight] forced:selected:text-[HighlightText] forced:selected:forced-color-adjust-none pointer-coarse:h-11 pointer-coarse:w-[min(2.75rem,calc((100vw-3.5rem)/7))]',
    ],
    // As wide as the month, whatever its texts are.
    foot: 'mt-2 flex w-0 min-w-full items-center justify-between gap-3 border-t border-border pt-2',
    bounds: 'grid text-end text-xs text-text-muted',
  },
  variants: { isToday: { true: { cell: 'border border-border-control font-semibold' } } },
});
