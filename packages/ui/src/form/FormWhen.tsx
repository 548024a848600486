'use client';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';

/** A part of a form that depends on an answer. It follows what decides, and nothing else renders. */
export function FormWhen<Values extends FieldValues>({ control, name, is, children }: FormWhenProps<Values>) {
  const value: unknown = useWatch({ control, name: name as FieldPath<Values> });
  if (!is(value)) return null;
  return typeof children === 'function' ? children(value) : children;
}

export interface FormWhenProps<Values extends FieldValues> {
  /** `form.control`. */
  control: Control<Values>;
  /** The field that decides; of several, `is` is given the values in their order. */
  name: FieldPath<Values> | readonly FieldPath<Values>[];
  /** Whether its value asks for more. */
  is: (value: unknown) => boolean;
  /** What is shown then; a function of the value where it shows what was typed. */
  children: ReactNode | ((value: unknown) => ReactNode);
}
