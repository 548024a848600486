'use client';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';

/** A part of a form that is only asked after an answer. It follows what decides, and nothing else renders. */
export function FormWhen<Values extends FieldValues>({ control, name, is, children }: FormWhenProps<Values>) {
  const value: unknown = useWatch({ control, name: name as FieldPath<Values> });
  return is(value) ? children : null;
}

export interface FormWhenProps<Values extends FieldValues> {
  /** `form.control`. */
  control: Control<Values>;
  /** The field that decides; of several, `is` is given the values in their order. */
  name: FieldPath<Values> | readonly FieldPath<Values>[];
  /** Whether its value asks for more. */
  is: (value: unknown) => boolean;
  children: ReactNode;
}
