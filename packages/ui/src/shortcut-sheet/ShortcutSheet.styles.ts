import { tv } from '../theme/tv.ts';

export const shortcutSheet = tv({
  slots: {
    groups: 'grid gap-x-8 gap-y-5 pt-2 sm:grid-cols-2',
    group: 'grid content-start gap-2',
    heading: 'text-sm font-semibold text-text',
    list: 'grid',
    shortcut: 'flex items-center justify-between gap-4 border-b border-border py-1.5 last:border-b-0',
    label: 'min-w-0 break-words text-text',
    keys: 'shrink-0',
    sequence: 'inline-flex items-center gap-1 font-sans',
    key: 'inline-flex min-w-6 items-center justify-center rounded-sm border border-border-control bg-surface px-1.5 py-0.5 font-sans text-2xs text-text-muted',
    link: 'text-2xs text-text-muted',
    hints:
      'flex flex-wrap justify-end gap-x-4 gap-y-1 text-xs text-text-muted max-lg:hidden pointer-coarse:hidden',
    hint: 'inline-flex items-center gap-1.5',
  },
});
