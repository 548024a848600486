import type { ClientFileSection } from '@dossier/api/contract';
import type { PartyFile } from '@dossier/api/parties';
import type { ObjectSchema, Schema } from 'yup';
import { fieldsByType } from './detail-tabs.ts';

/** The rules of one section: what is wrong in another one is not seen here, and changes with its own. */
export function schemaOfSection<Values extends object>(
  schema: Schema<Values>,
  { type }: Pick<PartyFile, 'type'>,
  section: ClientFileSection,
): Schema<Values> {
  const names = fieldsByType(type)[section] ?? [];
  return (schema as ObjectSchema<Values>).pick(names as never) as unknown as Schema<Values>;
}
