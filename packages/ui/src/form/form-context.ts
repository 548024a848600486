import { createContext } from 'react';
import type { FormNeeds } from './needs.ts';
import type { Press } from './press.ts';

/** A field as it is named where several stand together: in the save bar, in the summary of errors. */
export interface FormField {
  readonly id: string;
  readonly label: string;
  /** What it is a part of: an address, a row. */
  readonly group?: string | undefined;
  /** The list whose row it stands in. */
  readonly list?: string | undefined;
}

/** A row of a list: what is in it is named by the list in the save bar, and by the row where something is wrong. */
export interface FormRow {
  readonly list: string;
  readonly row: string;
}

/** The fields of a form by name, in the order in which they appeared. */
export type FormFields = Map<string, FormField>;

interface FormParts {
  readonly id: string;
  readonly fields: FormFields;
  readonly press: Press;
  /** Absent where a form says which fields are optional. */
  readonly needs?: FormNeeds | undefined;
  readonly sought?: string | undefined;
}

export const RowContext = createContext<FormRow | null>(null);
export const FormContext = createContext<FormParts | null>(null);
