'use client';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { control } from '../field/Field.styles.ts';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { tv } from '../theme/tv.ts';

const input = tv({
  base: 'peer',
  variants: { hasStart: { true: 'ps-9' }, hasEnd: { true: 'pe-11' } },
});

/**
 * A line of text.
 *
 * Renders a label and an `<input>`; the native one, so that password managers, spell checkers and screen readers
 * find what they know. `ref` and the rest of the props go to the input.
 */
export function TextField({
  isDisabled = false,
  isCode = false,
  start,
  end,
  onValueChange,
  readOnly = false,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          type="text"
          {...rest}
          {...attributes}
          aria-describedby={
            [attributes['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
          }
          disabled={isDisabled}
          readOnly={readOnly}
          onChange={event => onValueChange?.(event.target.value)}
          className={control({
            isReadOnly: readOnly && !isDisabled,
            isInvalid,
            isDisabled,
            text: isCode ? 'code' : 'regular',
            className: input({ hasStart: start !== undefined, hasEnd: end !== undefined }),
          })}
        />
        {start !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-md text-text-muted">
            {start}
          </span>
        )}
        {end !== undefined && (
          <span className="absolute inset-y-0 end-1 flex items-center text-text-muted">{end}</span>
        )}
      </div>
    </FieldFrame>
  );
}

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'disabled' | 'required' | 'size'>;

export interface TextFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The text; empty when it is absent. */
  value?: string;
  /** Called with the text at each change, a password manager's included. */
  onValueChange?: ((value: string) => void) | undefined;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** An identifier: shown in the figures' own typeface. @default false */
  isCode?: boolean;
  /** Stands before the text: a unit or a mark, never something to press. */
  start?: ReactNode;
  /** Stands at the end of the control: a mark or a small button. */
  end?: ReactNode;
}
