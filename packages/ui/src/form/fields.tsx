'use client';
import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox.tsx';
import { PasswordField, type PasswordFieldProps } from '../password-field/PasswordField.tsx';
import { RadioGroup, type RadioGroupProps } from '../radio-group/RadioGroup.tsx';
import { Select, type SelectProps } from '../select/Select.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { useSecret } from './secrets.ts';
import { type Bound, useBinding } from './use-binding.ts';

/** A field's own props, without those that the form gives it. */
export type Free<Props> = Omit<
  Props,
  'name' | 'label' | 'value' | 'onValueChange' | 'onBlur' | 'error' | 'id' | 'ref'
>;

/** A `TextField` of a form. */
export function FormTextField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<TextFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <TextField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `PasswordField` of a form. */
export function FormPasswordField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<PasswordFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  useSecret(control, name);
  return <PasswordField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `Checkbox` of a form. */
export function FormCheckbox<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Omit<Free<CheckboxProps>, 'isChecked'>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <Checkbox {...rest} {...bound} label={label} isChecked={value === true} onValueChange={onChange} />;
}

/** A `Select` of a form. */
export function FormSelect<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<SelectProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <Select {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `RadioGroup` of a form. */
export function FormRadioGroup<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<RadioGroupProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <RadioGroup {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
