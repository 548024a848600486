'use client';
import { use } from 'react';
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form';
import { FormContext } from './form-context.ts';

/** The labels of the fields that have been changed and not sent, in the order of the fields. */
export function useChangedLabels<Values extends FieldValues>(control: Control<Values>): readonly string[] {
  const form = use(FormContext);
  const { dirtyFields, isDirty } = useFormState({ control });
  if (!isDirty || !form) return [];
  const changed = [...form.fields].filter(([name]) => isChanged(get(dirtyFields, name)));
  // What is in a row or an address is named once, by the list or the address.
  return [...new Set(changed.map(([, { label, group, list }]) => list ?? group ?? label))];
}

/** Of a list or an object react-hook-form says of each part whether it has changed. */
const isChanged = (dirty: unknown): boolean =>
  typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isChanged) : dirty === true;
