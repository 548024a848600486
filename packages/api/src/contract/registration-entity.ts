import { array, object, string } from 'yup';
import { externalReferences } from './external-references.ts';
import { partyNode } from './parties.ts';
import { registrationFields } from './registration-row.ts';

export const registrationEntity = object({
  ...registrationFields,
  name: string().required(),
  parties: array(partyNode.required()).required(),
  partyExternalReferences: externalReferences.required(),
});
