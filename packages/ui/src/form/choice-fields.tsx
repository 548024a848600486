'use client';
import type { FieldValues } from 'react-hook-form';
import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox-group/CheckboxGroup.tsx';
import { ComboBox, type ComboBoxProps } from '../combo-box/ComboBox.tsx';
import { CountryField, type CountryFieldProps } from '../country-field/CountryField.tsx';
import { FileDrop, type FileDropProps } from '../file-drop/FileDrop.tsx';
import { MultiSelect, type MultiSelectProps } from '../multi-select/MultiSelect.tsx';
import { Switch, type SwitchProps } from '../switch/Switch.tsx';
import { TagField, type TagFieldProps } from '../tag-field/TagField.tsx';
import { type Free, text } from './fields.tsx';
import { type Bound, useBinding } from './use-binding.ts';

/** A `CheckboxGroup` of a form. */
export function FormCheckboxGroup<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<CheckboxGroupProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <CheckboxGroup {...rest} {...bound} label={label} value={list(value)} onValueChange={onChange} />;
}

/** A `ComboBox` of a form. */
export function FormComboBox<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<ComboBoxProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <ComboBox {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `CountryField` of a form. */
export function FormCountryField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<CountryFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <CountryField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `FileDrop` of a form. */
export function FormFileDrop<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<FileDropProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <FileDrop {...rest} {...bound} label={label} value={list(value)} onValueChange={onChange} />;
}

/** A `MultiSelect` of a form. */
export function FormMultiSelect<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<MultiSelectProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <MultiSelect {...rest} {...bound} label={label} value={list(value)} onValueChange={onChange} />;
}

/** A `Switch` of a form. */
export function FormSwitch<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Omit<Free<SwitchProps>, 'isOn'>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <Switch {...rest} {...bound} label={label} isOn={value === true} onValueChange={onChange} />;
}

/** A `TagField` of a form. */
export function FormTagField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<TagFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <TagField {...rest} {...bound} label={label} value={list(value)} onValueChange={onChange} />;
}

/** A list of a form; none while there is no list. */
const list = <T,>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);
