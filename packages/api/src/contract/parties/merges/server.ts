import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string } from 'yup';
import { trimmed } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

const reason = () =>
  string()
    .defined()
    .transform(trimmed)
    .test(...check(required))
    .test(...check(maxLength, { max: 2_000 }));

export const mergesServer = {
  'parties.mergePlan': {
    summary:
      'What merging two parties would do (S2 §7): `a` stays, `b` is it from then on. What they say by field, what moves, and what stands in the way.',
    errors: [],
  },
  'parties.requestMerge': {
    summary:
      'Asks a colleague to agree that two parties are one (3-decisions 4.18: always two persons). `fields` are taken from `b`, of those in which they differ; `preview` names what was seen. What stands in the way is Blocked.',
    body: object({
      preview: string().max(64).required(),
      fields: array(string().max(120).required()).max(200).required(),
      comment: reason(),
    }),
    errors: ['VersionStale', 'Blocked'],
  },
  'parties.merges': {
    summary:
      'What is asked for, stands or was undone of merging a party with others, the newest first; what was refused is not among it.',
    errors: [],
  },
  'parties.merge': { summary: 'Two parties that are one, or of whom that is asked.', errors: [] },
  'parties.undoMerge': {
    ifMatch: true,
    summary:
      'Makes two parties of one again, within 30 days: what moved goes back, and what changed since stays with the one that stayed.',
    body: object({ comment: reason() }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'Blocked'],
  },
} as const satisfies ServerParts<typeof endpoints>;
