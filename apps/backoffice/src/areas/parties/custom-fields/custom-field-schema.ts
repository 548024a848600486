import { customFieldLimits, valueTypesOf, type CustomField } from '@dossier/api/contract';
import type { CustomFieldChange, NewCustomField } from '@dossier/api/parties';
import { maxLength, required } from '@dossier/validators';
import {
  customFieldScope,
  customFieldType,
  customFieldValueType,
  type CustomFieldType,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

export interface CustomFieldValues {
  label: string;
  type: string;
  valueType: string;
  scopes: string[];
  isRequired: boolean;
  visibleToClients: boolean;
}

export const customFieldSchema: ObjectSchema<CustomFieldValues> = object({
  label: string()
    .defined()
    .test(...check(required))
    .test(...check(maxLength, { max: customFieldLimits.label })),
  type: string()
    .defined()
    .test(...check(required)),
  valueType: string().defined(),
  scopes: array(string().defined())
    .defined()
    .test(...check(required)),
  isRequired: boolean().defined(),
  visibleToClients: boolean().defined(),
});

/** A field as its form begins; a short text for persons where it is new. */
export const valuesOf = (field: CustomField | null): CustomFieldValues => ({
  label: field?.label ?? '',
  type: field?.type ?? customFieldType.code('S'),
  valueType: field?.valueType ?? '',
  scopes: [...(field?.scopes ?? ['NP'])],
  isRequired: field?.isRequired ?? false,
  visibleToClients: field?.visibleToClients ?? false,
});

/** The form as the platform is told of it: how a value is shown is said where there is a choice. */
export function fieldOf({ label, type, valueType, scopes, ...rest }: CustomFieldValues): NewCustomField {
  const code: CustomFieldType = customFieldType.codes.find(each => each === type) ?? 'S';
  const [first = null, ...others] = valueTypesOf[code];
  const chosen = customFieldValueType.codes.find(each => each === valueType);
  return {
    ...rest,
    label: label.trim(),
    type: code,
    valueType: chosen && others.includes(chosen) ? chosen : first,
    scopes: customFieldScope.codes.filter(scope => scopes.includes(scope)),
  };
}

/** A change of a field that changes nothing yet; one that is archived is restored by it. */
export function changeOf({ _id, version: _version, status, ...field }: CustomField): CustomFieldChange {
  return { ...field, isActive: status === 'A', archive: false };
}
