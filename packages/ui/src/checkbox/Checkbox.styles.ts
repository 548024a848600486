import { tv } from '../theme/tv.ts';

export const checkbox = tv({
  slots: {
    root: 'grid gap-1',
    label: 'inline-flex min-h-target w-fit items-center gap-2.5 text-sm',
    // The native box, drawn by us: keyboard, forms, autofill and screen readers keep what they know.
    box: [
      'peer size-4 appearance-none rounded-[min(var(--d-radius-sm)+1px,4px)] border',
      'outline-offset-2 outline-focus focus-visible:outline-2 forced:appearance-auto',
    ],
    mark: 'pointer-events-none absolute inset-0 m-auto size-3 opacity-0 forced:hidden',
    tick: 'peer-checked:opacity-100 peer-indeterminate:opacity-0',
    dash: 'peer-indeterminate:opacity-100',
    indent: 'ms-6.5',
  },
  variants: {
    isInvalid: { true: {} },
    isDisabled: {
      false: {
        label: 'text-text',
        box: 'bg-surface checked:border-primary-indicator checked:bg-primary-indicator indeterminate:border-primary-indicator indeterminate:bg-primary-indicator',
        mark: 'text-on-primary-indicator',
      },
      true: {
        label: 'text-text-disabled',
        box: 'border-border bg-surface-sunken checked:border-border checked:bg-surface-sunken indeterminate:border-border indeterminate:bg-surface-sunken hover:border-border',
        mark: 'text-text-disabled',
      },
    },
  },
  compoundVariants: [
    {
      isDisabled: false,
      isInvalid: false,
      class: { box: 'border-border-control hover:border-border-control-hover' },
    },
    {
      isDisabled: false,
      isInvalid: true,
      class: { box: 'border-danger-indicator hover:border-danger-indicator' },
    },
  ],
});
