import { array, object, string } from 'yup';
import { dateText } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { groupLimits } from './entities.ts';

export const groupsServer = {
  'parties.createGroup': {
    summary:
      'Makes a group of natural persons whom the caller may see, from today on. It is an active client, and has the highest risk level of its members. Who makes it looks after it.',
    body: object({
      name: string().trim().required().max(groupLimits.name),
      members: array(string().max(64).required()).min(groupLimits.fewest).max(groupLimits.atOnce).required(),
    }),
    errors: [],
  },
  'parties.changeGroup': {
    ifMatch: true,
    summary:
      'Changes what a group of persons is called, and who looks after it; null is no one. `If-Match` names the version of the party.',
    body: object({
      name: string().trim().required().max(groupLimits.name),
      assigneeId: string().max(64).nullable().defined(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'PartyEnded', 'PartyMerged'],
  },
  'parties.memberships': {
    summary:
      'The members of a group, or the groups of a person: those that the caller may see, the present ones before those that are over.',
    errors: [],
  },
  'parties.addMember': {
    summary: 'Adds a natural person to a group from a day on, today unless one is named.',
    body: object({ party: string().max(64).required(), validFrom: dateText().nullable() }),
    errors: ['PartyEnded', 'PartyMerged'],
  },
  'parties.endMembership': {
    ifMatch: true,
    summary:
      'Takes a person out of a group on a day, today unless one is named. It stays to be read. Two members stay: a group with fewer is ended. `If-Match` names the version of the membership.',
    body: object({ validTo: dateText().nullable().defined() }),
    errors: ['VersionRequired', 'VersionStale', 'PartyEnded', 'PartyMerged', 'GroupTooSmall'],
  },
} as const satisfies ServerParts<typeof endpoints>;
