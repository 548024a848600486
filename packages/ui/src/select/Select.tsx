'use client';
import { ChevronDown } from 'lucide';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { control } from '../field/Field.styles.ts';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

/** One of the things to choose from. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/**
 * One of a few fixed options. For long lists, use a `ComboBox`.
 *
 * Renders a label and a native `<select>`: it types ahead, opens as a wheel on phones and works in forced colours
 * by itself. `ref` and the rest of the props go to it.
 */
export function Select({
  isDisabled = false,
  options,
  placeholder,
  value = '',
  onValueChange,
  ...props
}: SelectProps) {
  const { components } = useMessages();
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select
          {...rest}
          {...attributes}
          value={value}
          disabled={isDisabled}
          onChange={event => onValueChange?.(event.target.value)}
          className={control({
            isInvalid,
            isDisabled,
            isEmpty: value === '',
            className: 'appearance-none pe-9',
          })}
        >
          {/* An optional choice can be taken back; a required one only waits to be made. */}
          <option value="" disabled={!frame.isOptional} hidden={!frame.isOptional}>
            {placeholder ?? components.select.placeholder}
          </option>
          {options.map(option => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.isDisabled}
              className="bg-surface-raised text-text"
            >
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-text-muted"
        />
      </div>
    </FieldFrame>
  );
}

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'disabled' | 'required' | 'multiple' | 'size' | 'value'
>;

export interface SelectProps extends FieldProps, Native {
  ref?: Ref<HTMLSelectElement>;
  /** All that can be chosen, in their order. */
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value?: string;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What stands there while nothing is chosen. @default "Choose…" */
  placeholder?: string;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
