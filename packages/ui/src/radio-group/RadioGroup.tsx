'use client';
import { type FieldsetHTMLAttributes, type Ref, useId } from 'react';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { ChoiceGroup } from '../internal/ChoiceGroup.tsx';
import { radioGroup } from './RadioGroup.styles.ts';

/** One of the choices. */
export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  /** It cannot be chosen now; its hint says why. */
  readonly isDisabled?: boolean;
}

/**
 * One of two to five options, all visible.
 *
 * Renders a `<fieldset>` with native radio buttons; the arrows move between them. `ref` goes to the first of them,
 * the rest of the props to the fieldset.
 */
export function RadioGroup({
  isDisabled = false,
  options,
  value = '',
  onValueChange,
  onBlur,
  direction,
  name,
  ref,
  ...props
}: RadioGroupProps) {
  const groupName = useId();
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const styles = radioGroup({ isDisabled, isInvalid });
  return (
    <ChoiceGroup
      {...rest}
      {...frame}
      role="radiogroup"
      direction={direction}
      aria-invalid={attributes['aria-invalid']}
      disabled={isDisabled}
    >
      {options.map((option, index) => (
        <label
          key={option.value}
          className={radioGroup({ isDisabled: isDisabled || option.isDisabled === true, isInvalid }).option()}
        >
          <input
            // The first one stands for the group: the summary of errors leads here.
            id={index === 0 ? attributes.id : undefined}
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name ?? groupName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange?.(option.value)}
            onBlur={onBlur}
            className={radioGroup({ isDisabled: isDisabled || option.isDisabled === true, isInvalid }).dot()}
          />
          <span className={styles.texts()}>
            {option.label}
            {option.hint !== undefined && <span className={styles.help()}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'disabled' | 'onBlur' | 'role'>;

export interface RadioGroupProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The choices, two to five. */
  options: readonly RadioOption[];
  /** Empty while nothing is chosen. */
  value?: string;
  /** Called with the value of the choice that was made. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when one of the choices loses the focus. */
  onBlur?: () => void;
  /** `across` for two or three short ones. @default 'down' */
  direction?: 'down' | 'across';
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** The group's name in a form. @default one of its own */
  name?: string;
  /** Id of the first choice. */
  id?: string;
}
