import { overlay } from '../internal/overlay.styles.ts';
import { tv } from '../theme/tv.ts';

export const menu = tv({
  slots: {
    panel: [overlay.base, 'max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto p-1 text-sm'],
    header: 'border-b border-border px-2.5 pt-1.5 pb-2.5 mb-1',
    item: [
      'flex min-h-control w-full items-center gap-2.5 rounded-sm border border-transparent px-2.5 py-1 text-start select-none',
      'data-focus:outline-2 data-focus:-outline-offset-2 data-focus:outline-transparent',
      'aria-disabled:cursor-not-allowed aria-disabled:text-text-disabled [&_svg]:size-4 [&_svg]:shrink-0',
      'forced:data-focus:border-[Highlight]',
    ],
    label: 'px-2.5 pt-1.5 pb-0.5 text-xs text-text-muted',
    texts: 'grid min-w-0 flex-1',
    reason: 'text-xs text-text-muted',
    separator: 'my-1 h-px border-0 bg-border forced:border-t',
  },
  variants: {
    tone: {
      neutral: { item: 'data-focus:bg-surface-hover [&_svg]:text-text-muted' },
      danger: { item: 'text-danger-text data-focus:bg-danger-soft [&_svg]:text-danger-text' },
    },
    isCurrent: { true: { item: 'font-semibold' } },
  },
  defaultVariants: { tone: 'neutral' },
});
