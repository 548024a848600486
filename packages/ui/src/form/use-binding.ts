'use client';
import { use, useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useErrorText } from '../messages/index.ts';
import { FormContext, RowContext } from './form-context.ts';
import { isBlank } from './needs.ts';
import type { ViolationError } from './resolver.ts';

/** What ties a field to its form. */
export interface Bound<Values extends FieldValues> {
  /** `form.control`. */
  control: Control<Values>;
  /** Which value. */
  name: FieldPath<Values>;
  label: string;
  /** What it is a part of, where its label alone does not say whose it is: an address, a row. */
  group?: string | undefined;
}

/** Someone was led here: a mark at its start, next to the focus that goes on. */
export const soughtField = '-ms-4 border-s-4 border-primary-indicator ps-3';

/** Binds one field, and follows only that one: a keystroke renders nothing else. */
export function useBinding<Values extends FieldValues>({ control, name, label, group }: Bound<Values>) {
  const form = use(FormContext);
  const row = use(RowContext);
  if (!form)
    throw new Error(
      `Dossier UI: the field "${name}" is outside a Form. It has no summary to appear in. Put it inside <Form>.`,
    );
  const { field, fieldState, formState } = useController({ control, name });
  const textOf = useErrorText();
  const id = `${form.id}-${name}`;
  useEffect(() => {
    form.fields.set(name, { id, label, group: group ?? row?.row, list: row?.list });
    return () => void form.fields.delete(name);
  }, [form.fields, name, id, label, group, row]);
  const error = fieldState.error as ViolationError | undefined;
  const [violation] = error?.violations ?? [];
  // S1 §5: an error shows once the field is dirty; and after an attempt to send, or no one would know why nothing went.
  // A field of a row that has just come is dirty, and no one has been there yet.
  const isShown =
    violation !== undefined && ((fieldState.isDirty && fieldState.isTouched) || formState.isSubmitted);
  const { needs } = form;
  const value: unknown = field.value;
  const isLater = needs?.names.has(name) === true && isBlank(value);
  const isHidden = needs?.isShown(name) === false && !fieldState.isDirty && !isShown;
  return {
    id,
    name: field.name,
    ref: field.ref,
    value,
    onBlur: () => form.press.after(field.onBlur),
    onChange: field.onChange as (value: unknown) => void,
    error: isShown ? textOf(violation) : undefined,
    ...(needs && { need: isLater ? ('later' as const) : ('none' as const) }),
    ...(isHidden && { className: 'hidden' }),
    ...(isLater && form.sought === name && { className: soughtField }),
  };
}
