'use client';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { control } from '../field/Field.styles.ts';
import { textArea } from './TextArea.styles.ts';

/**
 * Several lines of text. It grows with what is written where the browser can do that by itself, and can be pulled
 * larger everywhere.
 *
 * Renders a label and a native `<textarea>`; `ref` and the rest of the props go to it.
 */
export function TextArea({
  isDisabled = false,
  rows = 3,
  limit,
  value,
  onValueChange,
  readOnly = false,
  style,
  ...props
}: TextAreaProps) {
  const { locale } = useMessages();
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const styles = textArea();
  const written = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <FieldFrame {...frame}>
      <div className="grid gap-1">
        <textarea
          rows={rows}
          {...rest}
          {...attributes}
          value={value}
          disabled={isDisabled}
          readOnly={readOnly}
          onChange={event => onValueChange?.(event.target.value)}
          // A control that is as high as its text forgets its rows.
          style={{ minHeight: `calc(${rows}lh + 0.875rem)`, ...style }}
          className={control({
            lines: 'many',
            isInvalid,
            isDisabled,
            isReadOnly: readOnly && !isDisabled,
            className: styles.control(),
          })}
        />
        {limit !== undefined && (
          // Not announced: a reader that counts along with every letter is unbearable. The error says it in the end.
          <span aria-hidden className={styles.count({ isOver: (value ?? '').length > limit })}>
            {written((value ?? '').length)} / {written(limit)}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'disabled' | 'required'>;

export interface TextAreaProps extends FieldProps, Native {
  ref?: Ref<HTMLTextAreaElement>;
  /** The text; empty when it is absent. */
  value?: string;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Lines at first. @default 3 */
  rows?: number;
  /** Shows how many characters there are of so many. More can be typed: cutting off a pasted text loses its end silently. */
  limit?: number;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
