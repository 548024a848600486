import { tv } from '../theme/tv.ts';

export const radioGroup = tv({
  slots: {
    option: 'inline-flex min-h-target w-fit items-center self-stretch gap-2.5 text-sm',
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
});
