import { object, string } from 'yup';
import type { ServerParts } from '../../server-part.ts';
import { deletionSteps, type DeletionStep } from './entities.ts';
import type * as endpoints from './endpoints.ts';

export const deletionServer = {
  'parties.deletion': {
    summary: 'Whether the deletion of a client is requested, and what stands in the way of it today.',
    errors: [],
  },
  'parties.changeDeletion': {
    ifMatch: true,
    summary:
      'Requests that a client is deleted, with the reason, or withdraws that (3-decisions 4.15). Nothing is deleted by it: data retention decides. `If-Match` names the version of the party.',
    body: object({
      step: string<DeletionStep>().oneOf(deletionSteps).required(),
      /** Of a request. */
      reason: string().trim().max(300).nullable().defined(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'PartyMerged'],
  },
} as const satisfies ServerParts<typeof endpoints>;
