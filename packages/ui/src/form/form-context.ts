import { createContext } from 'react';
import type { Press } from './press.ts';

/** The fields of a form by name, in the order in which they appeared. */
export type FormFields = Map<string, { readonly id: string; readonly label: string }>;

interface FormParts {
  readonly id: string;
  readonly fields: FormFields;
  readonly press: Press;
}

export const FormContext = createContext<FormParts | null>(null);
