'use client';
import { ChevronDown } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import {
  Button,
  ComboBox,
  I18nProvider,
  Label,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components';
import { field } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { type Choice, finderOf } from './choice.ts';
import { ChoicePopover } from './ChoicePopover.tsx';
import { tags } from './tags.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

type Mode = 'single' | 'multiple';

/** Label, control, button, help, error and list of a field that is chosen by typing; what is typed in it is given. */
export function ChoiceField<M extends Mode = 'single'>({
  label,
  hint,
  error,
  isOptional = false,
  need,
  isDisabled,
  options,
  onBlur,
  name,
  hasFocus,
  className,
  id,
  children,
  ...choice
}: ChoiceFieldProps<M>) {
  const { locale, components } = useMessages();
  const parts = useField({ hint, error, isOptional, need }, id);
  const frame = field();
  const find = useMemo(() => finderOf(options), [options]);
  return (
    <I18nProvider locale={locale}>
      <ComboBox<Choice, M>
        {...choice}
        id={parts.id}
        {...(name === undefined ? {} : { name })}
        defaultItems={options}
        defaultFilter={find}
        allowsEmptyCollection
        menuTrigger="input"
        {...(onBlur && { onBlur })}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        isRequired={parts.attributes['aria-required'] === true}
        validationBehavior="aria"
        autoFocus={hasFocus}
        aria-describedby={parts.attributes['aria-describedby']}
        className={frame.root({ className })}
      >
        <Label className={frame.label()}>
          <LabelText label={label} isOptional={isOptional} need={need} />
        </Label>
        <div className="relative">
          {children}
          <Button aria-label={components.choices.open} className={tags({ isDisabled }).button()}>
            <ChevronDownIcon aria-hidden className="size-4" />
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

/** What is chosen, and what is typed where the field keeps that itself. */
type Chosen<M extends Mode> = Pick<
  AriaComboBoxProps<Choice, M>,
  'selectionMode' | 'value' | 'onChange' | 'inputValue' | 'onInputChange'
>;

interface Frame extends FieldProps {
  readonly options: readonly Choice[];
  readonly onBlur?: (() => void) | undefined;
  readonly isDisabled: boolean;
  readonly name?: string | undefined;
  /** It takes the focus that its place had before its code came. */
  readonly hasFocus: boolean;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** The input, and what stands in its box. */
  readonly children: ReactNode;
}

type ChoiceFieldProps<M extends Mode> = Frame & Chosen<M>;
