import { tv } from '../theme/tv.ts';

export const formSections = tv({
  slots: {
    // Beside a record's index and its aside there is less room than the window has.
    root: '@container min-w-0',
    columns: 'grid grid-cols-1 gap-x-8 gap-y-5 @[40rem]:grid-cols-[10.5rem_minmax(0,1fr)]',
    index: [
      'z-10 grid min-w-0 grid-cols-1 content-start gap-2 self-start bg-surface @max-[40rem]:border-b @max-[40rem]:border-border @max-[40rem]:py-2',
      'sticky top-0 @[40rem]:top-4',
    ],
    // What only readers see must scroll with it, not widen the page.
    list: 'relative flex gap-x-1 overflow-x-auto @[40rem]:grid @[40rem]:overflow-visible',
    link: [
      'flex items-center justify-between gap-2 rounded-control px-2 py-1.5 text-sm whitespace-nowrap text-text',
      'outline-offset-1 outline-focus hover:bg-surface-hover focus-visible:outline-2 @[40rem]:whitespace-normal',
    ],
    count: 'inline-flex items-center gap-1 text-xs text-text-muted tabular-nums',
    mark: 'size-2 text-warning-indicator',
    done: 'size-4 text-success-indicator',
    legend: 'flex items-center gap-1.5 px-2 text-xs text-text-muted',
    sections: 'grid min-w-0 grid-cols-1 content-start gap-6',
  },
  variants: {
    isOnlyNeeded: {
      // A row of fields that are all out of sight would leave its gap.
      true: { sections: '[&_div:has(>.hidden):not(:has(>:not(.hidden)))]:hidden' },
    },
  },
});
