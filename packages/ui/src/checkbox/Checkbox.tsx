'use client';
import { Check, Minus } from 'lucide';
import { type InputHTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { useField } from '../field/use-field.ts';
import { assignRef } from '../internal/assign-ref.ts';
import { checkbox } from './Checkbox.styles.ts';
import { icon } from '../icons/icon.ts';

const CheckIcon = icon(Check);
const MinusIcon = icon(Minus);

/**
 * Yes or no, with its label.
 *
 * Renders a `<label>` around a native `<input type="checkbox">`. `ref` and the rest of the props go to the input.
 */
export function Checkbox({
  label,
  isLabelHidden = false,
  hint,
  error,
  isChecked,
  isIndeterminate = false,
  isInvalid = Boolean(error),
  isDisabled = false,
  onValueChange,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const parts = useField({ hint, error, isOptional: true }, id);
  const styles = checkbox({ isInvalid, isDisabled });
  const box = useRef<HTMLInputElement>(null);
  // The one state of a checkbox that HTML has no attribute for; a press clears it, so it is set after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={styles.root()}>
      <label className={styles.label()}>
        <span className="relative inline-flex shrink-0">
          <input
            {...rest}
            {...parts.attributes}
            aria-describedby={parts.attributes['aria-describedby'] ?? rest['aria-describedby']}
            aria-invalid={isInvalid || undefined}
            ref={element => {
              box.current = element;
              assignRef(ref, element);
            }}
            type="checkbox"
            checked={isChecked}
            disabled={isDisabled}
            onChange={event => onValueChange?.(event.target.checked)}
            className={styles.box()}
          />
          <CheckIcon aria-hidden strokeWidth={3} className={styles.mark({ className: styles.tick() })} />
          <MinusIcon aria-hidden strokeWidth={3} className={styles.mark({ className: styles.dash() })} />
        </span>
        {isLabelHidden ? <span className="sr-only">{label}</span> : label}
      </label>
      {hint !== undefined && (
        <p id={parts.hintId} className={styles.indent({ className: 'text-xs text-text-muted' })}>
          {hint}
        </p>
      )}
      <FieldError id={parts.errorId}>{error}</FieldError>
    </div>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'disabled' | 'checked' | 'type' | 'size'
>;

export interface CheckboxProps extends Native {
  ref?: Ref<HTMLInputElement>;
  /** What is agreed to or chosen; it can be pressed too. */
  label: string;
  /** It is read and not seen: in a table its row and its column name it. @default false */
  isLabelHidden?: boolean;
  /** Help that stays, under the label. */
  hint?: string;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Whether it is chosen. */
  isChecked?: boolean;
  /** Marks it where the error text stands elsewhere, as those of a group do. @default while there is an error */
  isInvalid?: boolean;
  /** Some of what it stands for is chosen, and some is not. @default false */
  isIndeterminate?: boolean;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** Called with what it is turned to. */
  onValueChange?: ((isChecked: boolean) => void) | undefined;
}
