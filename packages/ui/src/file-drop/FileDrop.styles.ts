import { tv } from '../theme/tv.ts';

export const fileDrop = tv({
  slots: {
    zone: [
      'relative grid justify-items-center gap-1 rounded-md border border-dashed border-border-control bg-surface p-5 text-center',
      'outline-offset-1 outline-focus has-[:focus-visible]:outline-2 hover:border-border-control-hover',
    ],
    words: 'text-sm text-text',
    choose:
      'cursor-pointer font-medium text-primary-text underline underline-offset-3 hover:text-primary-text-hover',
    limits: 'text-xs text-text-muted',
    // The whole zone can be pressed, and a file can be dropped on it without any script.
    input: 'absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed',
    list: 'grid gap-2',
    file: 'grid grid-cols-[1rem_1fr_auto] items-center gap-x-2.5 gap-y-1 text-sm',
    icon: 'size-4 text-text-muted',
    name: 'truncate text-text',
    end: 'flex items-center gap-1 text-xs text-text-muted',
    below: 'col-start-2 col-end-4',
    problem: 'text-xs text-danger-text',
  },
  variants: {
    isOver: { true: { zone: 'border-solid border-primary-indicator bg-surface-selected' } },
    isInvalid: { true: { zone: 'border-danger-indicator hover:border-danger-indicator' } },
    isDisabled: {
      true: {
        zone: 'border-border bg-surface-sunken hover:border-border',
        words: 'text-text-muted',
        choose: 'cursor-not-allowed text-text-muted no-underline',
      },
    },
    isWrong: { true: { icon: 'text-danger-indicator' } },
  },
});
