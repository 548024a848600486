import type { PartyNode } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { Refusal } from '../../../shared/refusal/refusal.ts';
import type { Work } from '../../../shared/work/work.ts';
import { everyParty } from '../party-tree.ts';

/** What the queue calls the letter to a client. */
export const invitationJob = 'registrations.invitation';

/** Somebody a letter goes to. */
export interface Invited {
  readonly name: string;
  readonly email: string;
}

/** Everybody of a registration who has an address; a child is written to through its representatives. */
export function invitedOf(parties: readonly PartyNode[]): readonly Invited[] {
  return everyParty(parties).flatMap(({ party: { naturalPerson: person, legalEntity: company } }) => {
    if (person?.relation === 'RPD') return [];
    const email = person?.email ?? company?.email;
    const name = person ? [person.givenNames, person.lastName].filter(Boolean).join(' ') : company?.name;
    return email && name ? [{ name, email }] : [];
  });
}

/** @throws {Refusal} InvalidRegistration at the email of the first who could be written to, where nobody can be. */
export function assertAddressed(parties: readonly PartyNode[]): void {
  if (invitedOf(parties).length > 0) return;
  const first = Math.max(
    parties.findIndex(({ naturalPerson }) => naturalPerson?.relation !== 'RPD'),
    0,
  );
  const kind = parties[first]?.legalEntity ? 'legalEntity' : 'naturalPerson';
  throw new Refusal('InvalidRegistration', {
    message: 'Registration is invalid! Not enough required fields or their types is incorrect.',
    fields: [{ path: `parties[${first}].${kind}.email`, code: 'required' }],
  });
}

/** Writes to the client once this is committed. Nobody gets in by the letter: it says what to bring, and to whom. */
export const invite = (work: Work, registrationId: string, locale: Language): Promise<string> =>
  enqueue(work, invitationJob, { registrationId, locale });
