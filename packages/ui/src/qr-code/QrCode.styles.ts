import { tv } from '../theme/tv.ts';

export const qrCode = tv({
  slots: {
    root: 'grid justify-items-center gap-4 text-sm',
    // Black on white whatever the mode: a scanner of codes reads nothing else well.
    frame: 'grid min-h-64 w-64 max-w-full place-items-center',
    code: 'h-auto max-w-full border border-border forced-color-adjust-none',
    failed: 'text-center text-danger-text',
    texts: 'grid w-full gap-1.5',
    hint: 'text-xs text-text-muted',
    line: 'flex flex-wrap gap-2',
    secret:
      'flex min-h-control min-w-0 flex-1 items-center rounded-md border border-border bg-surface-sunken px-3 py-1 font-mono text-xs break-words text-text',
  },
});
