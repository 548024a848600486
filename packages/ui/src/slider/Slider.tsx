'use client';
import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame } from '../field/Field.tsx';
import { type FieldProps, useFieldFrame } from '../field/use-field.ts';
import { slider } from './Slider.styles.ts';

/** One of the positions of a slider. */
export interface SliderStep {
  readonly value: string;
  /** How it is written and read. */
  readonly label: string;
}

/**
 * One value of an ordered series, chosen by sliding along it: the date as of which a file is shown, a level. The
 * chosen value is shown beside it. For a number that is known exactly, use a `NumberField`.
 *
 * Renders a label and an `<input type="range">`, which arrows, Home, End, Page up and Page down move; `ref` and the
 * rest of the props go to it.
 */
export function Slider({ steps, value, onValueChange, isDisabled = false, ...props }: SliderProps) {
  const { frame, attributes, rest } = useFieldFrame(props);
  const at = Math.max(
    0,
    steps.findIndex(step => step.value === value),
  );
  const label = steps[at]?.label;
  const styles = slider();
  return (
    <FieldFrame {...frame}>
      <div className={styles.root()}>
        <input
          {...rest}
          {...attributes}
          // It always has a value.
          aria-required={undefined}
          type="range"
          min={0}
          max={Math.max(0, steps.length - 1)}
          value={at}
          aria-valuetext={label}
          disabled={isDisabled}
          onChange={({ target }) => onValueChange?.(steps[target.valueAsNumber]!.value)}
          className={styles.track()}
        />
        <output htmlFor={attributes.id} aria-live="off" className={styles.chosen()}>
          {label}
        </output>
      </div>
    </FieldFrame>
  );
}

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'disabled' | 'required' | 'type' | 'min' | 'max' | 'step' | 'value' | 'size'
>;

export interface SliderProps extends Omit<FieldProps, 'isOptional' | 'need'>, Native {
  ref?: Ref<HTMLInputElement>;
  /** All positions, from the first to the last. */
  steps: readonly SliderStep[];
  /** The chosen one; the first where it is none of them. */
  value: string;
  /** Called with the value of each position on the way. */
  onValueChange?: ((value: string) => void) | undefined;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
}
