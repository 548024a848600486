import { focusRing, tv } from '../theme/tv.ts';

export const switchStyles = tv({
  slots: {
    root: 'grid gap-1',
    line: 'flex min-h-target w-fit items-center gap-3',
    track: [
      focusRing.base,
      // The row is as high as a finger; the track is drawn inside it.
      'group inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors',
    ],
    thumb: [
      'size-4 rounded-full transition-transform',
      'group-data-checked:translate-x-4.5 rtl:group-data-checked:-translate-x-4.5',
    ],
    label: 'cursor-default text-sm',
    // The error is read before the help, and stands under it as in every field.
    error: 'order-last ms-13',
    hint: 'ms-13 text-xs text-text-muted',
  },
  variants: {
    isInvalid: { true: {} },
    isDisabled: {
      false: {
        track:
          'bg-surface data-checked:border-primary-indicator data-checked:bg-primary-indicator forced:data-checked:bg-[Highlight]',
        thumb:
          'bg-border-control group-data-checked:bg-on-primary-indicator forced:bg-[ButtonText] forced:group-data-checked:bg-[HighlightText]',
        label: 'text-text',
      },
      true: {
        track:
          'border-border bg-surface-sunken hover:border-border data-checked:border-border data-checked:bg-surface-sunken forced:border-[GrayText] forced:data-checked:bg-[Canvas]',
        thumb:
          'bg-text-disabled group-data-checked:bg-text-disabled forced:bg-[GrayText] forced:group-data-checked:bg-[GrayText]',
        label: 'text-text-disabled forced:text-[GrayText]',
      },
    },
  },
  compoundVariants: [
    {
      isDisabled: false,
      isInvalid: false,
      class: { track: 'border-border-control hover:border-border-control-hover' },
    },
    {
      isDisabled: false,
      isInvalid: true,
      class: { track: 'border-danger-indicator hover:border-danger-indicator' },
    },
  ],
});
