import { language, type Language } from '@dossier/validators/vocabularies';
import { array, object, string } from 'yup';
import { dateText, trimmed, uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import { confirmationLimits, noOwnerCauses, type NoOwnerCause } from './entities.ts';
import type * as endpoints from './endpoints.ts';

export const ownersServer = {
  'parties.owners': {
    summary:
      'Who the beneficial owners of a company are on a day: economic interest, votes and control through all chains, compared exactly with the threshold of that day (3-decisions 4.7). Today unless a day is named; `without` a connection, as it would be once that has ended.',
    query: object({ on: dateText(), without: string().matches(uuid) }),
    errors: [],
  },
  'parties.ownersReport': {
    summary:
      'The beneficial owners of a company on a day as a paper (pdf): with their ground, the chains in words, and who confirmed them when. Each call is written down with the hash of the contents. Nothing of it is kept.',
    query: object({ on: dateText(), locale: string<Language>().oneOf(language.codes) }),
    errors: [],
  },
  'parties.confirmOwners': {
    summary:
      'Confirms who the beneficial owners of a company are, as they are calculated today (3-decisions 4.7, step 8). `hash` says which calculation was seen: another one by now is VersionStale. Other owners than those calculated, and leaving out one who is to be clarified, need a reason; senior managing officials in their place need the cause.',
    body: object({
      hash: string().max(64).required(),
      owners: array(string().matches(uuid).required()).max(confirmationLimits.owners).required(),
      cause: string<NoOwnerCause>().oneOf(noOwnerCauses).nullable().defined(),
      reason: string().transform(trimmed).max(confirmationLimits.reason).nullable().defined(),
    }),
    errors: ['VersionStale', 'PartyMerged'],
  },
} as const satisfies ServerParts<typeof endpoints>;
