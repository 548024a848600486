import { entityRules, personRules, type RuleOptions } from '@dossier/api/contract';
import { maxLength, percent, required, uniqueValues } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type Schema } from 'yup';
import { addressSchema } from './address-values.ts';
import type { EntityValues, PersonValues } from './party-values.ts';

const share = string().test(...check(percent, {}));
const filled = (max: number) =>
  string()
    .test(...check(required))
    .test(...check(maxLength, { max }));
/** What other systems know someone or a registration by: one reference for each system. */
export const referencesSchema = array(object({ system: filled(60), reference: filled(255) })).test(
  ...check(uniqueValues, { key: 'system' }),
);
const options = (ruleOptions: RuleOptions): RuleOptions => ({ ...ruleOptions, takesMasks: true });

/** The platform's own rules; the address as the form asks for it. */
export const personSchema = (ruleOptions: RuleOptions): Schema<PersonValues> =>
  object({
    ...personRules(options(ruleOptions)),
    address: addressSchema(),
    secondaryAddresses: array(addressSchema()),
    partyExternalReferences: referencesSchema,
    ownershipPercentage: share,
  }) as unknown as Schema<PersonValues>;

export const entitySchema = (ruleOptions: RuleOptions): Schema<EntityValues> =>
  object({
    ...entityRules(options(ruleOptions)),
    address: addressSchema(),
    ownershipPercentage: share,
  }) as unknown as Schema<EntityValues>;
