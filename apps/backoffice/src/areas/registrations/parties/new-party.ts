import { chamberOfCommerceNumber, maxLength, optional, percent, requiredIf } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

/** A party as it comes in: its name, and what part it owns. Everything else is filled in afterwards. */
export interface NewPartyValues {
  kind: string;
  givenNames: string;
  lastName: string;
  name: string;
  chamberOfCommerceNo: string;
  ownershipPercentage: string;
}

export const emptyNewParty: NewPartyValues = {
  kind: 'person',
  givenNames: '',
  lastName: '',
  name: '',
  chamberOfCommerceNo: '',
  ownershipPercentage: '',
};

const text = (max: number) =>
  string()
    .defined()
    .test(...check(maxLength, { max }));
const neededFor = (kind: string) => check(requiredIf, ({ parent }) => ({ when: parent['kind'] === kind }));

export const newPartySchema: ObjectSchema<NewPartyValues> = object({
  kind: string().defined(),
  givenNames: text(99),
  lastName: text(99).test(...neededFor('person')),
  name: text(255).test(...neededFor('entity')),
  chamberOfCommerceNo: string()
    .defined()
    .test(...check(optional(chamberOfCommerceNumber))),
  ownershipPercentage: string()
    .defined()
    .test(...check(percent, {})),
});

const trimmed = (value: string) => value.trim() || undefined;

/** What the platform is sent: who comes in, and under whom. Next to a child it is a representative. */
export const addedParty = (values: NewPartyValues, under: string | null) => ({
  under,
  ownershipPercentage: trimmed(values.ownershipPercentage),
  ...(values.kind === 'entity'
    ? { legalEntity: { name: values.name.trim(), chamberOfCommerceNo: trimmed(values.chamberOfCommerceNo) } }
    : {
        naturalPerson: {
          givenNames: trimmed(values.givenNames),
          lastName: values.lastName.trim(),
          ...(under === null ? { relation: 'RPV' } : {}),
        },
      }),
});
