'use client';
import type { FieldValues } from 'react-hook-form';
import { CodeField, type CodeFieldProps } from '../code-field/CodeField.tsx';
import { ColourField, type ColourFieldProps } from '../colour-field/ColourField.tsx';
import { CurrencyField, type CurrencyFieldProps } from '../currency-field/CurrencyField.tsx';
import { IbanField, type IbanFieldProps } from '../iban-field/IbanField.tsx';
import { NumberField, type NumberFieldProps } from '../number-field/NumberField.tsx';
import { PercentField, type PercentFieldProps } from '../percent-field/PercentField.tsx';
import { PhoneField, type PhoneFieldProps } from '../phone-field/PhoneField.tsx';
import { TextArea, type TextAreaProps } from '../text-area/TextArea.tsx';
import { type Free, text } from './fields.tsx';
import { useSecret } from './secrets.ts';
import { type Bound, useBinding } from './use-binding.ts';

/** A `CodeField` of a form. */
export function FormCodeField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<CodeFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  useSecret(control, name);
  return <CodeField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `ColourField` of a form. */
export function FormColourField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<ColourFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <ColourField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `CurrencyField` of a form. */
export function FormCurrencyField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<CurrencyFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <CurrencyField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `IbanField` of a form. */
export function FormIbanField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<IbanFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <IbanField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `NumberField` of a form. */
export function FormNumberField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<NumberFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <NumberField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `PercentField` of a form. */
export function FormPercentField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<PercentFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <PercentField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `PhoneField` of a form. */
export function FormPhoneField<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<PhoneFieldProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <PhoneField {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}

/** A `TextArea` of a form. */
export function FormTextArea<V extends FieldValues>({
  control,
  name,
  label,
  group,
  ...rest
}: Bound<V> & Free<TextAreaProps>) {
  const { value, onChange, ...bound } = useBinding({ control, name, label, group });
  return <TextArea {...rest} {...bound} label={label} value={text(value)} onValueChange={onChange} />;
}
