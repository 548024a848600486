import type { contract, CustomField, OutputOf } from '@dossier/api/contract';
import { readAllCurrent, type Definition } from '../../../shared/definitions/definitions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** What the versions of a custom field are stored under. */
export const customFieldKey = (id: string) => ({ kind: 'customField', id }) as const;

export const fieldOf = ({ id, version, data }: Definition): CustomField => ({
  // Only this area writes them, and never but from what the contract describes.
  ...(data as Omit<CustomField, '_id' | 'version'>),
  _id: id,
  version,
});

/** Every custom field of the firm in its present version, by label; those that are asked no more too. */
export async function readCustomFields({ tx }: Pick<UnitOfWork, 'tx'>): Promise<readonly CustomField[]> {
  const fields = (await readAllCurrent(tx, 'customField')).map(fieldOf);
  return fields.toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** The same as a list. */
export async function listCustomFields(
  work: UnitOfWork,
): Promise<OutputOf<typeof contract.parties.customFields>> {
  const items = [...(await readCustomFields(work))];
  return { items, total: items.length, counts: {} };
}
