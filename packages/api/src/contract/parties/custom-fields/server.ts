import { maxLength, oneOf, required } from '@dossier/validators';
import {
  customFieldScope,
  customFieldType,
  type CustomFieldScope,
  type CustomFieldType,
  type CustomFieldValueType,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectShape, type TestContext } from 'yup';
import { trimmed } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { customFieldLimits, valueTypesOf } from './entities.ts';

const valueTypesIn = ({ parent }: TestContext): readonly CustomFieldValueType[] => {
  const { type } = parent as { readonly type?: CustomFieldType };
  return (type && valueTypesOf[type]) ?? [];
};

/** What is asked, of whom and how: the rules of the form too. */
const definition = {
  label: string()
    .defined()
    .transform(trimmed)
    .test(...check(required))
    .test(...check(maxLength, { max: customFieldLimits.label })),
  type: string<CustomFieldType>().oneOf(customFieldType.codes).required(),
  valueType: string<CustomFieldValueType>()
    .nullable()
    .defined()
    .test(...check(valueTypeRule, context => ({ of: valueTypesIn(context) }))),
  scopes: array(string<CustomFieldScope>().oneOf(customFieldScope.codes).required())
    .max(customFieldScope.codes.length)
    .defined()
    .test(...check(required)),
  visibleToClients: boolean().required(),
  isRequired: boolean().required(),
} satisfies ObjectShape;

/** One of the ways in which a type may be shown, and none where it has one. */
function valueTypeRule(value: unknown, { of }: { readonly of: readonly CustomFieldValueType[] }) {
  return of.length === 0 ? oneOf(value, { values: [] }) : (required(value) ?? oneOf(value, { values: of }));
}

export const customFieldsServer = {
  'parties.customFields': {
    summary:
      'What the firm asks of its clients besides what every firm asks, by label; those that are disabled or archived too.',
    errors: [],
  },
  'parties.addCustomField': {
    summary: 'Adds a custom field. It is active at once.',
    body: object(definition),
    errors: ['Blocked'],
  },
  'parties.changeCustomField': {
    ifMatch: true,
    summary:
      'Puts another version of a custom field in force (3-decisions 4.8). `isActive` is active or disabled, `archive` hides it and keeps what was answered. Once something was answered its type stays; one that is required is not archived; an archived one is only restored, by an Admin.',
    body: object({ ...definition, isActive: boolean().required(), archive: boolean().required() }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'Blocked'],
  },
} as const satisfies ServerParts<typeof endpoints>;
