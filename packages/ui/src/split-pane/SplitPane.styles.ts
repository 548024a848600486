import { tv } from '../theme/tv.ts';

export const splitPane = tv({
  slots: {
    root: 'grid min-h-0 min-w-0 md:flex md:gap-0',
    pane: 'min-h-0 min-w-0 md:overflow-auto md:first:w-(--d-split) md:last:flex-1',
    // 24 px to take hold of, one to see.
    separator: [
      'relative hidden w-6 shrink-0 cursor-col-resize touch-none outline-offset-0 outline-focus focus-visible:outline-2 md:block',
      'after:absolute after:inset-y-0 after:start-1/2 after:w-px hover:after:w-1 hover:after:bg-primary-indicator forced:after:bg-[CanvasText]',
    ],
  },
  variants: {
    isLeftOut: { true: { pane: 'max-md:hidden' } },
    // The line is an edge between two halves of one sheet: it takes no room of its own.
    variant: {
      plain: { root: 'gap-4', separator: '-mx-2 after:bg-border-strong' },
      sheet: {
        root: 'gap-0 overflow-hidden rounded-md border border-border bg-surface',
        separator: '-mx-3 z-3 after:bg-border',
      },
    },
  },
});
