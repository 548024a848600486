import { control } from '../field/Field.styles.ts';
import { fieldBorder, focusRing, tv } from '../theme/tv.ts';

export const phoneField = tv({
  slots: {
    row: 'relative flex',
    input: [fieldBorder.base, control.base, 'ps-18'],
    button: [
      focusRing.base,
      'absolute inset-y-px start-px flex w-15 items-center justify-center gap-1.5 rounded-s-md border-e border-border',
      'text-text-muted not-disabled:hover:bg-surface-hover focus-visible:-outline-offset-2',
    ],
    chevron: 'size-3.5 shrink-0',
  },
  variants: {
    isInvalid: { true: { input: fieldBorder.variants.isInvalid.true } },
    isDisabled: { true: { input: fieldBorder.variants.isDisabled.true, button: 'text-text-disabled' } },
    isReadOnly: { true: { input: 'cursor-default border-border bg-surface-sunken hover:border-border' } },
  },
});

export const phoneCountries = tv({
  slots: {
    dialog: 'flex max-h-[inherit] w-72 max-w-[calc(100vw-1rem)] flex-col outline-none',
    search: 'relative border-b border-border p-1.5',
    field: 'w-full',
    list: 'min-h-0 flex-1 overflow-y-auto p-1 outline-none',
    empty: 'px-2.5 py-3 text-sm text-text-muted',
    name: 'min-w-0 flex-1',
    code: 'shrink-0 text-text-muted',
  },
});
