import { tv } from '../theme/tv.ts';

export const fileDrop = tv({
  slots: {
    zone: [
      'relative grid justify-items-center gap-1 rounded-md border p-5 text-center',
      'outline-offset-1 outline-focus has-[:focus-visible]:outline-2',
    ],
    prompt: 'text-sm',
    choose: 'font-medium underline-offset-3 hover:text-primary-text-hover',
    limits: 'text-xs text-text-muted',
    // The whole zone can be pressed, and a file can be dropped on it without any script.
    input: 'absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed',
    list: 'grid gap-2',
    file: 'grid grid-cols-[1rem_1fr_auto] items-center gap-x-2.5 gap-y-1 text-sm',
    icon: 'size-4',
    name: 'truncate text-text',
    end: 'flex items-center gap-1 text-xs text-text-muted',
    below: 'col-start-2 col-end-4',
    problem: 'text-xs text-danger-text',
  },
  variants: {
    isOver: { false: { zone: 'border-dashed' }, true: { zone: 'border-solid' } },
    isInvalid: { true: {} },
    isDisabled: {
      false: { prompt: 'text-text', choose: 'cursor-pointer text-primary-text underline' },
      true: {
        zone: 'border-border bg-surface-sunken hover:border-border',
        prompt: 'text-text-muted',
        choose: 'cursor-not-allowed text-text-muted no-underline',
      },
    },
    file: {
      pending: { icon: 'text-text-muted' },
      wrong: { icon: 'text-danger-indicator' },
      there: { icon: 'text-success-indicator' },
    },
  },
  compoundVariants: [
    { isDisabled: false, isOver: false, class: { zone: 'bg-surface' } },
    { isDisabled: false, isOver: true, class: { zone: 'bg-surface-selected' } },
    { isDisabled: false, isInvalid: false, class: { zone: 'hover:border-border-control-hover' } },
    { isDisabled: false, isInvalid: false, isOver: false, class: { zone: 'border-border-control' } },
    { isDisabled: false, isInvalid: false, isOver: true, class: { zone: 'border-primary-indicator' } },
    {
      isDisabled: false,
      isInvalid: true,
      class: { zone: 'border-danger-indicator hover:border-danger-indicator' },
    },
  ],
});
