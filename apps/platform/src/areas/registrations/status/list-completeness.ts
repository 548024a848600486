import { maxCompleteness, type contract, type OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import type { RegistrationQuery } from '../filters.ts';
import { recordsOfPage } from '../list.ts';
import { readEvidence, sectionsOf } from './status-context.ts';

type Listed = OutputOf<typeof contract.registrations.completeness>;

/** How much of what the tenant asks for is there, for the rows of a page of the list, by the same rules as on their own pages. */
export async function listCompleteness(
  work: UnitOfWork,
  caller: Caller,
  query: RegistrationQuery,
): Promise<Listed> {
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const records = await recordsOfPage(work, caller, query, maxCompleteness);
  const evidence = await readEvidence(work, records, settings.gatesOff);
  return {
    items: records.map(record => {
      const sections = sectionsOf(record, evidence);
      const sum = (of: 'done' | 'total') => sections.reduce((all, section) => all + section[of], 0);
      return { _id: record.id, done: sum('done'), total: sum('total') };
    }),
  };
}
