import { fieldBorder, focusRingInside, tv } from '../theme/tv.ts';

export const viewTabs = tv({
  slots: {
    list: 'hidden gap-1 overflow-x-auto border-b border-border md:flex',
    // The line is there in every state. Forced colours paint a transparent one too: there it has the colour of the page.
    tab: [
      focusRingInside(),
      '-mb-px inline-flex min-h-target items-center gap-1.5 border-b-2 px-3 py-2.5 text-sm font-medium whitespace-nowrap no-underline hover:text-text',
    ],
    count: 'text-xs',
    dot: 'size-2 shrink-0 rounded-full bg-primary-indicator forced:bg-[Highlight]',
    end: 'ms-1 flex items-center gap-1',
    narrow: 'flex items-center gap-1 md:hidden',
    choice: 'relative min-w-0 flex-1',
    select: [fieldBorder(), 'h-control w-full min-w-0 appearance-none ps-3 pe-9 text-sm'],
    chevron: 'pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-text-muted',
  },
  variants: {
    isCurrent: {
      false: { tab: 'border-transparent text-text-muted forced:border-[Canvas]', count: 'text-text-muted' },
      true: {
        tab: 'border-primary-indicator text-text forced:border-[Highlight] forced:font-semibold',
        count: 'text-text',
      },
    },
  },
});
