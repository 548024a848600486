import { array, object, string } from 'yup';
import { uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const migrationServer = {
  'registrations.previewMigration': {
    summary:
      'What migrating a registration would do: who becomes a client, which client files may be of the same person or company, and the connections that stand. Nothing changes.',
    errors: ['TransitionNotAllowed', 'Blocked'],
  },
  'registrations.migrate': {
    ifMatch: true,
    summary:
      'Migrates a registration that is done (R9): its parties become active clients, its connections stand, and the registration is read-only and leads to the client files. `preview` names what was seen, `If-Match` the version of the registration.',
    body: object({
      registrationId: string().max(64).required(),
      preview: string().max(128).required(),
      comment: string().max(2000).nullable().default(null),
      /** One for each party that has matches. */
      decisions: array(
        object({
          partyId: string().matches(uuid).required(),
          /** The match that is the same; null where none of them is. */
          sameAs: string().matches(uuid).nullable().defined(),
          /** Fields that differ and are taken from the registration; the others stay as the client file has them. */
          fields: array(string().max(60).required()).max(100).required(),
        }).required(),
      )
        .max(200)
        .required(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'Blocked'],
  },
} as const satisfies ServerParts<typeof endpoints>;
