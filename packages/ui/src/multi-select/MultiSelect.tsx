'use client';
import { type InputHTMLAttributes, lazy, type Ref, Suspense, useState } from 'react';
import type { FieldProps } from '../field/use-field.ts';
import type { Choice } from '../internal/choice.ts';
import { FieldPlaceholder, placeholderOf } from '../internal/FieldPlaceholder.tsx';

const Control = lazy(async () => ({
  default: (await import('./MultiSelectControl.tsx')).MultiSelectControl,
}));

/** One of the things to choose from. */
export type MultiSelectOption = Choice;

/**
 * Several of many options, found by typing and shown as tags. For a few, use `CheckboxGroup`.
 *
 * Renders a label, the chosen tags, an `<input role="combobox">` and a button. Its code comes with the first one on
 * a page. `ref` and the rest of the props go to the input.
 */
export function MultiSelect(props: MultiSelectProps) {
  const [isFocused, setFocused] = useState(false);
  const chosen = props.options.filter(option => props.value?.includes(option.value));
  return (
    <Suspense
      fallback={
        <FieldPlaceholder
          {...placeholderOf(props)}
          text={chosen.map(option => option.label).join(', ')}
          onFocusChange={setFocused}
        />
      }
    >
      <Control {...props} hasFocus={isFocused} />
    </Suspense>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'disabled' | 'onBlur' | 'onChange' | 'onKeyDown' | 'size' | 'style' | 'value'
>;

export interface MultiSelectProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** All that can be chosen, in the order in which they stand. */
  options: readonly MultiSelectOption[];
  /** The chosen ones, in the order of the options. */
  value?: readonly string[];
  /** Called with all that are chosen, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Called when the input loses the focus. */
  onBlur?: () => void;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  className?: string;
}
