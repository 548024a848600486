import { focusRing, tv } from '../theme/tv.ts';

export const phoneField = tv({
  slots: {
    row: 'relative flex',
    button: [
      focusRing.base,
      'absolute inset-y-px start-px flex w-15 items-center justify-center gap-1.5 rounded-s-md border-e border-border',
      'not-disabled:hover:bg-surface-hover focus-visible:-outline-offset-2',
    ],
    chevron: 'size-3.5 shrink-0',
  },
  variants: {
    isDisabled: { false: { button: 'text-text-muted' }, true: { button: 'text-text-disabled' } },
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
