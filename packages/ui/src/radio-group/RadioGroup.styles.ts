import { tv } from '../theme/tv.ts';

export const radioGroup = tv({
  slots: {
    root: 'grid min-w-0 gap-1.5',
    legend: 'mb-1.5 text-sm font-medium text-text',
    optional: 'font-normal text-text-muted',
    options: 'flex gap-x-6 gap-y-1',
    option: 'inline-flex min-h-target w-fit items-center gap-2.5 text-sm',
    dot: [
      'size-4 shrink-0 appearance-none rounded-full border',
      'outline-offset-2 outline-focus focus-visible:outline-2 hover:border-border-control-hover',
      // A thick edge around the ground: the dot of the mock-ups, with nothing inside to draw.
      'checked:border-5 forced:appearance-auto',
    ],
    texts: 'grid',
    help: 'text-xs text-text-muted',
  },
  variants: {
    direction: { down: { options: 'flex-col' }, across: { options: 'flex-wrap' } },
    isInvalid: { true: {} },
    isDisabled: {
      false: { option: 'text-text', dot: 'bg-surface checked:border-primary-indicator' },
      true: {
        option: 'text-text-disabled',
        dot: 'border-border bg-surface-sunken checked:border-text-disabled',
      },
    },
  },
  compoundVariants: [
    { isDisabled: false, isInvalid: false, class: { dot: 'border-border-control' } },
    { isDisabled: false, isInvalid: true, class: { dot: 'border-danger-indicator' } },
  ],
  defaultVariants: { direction: 'down' },
});
