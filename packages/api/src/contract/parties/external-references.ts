import { uniqueValues } from '@dossier/validators';
import { array, object, string, type InferType } from '../answers.ts';

/** What other systems know a registration or a party by: one reference for each system. */
export const externalReferences = array(
  object({ system: string().max(60).required(), reference: string().max(255).required() }).required(),
)
  .max(20)
  .check(uniqueValues, { key: 'system' });

export type ExternalReferences = NonNullable<InferType<typeof externalReferences>>;
