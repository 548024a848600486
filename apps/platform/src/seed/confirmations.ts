import { registrationStatus } from '@dossier/validators/vocabularies';
import type { AsCalculated } from '../areas/parties/service.ts';
import type { DemoRegistration } from './registrations.ts';
import type { DemoUser } from './tenants.ts';

const incomplete = registrationStatus.code('INCOMPLETE');

/** Whose owners were confirmed: those of every company that came further than incomplete, on the day of its last change. */
export const demoConfirmations = (
  registrations: readonly DemoRegistration[],
  users: Readonly<Record<DemoUser, string>>,
): readonly AsCalculated[] =>
  registrations
    .filter(({ status }) => status !== incomplete)
    .flatMap(({ parties, updatedAt, assignee }) =>
      parties
        .filter(({ legalEntity }) => legalEntity)
        .map(party => ({
          partyId: party._id ?? '',
          by: users[assignee ?? 'admin'],
          at: updatedAt,
          managers: (party.parties ?? []).flatMap(({ _id, naturalPerson }) =>
            naturalPerson?.signer && _id ? [_id] : [],
          ),
        })),
    );
