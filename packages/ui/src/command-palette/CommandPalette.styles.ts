import { tv } from '../theme/tv.ts';

export const commandPalette = tv({
  slots: {
    backdrop: 'fixed inset-0 z-40 bg-(--d-scrim)',
    frame: 'fixed inset-0 z-50 flex items-start justify-center md:p-6 md:pt-[12vh]',
    panel: [
      'flex w-full flex-col overflow-hidden border border-transparent bg-surface-raised text-sm text-text shadow-dialog',
      'max-md:h-dvh md:max-h-[70vh] md:max-w-modal-630 md:rounded-lg',
    ],
    field: 'flex shrink-0 items-center gap-3 border-b border-border-strong px-4',
    icon: 'size-4 shrink-0 text-text-muted',
    input:
      'h-13 min-w-0 flex-1 bg-transparent text-md text-text placeholder:text-text-muted outline-transparent -outline-offset-2 focus:outline-2',
    list: 'min-h-0 flex-1 overflow-y-auto p-2 empty:hidden',
    heading: 'px-2.5 pt-2 pb-1 text-xs text-text-muted',
    option: [
      'flex min-h-control cursor-pointer items-center gap-3 rounded-sm border border-transparent px-2.5 py-1.5 text-text no-underline [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-text-muted',
    ],
    texts: 'grid min-w-0 flex-1',
    label: 'break-words',
    detail: 'text-xs break-words text-text-muted',
    outcome: 'px-4.5 py-4 text-text-muted',
    failed: 'px-4.5 py-2 text-danger-text',
    help: 'shrink-0 border-t border-border bg-surface-sunken px-4 py-2 text-xs text-text-muted',
  },
  variants: {
    isActive: {
      true: {
        option: [
          'bg-surface-selected',
          'forced:forced-color-adjust-none forced:bg-[Highlight] forced:text-[HighlightText] forced:**:text-[HighlightText]',
        ],
      },
    },
  },
});
