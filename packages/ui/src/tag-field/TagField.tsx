'use client';
import { type ClipboardEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { Tags } from '../internal/Tags.tsx';
import { tags } from '../internal/tags.styles.ts';
import { fieldBorder } from '../theme/tv.ts';
import { useMessages } from '../messages/index.ts';

const none: readonly string[] = [];
const separators = /[,;\n\t]+/;

/**
 * Several short texts: domains, aliases, search words. Enter or a comma makes a tag of what is typed; a pasted list
 * becomes several.
 *
 * Renders a label, the tags and an `<input>`; `ref` and the rest of the props go to the input.
 */
export function TagField({
  isDisabled = false,
  value = none,
  onValueChange,
  onBlur,
  placeholder,
  ...props
}: TagFieldProps) {
  const { components } = useMessages();
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const [text, setText] = useState('');
  const styles = tags({ isDisabled, isInvalid });

  const add = (list: string) => {
    const entries = list.split(separators).map(tag => tag.trim());
    const next = [...new Set([...value, ...entries.filter(Boolean)])];
    setText('');
    if (next.length > value.length) onValueChange?.(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isSeparator = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (isSeparator && text.trim() !== '') {
      // Enter would send the form, half the tag missing.
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onValueChange?.(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separators.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };

  return (
    <FieldFrame {...frame}>
      <div className={styles.box({ className: fieldBorder({ isInvalid, isDisabled }) })}>
        {value.length > 0 && (
          <Tags
            label={frame.label}
            items={value.map(tag => ({ value: tag, label: tag }))}
            isDisabled={isDisabled}
            onRemove={gone => onValueChange?.(value.filter(tag => tag !== gone))}
          />
        )}
        <input
          {...rest}
          {...attributes}
          type="text"
          autoComplete="off"
          placeholder={value.length === 0 ? (placeholder ?? components.choices.add) : undefined}
          value={text}
          disabled={isDisabled}
          onChange={event => setText(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            // What was typed and not entered is meant, too: leaving must not lose it.
            add(text);
            onBlur?.();
          }}
          className={styles.input()}
        />
      </div>
    </FieldFrame>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'disabled' | 'onBlur' | 'onChange' | 'onKeyDown' | 'onPaste' | 'type' | 'value'
>;

export interface TagFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The tags, in the order in which they were made; none twice. */
  value?: readonly string[];
  /** Called with all tags when one comes or goes. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Called when the input loses the focus; what was typed is a tag by then. */
  onBlur?: () => void;
  /** What stands there while there is none. @default "Type and press Enter" */
  placeholder?: string;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
