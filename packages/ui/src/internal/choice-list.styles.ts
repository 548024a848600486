import { tv } from '../theme/tv.ts';

/** Rows of a list that something is chosen from. A state is never a background alone: chosen has a tick, too. */
export const choiceList = tv({
  slots: {
    list: 'max-h-[inherit] overflow-y-auto p-1 outline-none',
    item: [
      'relative flex min-h-control cursor-default items-center gap-2.5 rounded-sm border border-transparent px-2.5 py-1 text-sm select-none',
      'text-text outline-none focused:bg-surface-hover forced:focused:border-[Highlight]',
      'selected:bg-surface-selected selected:font-medium disabled:text-text-disabled',
    ],
    // Between two rows, not around one: the edge of a row is for forced colours.
    line: 'mb-2.5 after:absolute after:inset-x-0 after:-bottom-1.5 after:border-b after:border-border',
    texts: 'grid min-w-0 flex-1',
    hint: 'text-xs font-normal text-text-muted',
    tick: 'size-4 shrink-0 text-primary-text',
    empty: 'px-2.5 py-2 text-sm text-text-muted',
  },
});
