'use client';
import { use, useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useErrorText } from '../messages/index.ts';
import { FormContext } from './form-context.ts';
import type { ViolationError } from './resolver.ts';

/** What ties a field to its form. */
export interface Bound<Values extends FieldValues> {
  /** `form.control`. */
  control: Control<Values>;
  /** Which value. */
  name: FieldPath<Values>;
  label: string;
}

/** Binds one field, and follows only that one: a keystroke renders nothing else. */
export function useBinding<Values extends FieldValues>({ control, name, label }: Bound<Values>) {
  const form = use(FormContext);
  if (!form)
    throw new Error(
      `Dossier UI: the field "${name}" is outside a Form. It has no summary to appear in. Put it inside <Form>.`,
    );
  const { field, fieldState, formState } = useController({ control, name });
  const textOf = useErrorText();
  const id = `${form.id}-${name}`;
  useEffect(() => {
    form.fields.set(name, { id, label });
    return () => void form.fields.delete(name);
  }, [form, name, id, label]);
  const error = fieldState.error as ViolationError | undefined;
  const [violation] = error?.violations ?? [];
  // S1 §5: an error shows once the field is dirty; and after an attempt to send, or no one would know why nothing went.
  const isShown = violation !== undefined && (fieldState.isDirty || formState.isSubmitted);
  return {
    id,
    name: field.name,
    ref: field.ref,
    value: field.value as unknown,
    onBlur: () => form.press.after(field.onBlur),
    onChange: field.onChange as (value: unknown) => void,
    error: isShown ? textOf(violation) : undefined,
  };
}
