import { messageStatus, registrationStatus } from '@dossier/validators/vocabularies';
import type { NewMessage } from '../areas/messages/service.ts';
import type { Chance } from './seeded-random.ts';
import type { DemoUser } from './tenants.ts';
import type { DemoRegistration } from './registrations.ts';

const dayLength = 86_400_000;
/** Days after which people have put away what is done. */
const tidyAfter = 30;
/** Days within which something may still be unread. */
const freshFor = 4;

const open: ReadonlySet<string> = new Set([
  registrationStatus.code('INCOMPLETE'),
  registrationStatus.code('COMPLETE'),
]);
const deleted = registrationStatus.code('DELETED');

type UserIds = Readonly<Record<DemoUser, string>>;

/**
 * The messages that the demo registrations would have led to: work that a colleague gave someone, and registrations
 * that no one works on yet. What is finished asks for nothing any more.
 */
export function demoMessages(
  chance: Chance,
  registrations: readonly DemoRegistration[],
  users: UserIds,
  today: Date,
): readonly NewMessage[] {
  return registrations.flatMap(({ id, assignee, status, createdAt, updatedAt }): NewMessage[] => {
    const isOpen = open.has(status);
    if (status === deleted || (assignee === null && !isOpen)) return [];
    // An Admin gives work to others; what an Admin works on came from a colleague.
    const giver = assignee === 'admin' ? 'user' : 'admin';
    const at = assignee === null ? createdAt : updatedAt;
    const days = (today.getTime() - at.getTime()) / dayLength;
    const isUnread = isOpen && days < freshFor && chance.fraction() < 0.4;
    const isTidied = !isOpen && days > tidyAfter;
    return [
      {
        id: chance.uuid(),
        userId: users[assignee ?? 'admin'],
        messageType: assignee === null ? 'registrationSubmitted' : 'taskAssigned',
        messageStatus: messageStatus.code(isUnread ? 'Unread' : isTidied ? 'Archived' : 'Read'),
        registrationId: id,
        actorId: assignee === null ? null : users[giver],
        createdAt: at,
        closedAt: isOpen ? null : at,
      },
    ];
  });
}
