import {
  customFieldScope,
  customFieldStatus,
  customFieldType,
  customFieldValueType,
  type CustomFieldScope,
  type CustomFieldStatus,
  type CustomFieldType,
  type CustomFieldValueType,
} from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';

/** As much as a firm may ask. */
export const customFieldLimits = { label: 120, text: 255, fields: 100 } as const;

/** Largest number that is asked for, either side of zero: exact in any spreadsheet. */
export const customNumberLimit = 999_999_999_999;

/** How the values of a type may be shown (S2 §3): of a text and a number there is something to choose. */
export const valueTypesOf: Readonly<Record<CustomFieldType, readonly CustomFieldValueType[]>> = {
  B: [],
  S: ['TEXT'],
  D: [],
  N: ['NUMBER', 'CURRENCY', 'PERCENTAGE'],
};

/** Something that a firm asks of its clients besides what every firm asks (S2 §3, custom-field definition). */
export const customField = object({
  _id: string().required(),
  version: number().integer().required(),
  label: string().required(),
  type: string<CustomFieldType>().oneOf(customFieldType.codes).required(),
  status: string<CustomFieldStatus>().oneOf(customFieldStatus.codes).required(),
  /** How a value is shown; null where its type has one way. */
  valueType: string<CustomFieldValueType>().oneOf(customFieldValueType.codes).nullable().defined(),
  scopes: array(string<CustomFieldScope>().oneOf(customFieldScope.codes).required()).required(),
  visibleToClients: boolean().required(),
  /** The section cannot be saved without it. */
  isRequired: boolean().required(),
});
export type CustomField = InferType<typeof customField>;

/** The column of a custom field in a list of clients, as views and exports name it. */
export const fieldColumn = (id: string) => `cf-${id}` as const;
/** The field that a column is of; null for a column of every firm. */
export const fieldOfColumn = (column: string): string | null =>
  column.startsWith('cf-') ? column.slice(3) : null;

/** What a client answered: `true` and `false`, yyyy-mm-dd, and numbers with a point, all as text. */
export const customValue = object({ _id: string().required(), value: string().required() });
