import { tv } from '../theme/tv.ts';

/** The frame and the panel of a drawer, in place of a modal's; the rest is drawn alike. */
export const drawer = tv({
  slots: {
    frame: 'fixed inset-0 bottom-(--d-toasts,0px) z-50 flex items-stretch',
    panel: [
      'flex max-h-full w-full flex-col border border-transparent bg-surface-raised text-text shadow-dialog outline-none',
      'transition-[opacity,translate] data-closed:opacity-0',
    ],
    foot: 'flex flex-wrap items-center justify-end gap-2.5 border-t border-border bg-surface-sunken px-6 py-3.5',
  },
  variants: {
    side: {
      end: {
        frame: 'justify-end',
        panel: 'data-closed:translate-x-2 rtl:data-closed:-translate-x-2',
      },
      start: {
        frame: 'justify-start',
        panel: 'data-closed:-translate-x-2 rtl:data-closed:translate-x-2',
      },
    },
    width: {
      460: { panel: 'md:max-w-modal-460' },
      630: { panel: 'md:max-w-modal-630' },
    },
  },
});
