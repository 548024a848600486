import { focusRingInside, tv } from '../theme/tv.ts';

export const accordion = tv({
  slots: {
    root: 'grid border-t border-border',
    item: 'border-b border-border',
    heading: 'text-sm',
    button: [
      focusRingInside.base,
      'group flex min-h-control w-full items-center gap-2.5 rounded-sm py-2.5 text-start hover:bg-surface-hover',
    ],
    chevron:
      'size-4 shrink-0 -rotate-90 text-text-muted transition-transform group-data-open:rotate-0 rtl:rotate-90 rtl:group-data-open:rotate-0',
    title: 'min-w-0 flex-1 font-semibold break-words text-text',
    summary: 'shrink-0 text-xs text-text-muted',
    panel: 'ps-6.5 pt-1 pb-4 text-sm text-text',
  },
});
