import { isOpen } from '../../../shared/sign-off/sign-off.ts';
import type { Work } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { partiesCompleteness } from './completeness.ts';
import type { Situation } from './options.ts';
import type { RegistrationRecord } from '../record.ts';

/** What is known of a registration at this moment, for whatever is asked of its status. */
export async function situationOf(work: Work, record: RegistrationRecord): Promise<Situation> {
  const { registrations: settings } = await readSections(work.tx, ['registrations']);
  return {
    record,
    settings,
    sections: [partiesCompleteness(record.parties, record.sub_type)],
    hasOpenSignOff: await isOpen(work, { type: 'registration', id: record.id }),
    now: work.now,
  };
}
