import { createContext } from 'react';

/** The fields of a form by name, in the order in which they appeared. */
export type FormFields = Map<string, { readonly id: string; readonly label: string }>;

export const FormContext = createContext<{ readonly id: string; readonly fields: FormFields } | null>(null);
