import { fieldBorder, tv } from '../theme/tv.ts';

export const field = tv({
  slots: {
    // One column that may be narrower than its longest word.
    root: 'grid min-w-0 grid-cols-1 content-start gap-1.5',
    label: 'text-sm font-medium text-text',
    hint: 'text-xs text-text-muted',
    error: 'flex items-start gap-1.5 text-xs text-danger-text',
    errorIcon: 'mt-0.5 size-4 shrink-0',
  },
});

/** What a control in a field looks like: 15 px text, the edge of `fieldBorder`, the ring close to the edge. */
export const control = tv({
  extend: fieldBorder,
  base: [
    'w-full min-w-0 px-3 outline-offset-1 outline-focus transition-none',
    'focus:outline-2 read-only:focus:border-border-control',
  ],
  variants: {
    isInvalid: { false: 'focus:border-focus', true: 'focus:border-danger-indicator' },
    text: { regular: 'text-md', small: 'text-sm', code: 'font-mono text-sm tracking-code' },
    lines: { one: 'h-control', many: 'h-auto min-h-control py-1.5' },
  },
  defaultVariants: { text: 'regular', lines: 'one' },
});
