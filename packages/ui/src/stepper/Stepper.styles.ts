import { focusRing, tv } from '../theme/tv.ts';

export const stepper = tv({
  slots: {
    root: 'min-w-0',
    line: 'text-sm font-semibold text-text md:hidden',
    // Below 768 px it is only read; the line above says it to the eye.
    list: 'max-md:sr-only md:flex',
    step: 'relative grid min-w-0 flex-1 content-start justify-items-start gap-1.5 pe-2 last:flex-none',
    dot: 'relative z-10 grid size-4.5 place-items-center rounded-full',
    mark: 'size-3 stroke-3',
    core: 'size-2 rounded-full bg-primary-indicator forced:bg-[Highlight]',
    label: 'inline-flex min-h-target items-center text-xs break-words',
    link: [focusRing.base, 'rounded-sm hover:text-text hover:underline'],
  },
  variants: {
    state: {
      done: {
        dot: 'border border-primary-indicator bg-primary-indicator text-on-primary-indicator forced:bg-[Highlight] forced:text-[HighlightText]',
        label: 'text-text',
      },
      current: { dot: 'border-2 border-primary-indicator bg-surface', label: 'font-semibold text-text' },
      blocked: {
        dot: 'border-2 border-danger-indicator bg-surface text-danger-indicator',
        label: 'font-semibold text-danger-text',
      },
      open: { dot: 'border border-border-control bg-surface', label: 'text-text-muted' },
    },
    isLast: {
      // The line to the next one: behind its dot, at the height of the middle of both.
      false: {
        step: 'after:absolute after:inset-x-0 after:top-2 after:h-0.5',
      },
    },
  },
  compoundVariants: [
    {
      state: 'done',
      isLast: false,
      class: { step: 'after:bg-primary-indicator forced:after:bg-[Highlight]' },
    },
    {
      state: ['current', 'blocked', 'open'],
      isLast: false,
      class: { step: 'after:bg-border-strong forced:after:bg-[CanvasText]' },
    },
  ],
  defaultVariants: { state: 'open' },
});
