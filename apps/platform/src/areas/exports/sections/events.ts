import { pageSize, type contract, type OutputOf } from '@dossier/api/contract';
import { historyOfRegistration } from '../../registrations/service.ts';
import type { DocumentEntry } from '../printed-file.ts';
import type { SectionContext } from './section.ts';

type Event = OutputOf<typeof contract.registrations.history>['items'][number];

/** What moved the registration on: its status and its sign-offs. */
export const isStep = ({ action }: Event): boolean =>
  action === 'registration.created' ||
  action === 'registration.statusChanged' ||
  action.startsWith('signOff.');

/** All that happened, or some of it, the newest first. */
export async function eventsOf(
  { work, caller, registration, reading }: SectionContext,
  isMeant: (event: Event) => boolean = () => true,
): Promise<readonly DocumentEntry[]> {
  const events: Event[] = [];
  for (;;) {
    const page = await historyOfRegistration(work, caller, registration._id, {
      offset: events.length,
      max: pageSize.max,
    });
    events.push(...page.items);
    if (page.items.length === 0 || events.length >= page.total) break;
  }
  return events.filter(isMeant).map(event => ({
    at: reading.instant(event.at),
    title: reading.titleOf(event),
    lines: reading.linesOf(event),
  }));
}
