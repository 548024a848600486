'use client';
import type { FieldsetHTMLAttributes, Ref } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { ChoiceGroup } from '../internal/ChoiceGroup.tsx';

const none: readonly string[] = [];

/** One of the things that can be chosen. */
export interface CheckboxOption {
  readonly value: string;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  /** Which of the choices it belongs with: those of a group stand next to each other under its name. */
  readonly group?: string;
  readonly isDisabled?: boolean;
}

/**
 * Any number of a few options, all visible. For many, use a `MultiSelect`.
 *
 * Renders a `<fieldset>` with native checkboxes; `ref` goes to the first of them, the rest of the props to the
 * fieldset.
 */
export function CheckboxGroup({
  isDisabled = false,
  options,
  value = none,
  onValueChange,
  onBlur,
  direction,
  name,
  ref,
  ...props
}: CheckboxGroupProps) {
  const { frame, attributes, isInvalid, rest } = useFieldFrame(props);
  const turn = (option: string, isChosen: boolean) => {
    // In the order of the options, whatever the order of the presses: the same choice is the same value.
    const chosen = new Set(isChosen ? [...value, option] : value.filter(other => other !== option));
    onValueChange?.(options.map(each => each.value).filter(each => chosen.has(each)));
  };
  const checkbox = (option: CheckboxOption) => (
    <Checkbox
      key={option.value}
      // The first one stands for the group: the summary of errors leads here.
      {...(option === options[0] ? { id: attributes.id, ref } : {})}
      {...(option.hint === undefined ? {} : { hint: option.hint })}
      name={name}
      value={option.value}
      label={option.label}
      isChecked={value.includes(option.value)}
      isInvalid={isInvalid}
      isDisabled={isDisabled || option.isDisabled === true}
      onValueChange={isChosen => turn(option.value, isChosen)}
      onBlur={onBlur}
    />
  );
  return (
    <ChoiceGroup {...rest} {...frame} direction={direction} disabled={isDisabled}>
      {[...Map.groupBy(options, option => option.group)].map(([group, ofGroup]) =>
        group === undefined ? (
          ofGroup.map(checkbox)
        ) : (
          <div key={group} role="group" aria-label={group} className="grid gap-1">
            <p aria-hidden className="text-xs text-text-muted">
              {group}
            </p>
            <div className="flex flex-wrap gap-x-5 gap-y-1">{ofGroup.map(checkbox)}</div>
          </div>
        ),
      )}
    </ChoiceGroup>
  );
}

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'disabled' | 'onBlur'>;

export interface CheckboxGroupProps extends FieldProps, Native {
  ref?: Ref<HTMLInputElement>;
  /** The choices, in the order in which they stand. */
  options: readonly CheckboxOption[];
  /** The chosen ones, in the order of the options. */
  value?: readonly string[];
  /** Called with all that are chosen, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Called when one of the choices loses the focus. */
  onBlur?: () => void;
  /** `across` for two or three short ones. @default 'down' */
  direction?: 'down' | 'across';
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** The group's name in a form. */
  name?: string;
  /** Id of the first choice. */
  id?: string;
}
