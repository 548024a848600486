import { isOpen } from '../../../shared/sign-off/sign-off.ts';
import type { Work } from '../../../shared/work/work.ts';
import { papersOf } from '../../documents/service.ts';
import { readSections } from '../../tenants/service.ts';
import { partiesCompleteness } from './completeness.ts';
import type { Situation } from './options.ts';
import { dayOfPapers, documentsCompleteness } from './papers.ts';
import type { RegistrationRecord } from '../record.ts';

/** What is known of a registration at this moment, for whatever is asked of its status. */
export async function situationOf(work: Work, record: RegistrationRecord): Promise<Situation> {
  const { registrations: settings } = await readSections(work.tx, ['registrations']);
  const { parties, sub_type: subType } = record;
  const papers = await papersOf(work, record.id);
  return {
    record,
    settings,
    sections: [
      partiesCompleteness(parties, subType, settings.gatesOff),
      documentsCompleteness(parties, papers, dayOfPapers(record, work.now), settings.gatesOff),
    ],
    hasOpenSignOff: await isOpen(work, { type: 'registration', id: record.id }),
    now: work.now,
  };
}
