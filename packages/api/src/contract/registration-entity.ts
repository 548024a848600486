import { array, object, string } from 'yup';
import { partyNode } from './parties.ts';
import { registrationFields } from './registration-row.ts';

export const registrationEntity = object({
  ...registrationFields,
  name: string().required(),
  parties: array(partyNode.required()).required(),
  partyExternalReferences: array(
    object({ system: string().required(), reference: string().required() }),
  ).required(),
});
