import { tv } from '../theme/tv.ts';

export const passwordRules = tv({
  slots: {
    field: 'grid gap-2',
    root: 'grid gap-1 text-xs',
    lead: 'text-text',
    list: 'grid gap-1',
    rule: 'flex items-center gap-2',
    icon: 'size-3.5 shrink-0',
  },
  variants: { isMet: { false: { rule: 'text-text-muted' }, true: { rule: 'text-success-text' } } },
});
