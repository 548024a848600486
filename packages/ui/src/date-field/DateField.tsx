'use client';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { ReactNode, Ref } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  I18nProvider,
  Label,
} from 'react-aria-components';
import { field } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { useDateLocale } from '../messages/index.ts';
import { fieldBorder, tv } from '../theme/tv.ts';

const dateField = tv({
  slots: {
    input:
      'flex h-control w-full min-w-0 items-center px-3 text-md outline-offset-1 outline-focus focus-within:outline-2',
    read: 'pointer-events-none absolute inset-y-0 hidden items-center text-sm text-text-muted @[13rem]:flex',
    segment: [
      'rounded-sm px-0.5 tabular-nums caret-transparent outline-none type-literal:px-0 placeholder-shown:text-text-subtle',
      'focus:bg-primary-indicator focus:text-on-primary-indicator forced:focus:outline-2',
    ],
  },
  variants: {
    isInvalid: {
      false: { input: 'focus-within:border-focus' },
      true: { input: 'focus-within:border-danger-indicator' },
    },
    hasEnd: { false: { read: 'end-3' }, true: { input: 'pe-11', read: 'end-11' } },
  },
});

/** A date as the contract writes it; nothing while there is none, or while it is half typed. */
export const dateOf = (value: string | undefined): CalendarDate | null =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDate(value) : null;

/**
 * A date that is typed: a birth date, an issue date. Its parts are in the order of the `RegionProvider`'s country,
 * and the date is shown again with its month spelled out; arrows change a part, digits fill it and move on.
 *
 * Renders a label and a `role="group"` of spin buttons.
 */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional = false,
    need,
    isDisabled = false,
    value,
    onValueChange,
    onBlur,
    min,
    max,
    name,
    id,
    end,
    className,
    ref,
    ...rest
  } = props;
  const locale = useDateLocale();
  const date = dateOf(value);
  const parts = useField({ hint, error, isOptional, need }, id);
  const frame = field();
  const isInvalid = Boolean(error);
  const styles = dateField({ isInvalid, hasEnd: end !== undefined });
  return (
    <I18nProvider locale={locale}>
      <AriaDateField
        {...rest}
        ref={ref}
        id={parts.id}
        name={name}
        value={date}
        onChange={typed => onValueChange?.(typed?.toString() ?? '')}
        onBlur={onBlur}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        isRequired={parts.attributes['aria-required'] === true}
        // The form says what is wrong, in our texts: the browser's bubbles would say it twice.
        validationBehavior="aria"
        aria-describedby={parts.attributes['aria-describedby']}
        className={frame.root({ className })}
      >
        <Label className={frame.label()}>
          <LabelText label={label} isOptional={isOptional} need={need} />
        </Label>
        <div className="@container relative">
          <DateInput
            className={styles.input({
              className: fieldBorder({ isInvalid, isDisabled }),
            })}
          >
            {segment => <DateSegment segment={segment} className={styles.segment()} />}
          </DateInput>
          {date && (
            // A reader is told by the group itself.
            <span aria-hidden className={styles.read()}>
              {withMonthName(date, locale)}
            </span>
          )}
          {end !== undefined && (
            <span className="absolute inset-y-0 end-1 flex items-center text-text-muted">{end}</span>
          )}
        </div>
        {hint !== undefined && (
          <p id={parts.hintId} className={frame.hint()}>
            {hint}
          </p>
        )}
        <FieldError id={parts.errorId}>{error}</FieldError>
      </AriaDateField>
    </I18nProvider>
  );
}

const withMonthName = (date: CalendarDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date.toDate('UTC'));

export interface DateFieldProps extends FieldProps {
  ref?: Ref<HTMLDivElement>;
  /** `yyyy-mm-dd`; empty while there is none. */
  value?: string;
  /** Called with `yyyy-mm-dd`, or with nothing while the date is not complete. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves the whole field. */
  onBlur?: () => void;
  /** The earliest, as `yyyy-mm-dd`. */
  min?: string;
  /** The latest, as `yyyy-mm-dd`. */
  max?: string;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** Name in a form; the value is `yyyy-mm-dd`. */
  name?: string;
  id?: string;
  className?: string;
  /** Stands at the end of the control: a small button. */
  end?: ReactNode;
}
