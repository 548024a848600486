'use client';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, ComboBox, Group, I18nProvider, Input, Label } from 'react-aria-components';
import { field } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { useField } from '../field/use-field.ts';
import { type Choice, finderOf } from '../internal/choice.ts';
import { ChoicePopover } from '../internal/ChoicePopover.tsx';
import { Tags } from '../internal/Tags.tsx';
import { tags } from '../internal/tags.styles.ts';
import { useMessages } from '../messages/index.ts';
import type { MultiSelectProps } from './MultiSelect.tsx';

const none: readonly string[] = [];

/** What a `MultiSelect` is once its code is there. */
export function MultiSelectControl({
  label,
  hint,
  error,
  isOptional = false,
  isDisabled = false,
  options,
  value = none,
  onValueChange,
  onBlur,
  placeholder,
  name,
  hasFocus,
  className,
  id,
  ref,
}: MultiSelectProps & { readonly hasFocus: boolean }) {
  const { locale, components } = useMessages();
  const parts = useField({ hint, error, isOptional }, id);
  const [text, setText] = useState('');
  const frame = field();
  const isInvalid = Boolean(error);
  const styles = tags({ isInvalid, isDisabled });
  const find = useMemo(() => finderOf(options), [options]);
  const chosen = options.filter(option => value.includes(option.value));
  // In the order of the options, whatever the order of the presses: the same choice is the same value.
  const choose = (values: readonly string[]) =>
    onValueChange?.(options.map(option => option.value).filter(option => values.includes(option)));
  const remove = (gone: string | undefined) => choose(value.filter(each => each !== gone));
  return (
    <I18nProvider locale={locale}>
      <ComboBox<Choice, 'multiple'>
        id={parts.id}
        {...(name === undefined ? {} : { name })}
        selectionMode="multiple"
        defaultItems={options}
        defaultFilter={find}
        allowsEmptyCollection
        menuTrigger="input"
        inputValue={text}
        onInputChange={setText}
        value={value}
        onChange={keys => {
          setText('');
          choose(keys.map(String));
        }}
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
          <Group className={styles.box()}>
            {chosen.length > 0 && (
              <Tags label={label} items={chosen} isDisabled={isDisabled} onRemove={remove} />
            )}
            <Input
              ref={ref}
              {...(placeholder === undefined ? {} : { placeholder })}
              onKeyDown={event => {
                // The last one goes as the last letter would.
                if (event.key === 'Backspace' && text === '') remove(chosen.at(-1)?.value);
              }}
              className={styles.input()}
            />
          </Group>
          <Button aria-label={components.choices.open} className={styles.button()}>
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
