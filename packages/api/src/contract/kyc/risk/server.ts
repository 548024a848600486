import { riskLevels, type AssessedLevel } from '@dossier/validators/risk-assessment';
import { number, object, string } from 'yup';
import { dateText } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import { overrideLimits } from './entities.ts';
import type * as endpoints from './endpoints.ts';

const level = () => string<AssessedLevel>().oneOf(riskLevels).required();

export const riskServer = {
  'kyc.clientRisk': {
    summary:
      'The risk of a client (3-decisions 4.6): the assessment that counts, what the rules say of the file as it is now, with the answers that it rests on, what would lower it, and earlier assessments.',
    errors: ['NotForGroups'],
  },
  'kyc.assessRisk': {
    summary:
      'Records what the rules say of a client now: it gives them their level. A level rises at once, and falls where the client has had it for three months. `score` and `assessedLevel` say what was seen: another outcome by now is VersionStale.',
    body: object({ score: number().integer().required(), assessedLevel: level() }),
    errors: ['VersionStale', 'PartyMerged', 'PartyEnded', 'NotForGroups', 'NotAClient'],
  },
  'kyc.overrideRisk': {
    ifMatch: true,
    summary:
      'Gives a client another level than the rules do, with the reason, what it rests on, and the last day on which it counts: not after the next review, and never below a floor. `If-Match` names the version of the party.',
    body: object({
      level: level(),
      until: dateText().required(),
      reason: string().trim().required().max(overrideLimits.reason),
      evidence: string().trim().required().max(overrideLimits.evidence),
    }),
    errors: ['VersionRequired', 'VersionStale', 'PartyMerged', 'PartyEnded', 'NotForGroups', 'NotAClient'],
  },
  'kyc.endRiskOverride': {
    ifMatch: true,
    summary:
      'Ends an override: the level is the one of the rules again. Where there is none, nothing changes. `If-Match` names the version of the party.',
    errors: ['VersionRequired', 'VersionStale', 'PartyMerged', 'PartyEnded', 'NotForGroups', 'NotAClient'],
  },
} as const satisfies ServerParts<typeof endpoints>;
