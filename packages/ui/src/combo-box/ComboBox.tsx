'use client';
import { type InputHTMLAttributes, lazy, type Ref, Suspense, useState } from 'react';
import type { FieldProps } from '../field/use-field.ts';
import type { Choice } from '../internal/choice.ts';
import { FieldPlaceholder, placeholderOf } from '../internal/FieldPlaceholder.tsx';

const Control = lazy(async () => ({ default: (await import('./ComboBoxControl.tsx')).ComboBoxControl }));

/** One of the things to choose from. */
export type ComboBoxOption = Choice;

/**
 * One of many options, found by typing. For a few, use `Select`.
 *
 * Renders a label, an `<input role="combobox">` and a button. Its code comes with the first one on a page; until
 * then its place shows what is chosen. `ref` and the rest of the props go to the input.
 */
export function ComboBox(props: ComboBoxProps) {
  const [isFocused, setFocused] = useState(false);
  const chosen = props.options.find(option => option.value === props.value);
  return (
    <Suspense
      fallback={
        <FieldPlaceholder {...placeholderOf(props)} text={chosen?.label ?? ''} onFocusChange={setFocused} />
      }
    >
      <Control {...props} hasFocus={isFocused} />
    </Suspense>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'disabled'
  | 'required'
  | 'size'
  | 'type'
  | 'autoFocus'
  | 'onBlur'
  | 'role'
>;

export interface ComboBoxProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** All that can be chosen, in their order. */
  options: readonly ComboBoxOption[];
  /** Empty while nothing is chosen. */
  value?: string;
  /** Called with a value of the options, or with nothing where the text is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the input loses the focus. */
  onBlur?: () => void;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
