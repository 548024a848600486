import { tv } from '../theme/tv.ts';

export const modal = tv({
  slots: {
    backdrop: 'fixed inset-0 z-40 bg-(--d-scrim) transition-opacity data-closed:opacity-0',
    frame:
      'fixed inset-0 bottom-(--d-toasts,0px) z-50 flex items-stretch justify-center overflow-y-auto md:items-center md:p-6',
    panel: [
      'flex w-full flex-col border border-transparent bg-surface-raised text-text shadow-dialog outline-none',
      'transition-[opacity,translate] data-closed:translate-y-1 data-closed:opacity-0',
      'max-md:min-h-dvh md:max-h-[calc(100dvh-3rem)] md:rounded-lg',
    ],
    head: 'flex items-start justify-between gap-4 px-6 pt-5',
    title: 'font-heading text-xl font-semibold text-text',
    body: 'min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-6 text-sm',
    foot: 'flex flex-wrap items-center justify-end gap-2.5 border-t border-border bg-surface-sunken px-6 py-3.5 md:rounded-b-lg',
  },
  variants: {
    width: {
      460: { panel: 'md:max-w-modal-460' },
      630: { panel: 'md:max-w-modal-630' },
      750: { panel: 'md:max-w-modal-750' },
      900: { panel: 'md:max-w-modal-900' },
      1140: { panel: 'md:max-w-modal-1140' },
    },
  },
});
