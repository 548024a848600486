import { tv } from '../theme/tv.ts';

export const codeField = tv({
  slots: {
    root: 'relative w-fit',
    cells: 'flex gap-2',
    cell: [
      'flex h-11 w-9 items-center justify-center rounded-md border',
      'text-xl font-medium outline-offset-1 outline-focus sm:w-10',
    ],
    // On top of the cells and see-through: one field for keyboard, paste, autofill and screen readers.
    input: [
      'absolute inset-0 size-full rounded-md border-0 bg-transparent text-transparent caret-transparent outline-none',
      'selection:bg-transparent selection:text-transparent forced-color-adjust-none',
    ],
  },
  variants: {
    isActive: { true: { cell: 'outline-2' } },
    isSelected: { true: {} },
    isInvalid: {
      true: { cell: 'inset-ring-1 inset-ring-danger-indicator' },
    },
    isDisabled: {
      false: { cell: 'text-text', input: 'cursor-text' },
      true: {
        cell: 'border-border bg-surface-sunken text-text-disabled forced:border-[GrayText] forced:text-[GrayText]',
        input: 'cursor-default',
      },
    },
  },
  compoundVariants: [
    { isDisabled: false, isSelected: false, class: { cell: 'bg-surface' } },
    { isDisabled: false, isSelected: true, class: { cell: 'bg-surface-selected' } },
    { isDisabled: false, isInvalid: false, isActive: false, class: { cell: 'border-border-control' } },
    { isDisabled: false, isInvalid: false, isActive: true, class: { cell: 'border-focus' } },
    { isDisabled: false, isInvalid: true, class: { cell: 'border-danger-indicator' } },
  ],
});
