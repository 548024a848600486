import { tv } from '../theme/tv.ts';

export const codeField = tv({
  slots: {
    root: 'relative w-fit',
    cells: 'flex gap-2',
    cell: [
      'flex h-11 w-9 items-center justify-center rounded-md border border-border-control bg-surface',
      'text-xl font-medium text-text outline-offset-1 outline-focus sm:w-10',
    ],
    // On top of the cells and see-through: one field for keyboard, paste, autofill and screen readers.
    input: [
      'absolute inset-0 size-full cursor-text rounded-md border-0 bg-transparent text-transparent caret-transparent outline-none',
      'selection:bg-transparent selection:text-transparent forced-color-adjust-none',
    ],
  },
  variants: {
    isActive: { true: { cell: 'border-focus outline-2' } },
    isSelected: { true: { cell: 'bg-surface-selected' } },
    isInvalid: {
      true: { cell: 'border-danger-indicator inset-ring-1 inset-ring-danger-indicator' },
    },
    isDisabled: {
      true: {
        cell: 'border-border bg-surface-sunken text-text-disabled forced:border-[GrayText] forced:text-[GrayText]',
        input: 'cursor-default',
      },
    },
  },
});
