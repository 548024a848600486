import type { OwnershipBand } from '@dossier/validators/ownership';
import { array, object, string } from 'yup';
import { dateText, pagingFields, trimmed, uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import { ownershipBands } from '../owners/entities.ts';
import {
  discrepancyStates,
  interestNatures,
  registerLimits,
  type DiscrepancyState,
  type InterestNature,
} from './entities.ts';
import type * as endpoints from './endpoints.ts';

export const registerServer = {
  'parties.registerComparisons': {
    summary:
      'Extracts of the register of beneficial owners that were compared with what the firm knew of a company, the newest first, each with its discrepancies.',
    query: object(pagingFields),
    errors: [],
  },
  'parties.compareRegister': {
    summary:
      'Compares an extract of the register of beneficial owners with the owners of a company, confirmed or else calculated: who is missing there, who is wrongly listed, and whose interest is another (3-decisions 4.7, step 9). `hash` says which calculation was seen: another one by now is VersionStale.',
    body: object({
      hash: string().max(64).required(),
      extractOn: dateText().required(),
      register: string().transform(trimmed).max(registerLimits.register).required(),
      entries: array(
        object({
          _id: string().matches(uuid).nullable().defined(),
          name: string().transform(trimmed).max(registerLimits.name).nullable().defined(),
          natures: array(string<InterestNature>().oneOf(interestNatures).required())
            .min(1)
            .max(interestNatures.length)
            .required(),
          band: string<OwnershipBand>().oneOf(ownershipBands).nullable().defined(),
        }).required(),
      )
        .max(registerLimits.entries)
        .required(),
    }),
    errors: ['VersionStale', 'PartyMerged'],
  },
  'parties.attachExtract': {
    summary:
      'Attaches the extract itself to its comparison: a document of the file of the company. Null detaches it; the document stays.',
    body: object({ document_id: string().matches(uuid).nullable().defined() }),
    errors: ['PartyMerged'],
  },
  'parties.settleDiscrepancy': {
    ifMatch: true,
    summary:
      'Records that a discrepancy was reported to the register, on which day, or why it needs no report; or that it is open after all.',
    body: object({
      state: string<DiscrepancyState>().oneOf(discrepancyStates).required(),
      reportedOn: dateText().nullable().defined(),
      reason: string().transform(trimmed).max(registerLimits.reason).nullable().defined(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'PartyMerged'],
  },
} as const satisfies ServerParts<typeof endpoints>;
