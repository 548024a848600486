'use client';
import { Input } from 'react-aria-components';
import { control } from '../field/Field.styles.ts';
import { ChoiceField } from '../internal/ChoiceField.tsx';
import { fieldBorder } from '../theme/tv.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

/** What a `ComboBox` is once its code is there. */
export function ComboBoxControl({
  label,
  hint,
  error,
  isOptional,
  isDisabled = false,
  options,
  value = '',
  onValueChange,
  onBlur,
  name,
  hasFocus,
  className,
  id,
  ref,
  ...rest
}: ComboBoxProps & { readonly hasFocus: boolean }) {
  const frame = {
    label,
    hint,
    error,
    isOptional,
    isDisabled,
    options,
    onBlur,
    name,
    hasFocus,
    className,
    id,
  };
  return (
    <ChoiceField
      {...frame}
      value={value || null}
      onChange={key => onValueChange?.(key === null ? '' : String(key))}
    >
      <Input
        {...rest}
        ref={ref}
        className={`${fieldBorder({ isInvalid: Boolean(error), isDisabled })} ${control()} pe-9`}
      />
    </ChoiceField>
  );
}
