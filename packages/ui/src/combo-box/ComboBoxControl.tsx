'use client';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button, ComboBox, I18nProvider, Input, Label } from 'react-aria-components';
import { control, field } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { useField } from '../field/use-field.ts';
import { type Choice, finderOf } from '../internal/choice.ts';
import { ChoicePopover } from '../internal/ChoicePopover.tsx';
import { tags } from '../internal/tags.styles.ts';
import { useMessages } from '../messages/index.ts';
import { fieldBorder } from '../theme/tv.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

/** What a `ComboBox` is once its code is there. */
export function ComboBoxControl({
  label,
  hint,
  error,
  isOptional = false,
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
  const { locale, components } = useMessages();
  const parts = useField({ hint, error, isOptional }, id);
  const frame = field();
  const isInvalid = Boolean(error);
  const find = useMemo(() => finderOf(options), [options]);
  return (
    <I18nProvider locale={locale}>
      <ComboBox<Choice>
        id={parts.id}
        {...(name === undefined ? {} : { name })}
        defaultItems={options}
        defaultFilter={find}
        allowsEmptyCollection
        menuTrigger="input"
        value={value || null}
        onChange={key => onValueChange?.(key === null ? '' : String(key))}
        {...(onBlur && { onBlur })}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isRequired={!isOptional}
        validationBehavior="aria"
        autoFocus={hasFocus}
        aria-describedby={parts.attributes['aria-describedby']}
        className={frame.root({ className })}
      >
        <Label className={frame.label()}>
          {label}
          {isOptional && <span className={frame.optional()}> {components.field.optional}</span>}
        </Label>
        <div className="relative">
          <Input
            {...rest}
            ref={ref}
            className={`${fieldBorder({ isInvalid, isDisabled })} ${control()} pe-9`}
          />
          <Button aria-label={components.choices.open} className={tags({ isDisabled }).button()}>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </div>
        {hint !== undefined && (
          <p id={parts.hintId} className={frame.hint()}>
            {hint}
          </p>
        )}
        <FieldError id={parts.errorId}>{error}</FieldError>
        <ChoicePopover />
      </ComboBox>
    </I18nProvider>
  );
}
