'use client';
import { getLocalTimeZone, today } from '@internationalized/date';
import type { FieldsetHTMLAttributes, Ref } from 'react';
import { ButtonBase } from '../button/ButtonBase.tsx';
import { DatePicker } from '../date-picker/DatePicker.tsx';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import { type DateRange, type DateRangePreset, presetLabel, presetRange } from './presets.ts';

const dateRangeField = tv({
  slots: {
    root: '@container grid min-w-0 content-start gap-1.5',
    legend: 'mb-1.5 text-sm font-medium text-text',
    days: 'grid gap-x-3 gap-y-2 @[24rem]:grid-cols-2',
    presets: 'flex flex-wrap gap-1.5',
    preset: [
      'inline-flex min-h-control-sm items-center rounded-md border border-border-control bg-surface px-2.5 text-xs font-medium text-text-muted outline-offset-2 outline-focus select-none hover:text-text focus-visible:outline-2',
      'aria-pressed:border-primary-indicator aria-pressed:bg-primary-soft aria-pressed:text-primary-text',
      'forced:aria-pressed:forced-color-adjust-none forced:aria-pressed:bg-[Highlight] forced:aria-pressed:text-[HighlightText]',
      'aria-disabled:cursor-not-allowed aria-disabled:border-border aria-disabled:bg-surface-sunken aria-disabled:text-text-disabled',
    ],
    hint: 'text-xs text-text-muted',
  },
});

const nothing: DateRange = { from: '', to: '' };
const noPresets: readonly DateRangePreset[] = [];

/** What one of the two dates gets from a form. */
export interface DateRangeBinding {
  readonly id?: string;
  readonly name?: string;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  readonly need?: FieldProps['need'];
  readonly className?: string;
}

/**
 * A start and an end date: typed, picked in a calendar, or taken from presets such as last month. Each date has its
 * own error.
 *
 * Renders a `<fieldset>` with two `DatePicker`s; `ref` and the rest of the props go to the fieldset.
 */
export function DateRangeField({
  label,
  hint,
  error,
  isOptional = false,
  need,
  isDisabled = false,
  isLegendHidden = false,
  value = nothing,
  onValueChange,
  min,
  max,
  presets = noPresets,
  fromLabel,
  toLabel,
  bindings,
  id,
  className,
  ...rest
}: DateRangeFieldProps) {
  const { locale, components } = useMessages();
  const texts = components.dateRange;
  const field = useField({ hint, error, isOptional, need }, id);
  const styles = dateRangeField();
  const now = today(getLocalTimeZone());
  const common = { isDisabled, isOptional, need: 'none' as const };
  return (
    <fieldset
      {...rest}
      disabled={isDisabled}
      aria-describedby={field.attributes['aria-describedby']}
      className={styles.root({ className })}
    >
      <legend className={isLegendHidden ? 'sr-only' : styles.legend()}>
        <LabelText label={label} isOptional={isOptional} need={need} />
      </legend>
      <div className={styles.days()}>
        <DatePicker
          {...common}
          {...(id === undefined ? {} : { id })}
          {...bindings?.from}
          label={fromLabel ?? texts.from}
          value={value.from}
          onValueChange={from => onValueChange?.({ ...value, from })}
          min={min}
          // A first day after the last one can be typed: which of the two is meant, only its author knows.
          max={max}
        />
        <DatePicker
          {...common}
          {...bindings?.to}
          label={toLabel ?? texts.to}
          value={value.to}
          onValueChange={to => onValueChange?.({ ...value, to })}
          min={min}
          max={max}
        />
      </div>
      {presets.length > 0 && (
        <div className={styles.presets()}>
          {presets.map(preset => {
            const range = presetRange(preset, now, { min, max });
            const isChosen = range !== undefined && range.from === value.from && range.to === value.to;
            return (
              <ButtonBase
                key={preset}
                isDisabled={isDisabled || range === undefined}
                aria-pressed={isChosen}
                onClick={() => range && onValueChange?.(range)}
                className={styles.preset()}
              >
                {presetLabel(preset, locale, texts.lastDays)}
              </ButtonBase>
            );
          })}
        </div>
      )}
      {hint !== undefined && (
        <p id={field.hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId}>{error}</FieldError>
    </fieldset>
  );
}

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'disabled' | 'className'>;

export interface DateRangeFieldProps extends FieldProps, Native {
  ref?: Ref<HTMLFieldSetElement>;
  /** Both days as `yyyy-mm-dd`; an empty text where there is none. */
  value?: DateRange;
  /** Called with both days at each change; a day that is half typed is an empty text. */
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** The earliest day of both, as `yyyy-mm-dd`. */
  min?: string;
  /** The latest day of both, as `yyyy-mm-dd`. */
  max?: string;
  /** Spans to take with one press, in their order. */
  presets?: readonly DateRangePreset[];
  /** What the first day is called. @default "From" */
  fromLabel?: string;
  /** What the last day is called. @default "To" */
  toLabel?: string;
  /** A heading above it says the same; the label still names the group. @default false */
  isLegendHidden?: boolean;
  /** Id, name, error and the like of each date, as a form gives them. */
  bindings?: { readonly from?: DateRangeBinding; readonly to?: DateRangeBinding };
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** Id of the first date. */
  id?: string;
  className?: string;
}
