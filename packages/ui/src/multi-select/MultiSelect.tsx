'use client';
import { lazy, type Ref, Suspense, useState } from 'react';
import type { FieldProps } from '../field/use-field.ts';
import type { Choice } from '../internal/choice.ts';
import { FieldPlaceholder, placeholderOf } from '../internal/FieldPlaceholder.tsx';

const Control = lazy(async () => ({
  default: (await import('./MultiSelectControl.tsx')).MultiSelectControl,
}));

/** One of the things to choose from. */
export type MultiSelectOption = Choice;

/**
 * Several of many choices, found by typing and kept as tags. For a handful, use `CheckboxGroup`.
 *
 * Renders a label, the chosen tags, an `<input role="combobox">` and a button. Its code comes with the first one on a
 * page. `ref` goes to the input.
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

export interface MultiSelectProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  options: readonly MultiSelectOption[];
  /** The chosen ones, in the order of the options. */
  value?: readonly string[];
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  onBlur?: () => void;
  placeholder?: string;
  /** @default false */
  isDisabled?: boolean;
  name?: string;
  id?: string;
  className?: string;
}
