import type { SuggestedParty } from '@dossier/api/parties';
import {
  companyNumber,
  countryFromList,
  dateOfBirth,
  maxLength,
  normalizeCompanyNumber,
  optional,
  percent,
  requiredIf,
} from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';
import type { PartyRole } from './party-roles.ts';

/** A party as it comes in: its name, and what it is here. Everything else is filled in afterwards. */
export interface NewPartyValues {
  kind: string;
  givenNames: string;
  lastName: string;
  dateOfBirth: string;
  country: string;
  name: string;
  chamberOfCommerceNo: string;
  legalForm: string;
  /** Codes of `partyRoles`. */
  roles: string[];
  ownershipPercentage: string;
}

/** @param country where a company is taken to be registered. */
export const emptyNewParty = (country: string, roles: readonly PartyRole[]): NewPartyValues => ({
  kind: 'person',
  givenNames: '',
  lastName: '',
  dateOfBirth: '',
  country,
  name: '',
  chamberOfCommerceNo: '',
  legalForm: '',
  roles: [...roles],
  ownershipPercentage: '',
});

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
        country: unchecked,
        name: unchecked,
        chamberOfCommerceNo: unchecked,
        legalForm: unchecked,
      }
    : {
        givenNames: text(99),
        lastName: text(99).test(...neededFor('person')),
        dateOfBirth: string()
          .defined()
          .test(...check(dateOfBirth, { today })),
        country: string()
          .defined()
          .test(...check(optional(countryFromList))),
        name: text(255).test(...neededFor('entity')),
        chamberOfCommerceNo: string()
          .defined()
          .test(
            ...check(optional(companyNumber), ({ parent }) => ({ country: parent['country'] as unknown })),
          ),
        legalForm: text(100),
      };
  const roles = array(string().defined()).defined();
  return object({ kind: unchecked, ...names, roles, ownershipPercentage: share });
}

const trimmed = (value: string) => value.trim() || undefined;

/** What a person is here; nothing is said of what they are not. A director represents the company as well. */
const rolesOf = ({ roles }: NewPartyValues) => ({
  ...(roles.includes('signer') && { signer: true, relation: 'RPV' }),
  ...(roles.includes('ubo') && { ubo: true }),
});

/** What the platform is sent: who comes in, and under whom. Next to a child it is a representative. */
export const addedParty = (values: NewPartyValues, under: string | null, linked?: SuggestedParty) => ({
  under,
  ownershipPercentage: trimmed(values.ownershipPercentage),
  ...(linked ? linkedParty(linked, values, under) : enteredParty(values, under)),
});

const linkedParty = ({ _id, type }: SuggestedParty, values: NewPartyValues, under: string | null) => ({
  linked: _id,
  ...(type === 'NP' && (under === null ? { relation: 'RPV' } : rolesOf(values))),
});

const enteredParty = (values: NewPartyValues, under: string | null) =>
  values.kind === 'entity'
    ? {
        legalEntity: {
          name: values.name.trim(),
          chamberOfCommerceNo: trimmed(normalizeCompanyNumber(values.chamberOfCommerceNo, values.country)),
          legalForm: trimmed(values.legalForm),
          address: values.country ? { country: values.country } : undefined,
        },
      }
    : {
        naturalPerson: {
          givenNames: trimmed(values.givenNames),
          lastName: values.lastName.trim(),
          dateOfBirth: trimmed(values.dateOfBirth),
          ...(under === null ? { relation: 'RPV' } : rolesOf(values)),
        },
      };
