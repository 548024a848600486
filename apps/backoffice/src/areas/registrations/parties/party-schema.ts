import { entityRules, personRules, type RuleOptions } from '@dossier/api/contract';
import { maxLength, percent, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type Schema } from 'yup';
import { addressSchema } from './address-values.ts';
import type { EntityValues, PersonValues } from './party-values.ts';

const share = string().test(...check(percent, {}));
const filled = (max: number) =>
  string()
    .test(...check(required))
    .test(...check(maxLength, { max }));
/** That a system is named once is left to the platform, which says so at the field: the rule is no part of this page. */
const references = array(object({ system: filled(60), reference: filled(255) }));
const options = (ruleOptions: RuleOptions): RuleOptions => ({ ...ruleOptions, takesMasks: true });

/** The platform's own rules; the address as the form asks for it. */
export const personSchema = (ruleOptions: RuleOptions): Schema<PersonValues> =>
  object({
    ...personRules(options(ruleOptions)),
    address: addressSchema(),
    secondaryAddresses: array(addressSchema()),
    partyExternalReferences: references,
    ownershipPercentage: share,
  }) as unknown as Schema<PersonValues>;

export const entitySchema = (ruleOptions: RuleOptions): Schema<EntityValues> =>
  object({
    ...entityRules(options(ruleOptions)),
    address: addressSchema(),
    ownershipPercentage: share,
  }) as unknown as Schema<EntityValues>;
