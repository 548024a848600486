import type { SuggestedParty } from '@dossier/api/parties';
import {
  chamberOfCommerceNumber,
  dateOfBirth,
  maxLength,
  optional,
  percent,
  requiredIf,
} from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string, type ObjectSchema } from 'yup';

/** A party as it comes in: its name, and what part it owns. Everything else is filled in afterwards. */
export interface NewPartyValues {
  kind: string;
  givenNames: string;
  lastName: string;
  dateOfBirth: string;
  name: string;
  chamberOfCommerceNo: string;
  ownershipPercentage: string;
}

export const emptyNewParty: NewPartyValues = {
  kind: 'person',
  givenNames: '',
  lastName: '',
  dateOfBirth: '',
  name: '',
  chamberOfCommerceNo: '',
  ownershipPercentage: '',
};

const text = (max: number) =>
  string()
    .defined()
    .test(...check(maxLength, { max }));
const neededFor = (kind: string) => check(requiredIf, ({ parent }) => ({ when: parent['kind'] === kind }));

const share = string()
  .defined()
  .test(...check(percent, {}));

/** Of a client who is linked only the share is asked. */
export function newPartySchema(today: string, linked?: SuggestedParty): ObjectSchema<NewPartyValues> {
  const unchecked = string().defined();
  const names = linked
    ? {
        givenNames: unchecked,
        lastName: unchecked,
        dateOfBirth: unchecked,
        name: unchecked,
        chamberOfCommerceNo: unchecked,
      }
    : {
        givenNames: text(99),
        lastName: text(99).test(...neededFor('person')),
        dateOfBirth: string()
          .defined()
          .test(...check(dateOfBirth, { today })),
        name: text(255).test(...neededFor('entity')),
        chamberOfCommerceNo: string()
          .defined()
          .test(...check(optional(chamberOfCommerceNumber))),
      };
  return object({ kind: unchecked, ...names, ownershipPercentage: share });
}

const trimmed = (value: string) => value.trim() || undefined;

/** What the platform is sent: who comes in, and under whom. Next to a child it is a representative. */
export const addedParty = (values: NewPartyValues, under: string | null, linked?: SuggestedParty) => ({
  under,
  ownershipPercentage: trimmed(values.ownershipPercentage),
  ...(linked ? linkedParty(linked, under) : enteredParty(values, under)),
});

const linkedParty = ({ _id, type }: SuggestedParty, under: string | null) => ({
  linked: _id,
  ...(under === null && type === 'NP' && { relation: 'RPV' }),
});

const enteredParty = (values: NewPartyValues, under: string | null) =>
  values.kind === 'entity'
    ? { legalEntity: { name: values.name.trim(), chamberOfCommerceNo: trimmed(values.chamberOfCommerceNo) } }
    : {
        naturalPerson: {
          givenNames: trimmed(values.givenNames),
          lastName: values.lastName.trim(),
          dateOfBirth: trimmed(values.dateOfBirth),
          ...(under === null ? { relation: 'RPV' } : {}),
        },
      };
