'use client';
import type { FieldValues } from 'react-hook-form';
import { MentionField, type MentionFieldProps } from '../mention-field/MentionField.tsx';
import { type Free, text } from './fields.tsx';
import { type Bound, useBinding } from './use-binding.ts';

/** A `MentionField` of a form. */
export function FormMentionField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<MentionFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <MentionField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}
