'use client';
import { useRef, type KeyboardEvent } from 'react';
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
  onPointerDown,
  onClick,
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
  const isEntering = useRef(false);
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
        onPointerDown={event => {
          onPointerDown?.(event);
          isEntering.current = event.currentTarget !== event.currentTarget.ownerDocument.activeElement;
        }}
        onClick={event => {
          onClick?.(event);
          const { selectionStart, selectionEnd } = event.currentTarget;
          // What is typed next replaces what is chosen, as it does after Tab; a part that was marked stays marked.
          if (isEntering.current && selectionStart === selectionEnd) event.currentTarget.select();
          isEntering.current = false;
        }}
        onBlur={event => takeTyped(event.currentTarget.value)}
        className={control({ isInvalid: Boolean(error), isDisabled, className: 'pe-9' })}
      />
    </ChoiceField>
  );
}
