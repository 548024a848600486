import type { GateItem } from '@dossier/api/contract';
import { isOpen } from '../../../shared/sign-off/sign-off.ts';
import type { Work } from '../../../shared/work/work.ts';
import { papersOf, type Paper } from '../../documents/service.ts';
import { readSections } from '../../tenants/service.ts';
import { partiesCompleteness, type Completeness } from './completeness.ts';
import type { Situation } from './options.ts';
import { dayOfPapers, documentsCompleteness } from './papers.ts';
import type { RegistrationRecord } from '../record.ts';

/** How much of what the firm asks for is there, section by section. */
export const sectionsOf = (
  record: RegistrationRecord,
  papers: readonly Paper[],
  off: readonly GateItem[] | undefined,
  now: Date,
): readonly Completeness[] => [
  partiesCompleteness(record.parties, record.sub_type, off),
  documentsCompleteness(record.parties, papers, dayOfPapers(record, now), off),
];

/** Whether nothing is missing that the firm asks for. */
export const isWhole = (sections: readonly Completeness[]): boolean =>
  sections.every(({ blockers }) => blockers.length === 0);

/** What is known of a registration at this moment, for whatever is asked of its status. */
export async function situationOf(work: Work, record: RegistrationRecord): Promise<Situation> {
  const { registrations: settings } = await readSections(work.tx, ['registrations']);
  const papers = await papersOf(work, record.id);
  return {
    record,
    settings,
    sections: sectionsOf(record, papers, settings.gatesOff, work.now),
    hasOpenSignOff: await isOpen(work, { type: 'registration', id: record.id }),
    now: work.now,
  };
}
