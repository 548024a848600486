import { boolean, object, string } from 'yup';
import { pagingFields } from '../../query-fields.ts';
import { signOffActions, type SignOffAction } from './entities.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const signOffsServer = {
  'workflows.signOffs': {
    summary:
      'Requests that are open, the oldest first; with `mine`, those that the caller may decide on; with `action`, those for it.',
    query: object({
      ...pagingFields,
      mine: boolean(),
      action: string<SignOffAction>().oneOf(signOffActions),
    }),
    errors: [],
  },
  'workflows.signOff': {
    summary: 'One request with what it changes: the frozen difference, and its hash.',
    errors: [],
  },
  'workflows.decide': {
    ifMatch: true,
    summary:
      'Approves or rejects a request of somebody else, or withdraws one’s own. A sole practitioner approves their own after 24 hours, with a code of their app.',
    body: object({
      decision: string<'approve' | 'reject' | 'withdraw'>()
        .oneOf(['approve', 'reject', 'withdraw'])
        .required(),
      /** The hash of what was read: one decides on what one saw. */
      payloadHash: string().required(),
      comment: string().max(2000).nullable().defined(),
      /** A code of one’s app, for one’s own request (`aloneFrom`). */
      mfaCode: string().max(16).nullable(),
    }),
    errors: [
      'VersionRequired',
      'VersionStale',
      'SignOffClosed',
      'OwnRequest',
      'CodeMismatchException',
      'AttemptLimitExceeded',
      'Blocked',
      'TransitionNotAllowed',
    ],
  },
} as const satisfies ServerParts<typeof endpoints>;
