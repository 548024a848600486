'use client';
import { useState } from 'react';
import { Group, Input } from 'react-aria-components';
import { ChoiceField } from '../internal/ChoiceField.tsx';
import { Tags } from '../internal/Tags.tsx';
import { tags } from '../internal/tags.styles.ts';
import { fieldBorder } from '../theme/tv.ts';
import type { MultiSelectProps } from './MultiSelect.tsx';

const none: readonly string[] = [];

/** What a `MultiSelect` is once its code is there. */
export function MultiSelectControl({
  value = none,
  onValueChange,
  placeholder,
  isDisabled = false,
  label,
  hint,
  error,
  isOptional,
  need,
  options,
  onBlur,
  name,
  hasFocus,
  className,
  id,
  ...rest
}: MultiSelectProps & { readonly hasFocus: boolean }) {
  const frame = { label, hint, error, isOptional, need, options, onBlur, name, hasFocus, className, id };
  const [text, setText] = useState('');
  const styles = tags({ isInvalid: Boolean(error), isDisabled });
  const chosen = options.filter(option => value.includes(option.value));
  // In the order of the options, whatever the order of the presses: the same choice is the same value.
  const choose = (values: readonly string[]) =>
    onValueChange?.(options.map(option => option.value).filter(option => values.includes(option)));
  const remove = (gone: string | undefined) => choose(value.filter(each => each !== gone));
  return (
    <ChoiceField<'multiple'>
      {...frame}
      isDisabled={isDisabled}
      selectionMode="multiple"
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={keys => {
        setText('');
        choose(keys.map(String));
      }}
    >
      <Group
        className={styles.box({
          hasEnd: true,
          className: fieldBorder({ isInvalid: Boolean(error), isDisabled }),
        })}
      >
        {chosen.length > 0 && <Tags label={label} items={chosen} isDisabled={isDisabled} onRemove={remove} />}
        <Input
          {...rest}
          {...(placeholder === undefined ? {} : { placeholder })}
          onKeyDown={event => {
            // The last one goes as the last letter would.
            if (event.key === 'Backspace' && text === '') remove(chosen.at(-1)?.value);
          }}
          className={styles.input()}
        />
      </Group>
    </ChoiceField>
  );
}
