import { tv } from '../theme/tv.ts';

export const slider = tv({
  slots: {
    root: 'flex min-h-control items-center gap-4',
    track:
      'h-6 min-w-0 flex-1 cursor-pointer rounded-sm accent-primary-indicator outline-offset-2 outline-focus focus-visible:outline-2 disabled:cursor-not-allowed',
    chosen: 'min-w-24 text-sm text-text tabular-nums',
  },
});
