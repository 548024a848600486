'use client';
import { maxNumber, minNumber, sumDecimals, type DecimalInput } from '@dossier/validators';
import { typedDecimals } from '@dossier/validators/limits';
import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { useTypedText } from '../internal/use-typed-text.ts';
import { useMessages } from '../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { readDecimal, writeDecimal } from './decimal-text.ts';

/**
 * A number, typed as the reader's language writes it. Its value is a decimal text (`1234.5`), never a float; the
 * arrows up and down change it by a step.
 *
 * Renders a label and an `<input inputmode="decimal">`; `ref` and the rest of the props go to the input.
 */
export function NumberField({
  value = '',
  onValueChange,
  decimals = typedDecimals,
  shownDecimals = decimals,
  min,
  max,
  step = 1,
  unit,
  unitLabel = unit,
  unitPosition = 'end',
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const { locale } = useMessages();
  const unitId = useId();
  const { text, keep, settle } = useTypedText(value, number => writeDecimal(number, locale, shownDecimals));

  const change = (typed: string) => {
    const next = readDecimal(typed, locale, decimals);
    keep(typed, next);
    onValueChange?.(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    settle();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const sign = { ArrowUp: '', ArrowDown: '-' }[event.key];
    if (sign === undefined || rest.readOnly || event.defaultPrevented) return;
    // The arrows would also send the caret to the ends of the line.
    event.preventDefault();
    const next = within(sumDecimals([value, `${sign}${step}`]), min, max);
    settle();
    onValueChange?.(next);
  };

  const shownUnit = unit !== undefined && (
    <span id={unitId} className="px-1">
      <span aria-hidden>{unit}</span>
      <span className="sr-only">{unitLabel}</span>
    </span>
  );
  return (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      {...(shownUnit && (unitPosition === 'start' ? { start: shownUnit } : { end: shownUnit }))}
      aria-describedby={shownUnit ? unitId : undefined}
      value={text}
      onValueChange={change}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}

/** Kept between its bounds, by the rules that validate them: exactly, and not as floats. */
function within(value: string, min: DecimalInput | undefined, max: DecimalInput | undefined): string {
  if (min !== undefined && minNumber(value, { min })) return String(min);
  if (max !== undefined && maxNumber(value, { max })) return String(max);
  return value;
}

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'type' | 'min' | 'max' | 'step' | 'start' | 'end' | 'isCode' | 'inputMode'
> {
  /** A decimal text: `1234.5`. What is typed and is no number goes on as it is, so that a rule can name it. */
  value?: string;
  /** How many decimals can be typed; the rest is dropped, not rounded. @default 2 */
  decimals?: number;
  /** How many decimals of a value are shown. @default as many as can be typed */
  shownDecimals?: number;
  /** Where the arrows stop. Whether a typed number is right the form's rules say. */
  min?: DecimalInput;
  /** The greatest number that can be typed. */
  max?: DecimalInput;
  /** By how much an arrow changes it. @default 1 */
  step?: number;
  /** What is counted: `days`. */
  unit?: string;
  /** The unit in words, where it is a sign: `percent`. @default the unit */
  unitLabel?: string;
  /** On which side of the number the unit stands. @default 'end' */
  unitPosition?: 'start' | 'end';
}
