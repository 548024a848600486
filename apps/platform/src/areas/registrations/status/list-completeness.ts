import { maxCompleteness, type contract, type OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { documentsByRegistration } from '../../documents/service.ts';
import { readSections } from '../../tenants/service.ts';
import type { RegistrationQuery } from '../filters.ts';
import { recordsOfPage } from '../list.ts';
import { sectionsOf } from './status-context.ts';

type Listed = OutputOf<typeof contract.registrations.completeness>;

/** How much of what the tenant asks for is there, for the rows of a page of the list, by the same rules as on their own pages. */
export async function listCompleteness(
  work: UnitOfWork,
  caller: Caller,
  query: RegistrationQuery,
): Promise<Listed> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const records = await recordsOfPage(work, caller, query, maxCompleteness);
  const documents = await documentsByRegistration(
    work,
    records.map(({ id }) => id),
  );
  return {
    items: records.map(record => {
      const sections = sectionsOf(record, documents.get(record.id) ?? [], settings.gatesOff, work.now);
      const sum = (of: 'done' | 'total') => sections.reduce((all, section) => all + section[of], 0);
      return { _id: record.id, done: sum('done'), total: sum('total') };
    }),
  };
}
