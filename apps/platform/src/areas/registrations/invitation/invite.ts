import type { PartyNode } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { everyParty } from '../party-tree.ts';

/** What the queue calls the email to a client. */
export const invitationJob = 'registrations.invitation';

export interface Invited {
  readonly partyId: string;
  readonly name: string;
  readonly email: string;
}

/** Every person of a registration with an address; a child is written to through its representatives. */
export function invitedOf(parties: readonly PartyNode[]): readonly Invited[] {
  return everyParty(parties).flatMap(({ party }) => {
    const { _id: partyId = '', naturalPerson: person, legalEntity: company } = party;
    if (person?.relation === 'RPD') return [];
    const email = person?.email ?? company?.email;
    const name = person ? [person.givenNames, person.lastName].filter(Boolean).join(' ') : company?.name;
    return email && name ? [{ partyId, name, email }] : [];
  });
}

/** @throws {AppError} InvalidRegistration at the email of the first who could be written to, where no one can be. */
export function assertAddressed(parties: readonly PartyNode[]): void {
  if (invitedOf(parties).length > 0) return;
  const first = Math.max(
    parties.findIndex(({ naturalPerson }) => naturalPerson?.relation !== 'RPD'),
    0,
  );
  const kind = parties[first]?.legalEntity ? 'legalEntity' : 'naturalPerson';
  throw new AppError('InvalidRegistration', {
    message: 'Registration is invalid! Not enough required fields or their types is incorrect.',
    fields: [{ path: `parties[${first}].${kind}.email`, code: 'required' }],
  });
}

/** An email as the queue knows it: to whom, not where, so that it goes to the address that is right by then. */
export interface QueuedEmail {
  readonly registrationId: string;
  readonly partyId: string;
  readonly locale: Language;
}

/**
 * Writes to everyone who can be written to once this is committed. No one gets in by the email: it says what to
 * bring, and to whom. A job each: where one email has to be tried again, no one else gets a second one.
 */
export async function invite(
  work: UnitOfWork,
  registrationId: string,
  parties: readonly PartyNode[],
  locale: Language,
): Promise<void> {
  for (const { partyId } of invitedOf(parties)) {
    const email: QueuedEmail = { registrationId, partyId, locale };
    await enqueue(work, invitationJob, email);
  }
}
