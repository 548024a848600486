'use client';
import type { KeyboardEvent } from 'react';
import { Input } from 'react-aria-components';
import { control } from '../field/Field.styles.ts';
import { namedBy } from '../internal/choice.ts';
import { ChoiceField } from '../internal/ChoiceField.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';

/** What a `ComboBox` is once its code is there. */
export function ComboBoxControl({
  label,
  hint,
  error,
  isOptional,
  need,
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
  onKeyDown,
  ...rest
}: ComboBoxProps & { readonly hasFocus: boolean }) {
  /** What was typed names one entry: it is taken where someone goes on, and not thrown away. */
  const takeTyped = (typed: string) => {
    const only = namedBy(options, typed);
    if (only && only.value !== value) onValueChange?.(only.value);
  };
  const takeOnKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    // An entry that the keys have reached is chosen by itself.
    if (!event.currentTarget.hasAttribute('aria-activedescendant')) takeTyped(event.currentTarget.value);
  };
  const frame = {
    label,
    hint,
    error,
    isOptional,
    need,
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
        onKeyDown={takeOnKey}
        onBlur={event => takeTyped(event.currentTarget.value)}
        className={control({ isInvalid: Boolean(error), isDisabled, className: 'pe-9' })}
      />
    </ChoiceField>
  );
}
