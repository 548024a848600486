import type { GateItem } from '@dossier/api/contract';
import { isOpen } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { documentsOf, type ClientDocument } from '../../documents/service.ts';
import { readSections } from '../../tenants/service.ts';
import { partiesCompleteness, type Completeness } from './completeness.ts';
import type { StatusContext } from './options.ts';
import { dayOfDocuments, documentsCompleteness } from './documents.ts';
import type { RegistrationRecord } from '../record.ts';

/** How much of what the tenant asks for is there, section by section. */
export const sectionsOf = (
  record: RegistrationRecord,
  documents: readonly ClientDocument[],
  off: readonly GateItem[] | undefined,
  now: Date,
): readonly Completeness[] => [
  partiesCompleteness(record.parties, record.sub_type, off),
  documentsCompleteness(record.parties, documents, dayOfDocuments(record, now), off),
];

/** Whether nothing is missing that the tenant asks for. */
export const isWhole = (sections: readonly Completeness[]): boolean =>
  sections.every(({ blockers }) => blockers.length === 0);

/** What is known of a registration at this moment, for whatever is asked of its status. */
export async function statusContextOf(work: UnitOfWork, record: RegistrationRecord): Promise<StatusContext> {
  const { onboarding: settings, clientFile } = await readSections(work.tx, ['onboarding', 'clientFile']);
  const documents = await documentsOf(work, record.id);
  return {
    record,
    settings,
    sections: sectionsOf(record, documents, settings.gatesOff, work.now),
    hasOpenSignOff: await isOpen(work, { type: 'registration', id: record.id }),
    hasClientFiles: clientFile.enabled,
    now: work.now,
  };
}
