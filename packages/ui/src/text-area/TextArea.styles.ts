import { control } from '../field/Field.styles.ts';
import { fieldBorder, tv } from '../theme/tv.ts';

export const textArea = tv({
  slots: {
    control: [
      fieldBorder.base,
      control.base,
      'h-auto min-h-control py-1.5 [field-sizing:content] [max-block-size:24rem] resize-y',
    ],
    count: 'justify-self-end text-xs text-text-muted',
  },
  variants: {
    isReadOnly: { true: { control: 'cursor-default border-border bg-surface-sunken hover:border-border' } },
    isInvalid: { true: { control: fieldBorder.variants.isInvalid.true } },
    isDisabled: { true: { control: fieldBorder.variants.isDisabled.true } },
    isOver: { true: { count: 'font-medium text-danger-text' } },
  },
});
