'use client';
import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field/DateField.tsx';
import { DatePicker, type DatePickerProps } from '../date-picker/DatePicker.tsx';
import { type Free, text } from './fields.tsx';
import { type Bound, useBinding } from './use-binding.ts';

// Apart from the other fields: a form without a date must not bring calendars along.

/** A `DateField` of a form. */
export function FormDateField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<DateFieldProps>) {
  const { value, onChange, ref: _, ...bound } = useBinding({ control, name, label, group });
  return <DateField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `DatePicker` of a form. */
export function FormDatePicker<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<DatePickerProps>) {
  const { value, onChange, ref: _, ...bound } = useBinding({ control, name, label, group });
  return <DatePicker {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}
