'use client';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateRangeField, type DateRangeFieldProps } from '../date-range-field/DateRangeField.tsx';
import { useMessages } from '../messages/index.ts';
import { text } from './fields.tsx';
import { type Bound, useBinding } from './use-binding.ts';

/** A `DateRangeField` of a form: two of its values, each with its own error. */
export function FormDateRangeField<V extends FieldValues>({
  control,
  names,
  label,
  fromLabel,
  toLabel,
  ...rest
}: Pick<Bound<V>, 'control' | 'label'> & {
  /** Which values are the first and the last day. */
  names: { readonly from: FieldPath<V>; readonly to: FieldPath<V> };
} & Omit<DateRangeFieldProps, 'label' | 'value' | 'onValueChange' | 'bindings' | 'id'>) {
  const texts = useMessages().components.dateRange;
  const labels = { from: fromLabel ?? texts.from, to: toLabel ?? texts.to };
  const common = { control, group: label };
  const {
    value: from,
    onChange: changeFrom,
    ref: _from,
    ...first
  } = useBinding({
    ...common,
    name: names.from,
    label: labels.from,
  });
  const {
    value: to,
    onChange: changeTo,
    ref: _to,
    ...last
  } = useBinding({
    ...common,
    name: names.to,
    label: labels.to,
  });
  const isHidden = first.className === 'hidden' && last.className === 'hidden';
  return (
    <DateRangeField
      {...rest}
      label={label}
      fromLabel={labels.from}
      toLabel={labels.to}
      need={first.need && 'none'}
      {...(isHidden && { className: 'hidden' })}
      bindings={{ from: first, to: last }}
      value={{ from: text(from), to: text(to) }}
      onValueChange={value => {
        if (value.from !== text(from)) changeFrom(value.from);
        if (value.to !== text(to)) changeTo(value.to);
      }}
    />
  );
}
