import { fieldBorder, focusRing, tv } from '../theme/tv.ts';

export const filterBar = tv({
  slots: {
    root: 'flex flex-wrap items-center gap-2 max-md:w-full',
    search: 'relative min-w-0 flex-1 md:w-75 md:flex-none',
    searchIcon: 'pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-text-muted',
    input: [
      fieldBorder(),
      'h-control w-full ps-9 pe-3 text-sm outline-offset-1 outline-focus focus:border-focus focus:outline-2 [&::-webkit-search-cancel-button]:hidden',
    ],
    toggle: [
      focusRing(),
      fieldBorder(),
      'inline-flex h-control shrink-0 items-center gap-2 px-3 text-sm font-medium hover:bg-surface-hover md:hidden',
    ],
    // On a wide page the filters are part of the row.
    filters: 'contents max-md:hidden max-md:w-full max-md:flex-wrap max-md:gap-2 max-md:data-open:flex',
    chip: 'relative inline-flex min-h-7 items-center rounded-full border text-xs font-medium',
    chipButton: [focusRing(), 'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3'],
    remove: [
      focusRing(),
      'me-1 inline-flex size-6 items-center justify-center rounded-full hover:bg-primary-soft-hover',
    ],
    icon: 'size-3.5 shrink-0',
    clear: [
      focusRing(),
      'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2 text-xs font-medium text-primary-text hover:text-primary-text-hover',
    ],
    panel:
      'z-30 max-h-80 min-w-48 overflow-y-auto rounded-md border border-border bg-surface-raised p-1 font-normal text-text shadow-overlay outline-none',
    options: 'grid',
    option:
      'flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm text-text hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
    box: 'size-4 accent-(--d-primary-indicator) outline-none',
  },
  variants: {
    isActive: {
      false: {
        chip: 'border-dashed border-border-control bg-transparent text-text-muted',
        chipButton: 'hover:text-text',
      },
      true: {
        chip: 'border-solid border-primary-soft-border bg-primary-soft text-primary-text',
        chipButton: 'pe-1 hover:text-primary-text-hover',
      },
    },
  },
});
