import { tv } from '../theme/tv.ts';

export const textArea = tv({
  slots: {
    control: '[field-sizing:content] [max-block-size:24rem] resize-y',
    count: 'justify-self-end text-xs',
  },
  variants: {
    isOver: { false: { count: 'text-text-muted' }, true: { count: 'font-medium text-danger-text' } },
  },
});
