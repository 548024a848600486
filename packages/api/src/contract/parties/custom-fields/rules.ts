import { maxLength, oneOf, optionalDate, percent, range, required, roundDecimal } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { string, type ObjectShape } from 'yup';
import { customFieldLimits, customNumberLimit, type CustomField } from './entities.ts';

/** Digits behind the point: euros have none (S2 §9), shares of a hundred four, numbers two. */
const decimals = { CURRENCY: 0, PERCENTAGE: 4, NUMBER: 2, TEXT: 0 } as const;
const amount = { min: -customNumberLimit, max: customNumberLimit };

function ofType({ type, valueType }: CustomField) {
  const text = string().nullable();
  switch (type) {
    case 'B':
      return text.test(...check(oneOf, { values: ['true', 'false'] }));
    case 'D':
      return text.test(...check(optionalDate));
    case 'N':
      return valueType === 'PERCENTAGE' ? text.test(...check(percent)) : text.test(...check(range, amount));
    default:
      return text.test(...check(maxLength, { max: customFieldLimits.text }));
  }
}

/** The rules of the values of custom fields, by the ids of the fields: of the form, and of the platform again. */
export const customFieldRules = (fields: readonly CustomField[]): ObjectShape =>
  Object.fromEntries(
    fields.map(field => [
      field._id,
      field.isRequired ? ofType(field).test(...check(required)) : ofType(field),
    ]),
  );

/** A value as it is stored and found: a number has one way to be written. */
export function customValueOf({ type, valueType }: CustomField, value: string): string {
  const text = value.trim();
  return type === 'N' ? (roundDecimal(text, decimals[valueType ?? 'NUMBER']) ?? text) : text;
}

/** The fields that are asked of a party of a type. */
export const askedOf = (fields: readonly CustomField[], type: string): readonly CustomField[] =>
  fields.filter(({ status, scopes }) => status === 'A' && scopes.some(scope => scope === type));
