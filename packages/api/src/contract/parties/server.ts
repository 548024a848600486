import { percent, required } from '@dossier/validators';
import { partyStatus, partyType, type PartyStatus } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string } from 'yup';
import { dateText, idsOf, pagingFields, uuid, valuesOf } from '../query-fields.ts';
import type { ServerParts } from '../server-part.ts';
import { customFieldLimits } from './custom-fields/entities.ts';
import { customFieldsServer } from './custom-fields/server.ts';
import { deletionServer } from './deletion/server.ts';
import {
  connectionTypes,
  connectionVias,
  type ConnectionVia,
  type StoredConnectionType,
} from './file/entities.ts';
import { partySorts, reviewDues } from './file/sorts.ts';
import { commentBody } from '../registrations/comment-body.ts';
import { groupsServer } from './groups/server.ts';
import { mergesServer } from './merges/server.ts';
import { newParty } from './new-parties.ts';
import { ownersServer } from './owners/server.ts';
import { registerServer } from './register/server.ts';
import { partyPatch } from './party-patch.ts';
import { portalSteps, type PortalStep } from './portal.ts';
import { restrictionKinds, type RestrictionKind } from './restriction.ts';
import type * as endpoints from './endpoints.ts';

const share = () =>
  string()
    .max(12)
    .nullable()
    .test(...check(percent));

export const partiesServer = {
  'parties.address': {
    summary: 'The street and city of a Dutch front door; an empty list where there is none.',
    query: object({
      /** `1234 AB` */
      postalCode: string()
        .max(10)
        .required()
        .test(...check(required)),
      houseNumber: string()
        .max(10)
        .required()
        .test(...check(required)),
    }),
    errors: ['ProviderUnavailable'],
  },
  'parties.company': {
    summary: 'Companies of the company register by number, or by the words their name has.',
    query: object({
      search: string()
        .max(100)
        .required()
        .test(...check(required)),
    }),
    errors: ['ProviderUnavailable'],
  },
  'parties.list': {
    summary:
      'Parties that the caller may see, by name unless asked otherwise. `counts` holds one figure per type under everything but the type, one per status under everything but the status, and `all` of whichever status.',
    query: object({
      ...pagingFields,
      sort: valuesOf(partySorts),
      /** Search terms in name, city, chamber of commerce number or answers to custom fields; or a tax number or an external reference in full. */
      search: string().max(200),
      type: valuesOf(partyType.codes),
      status: valuesOf(partyStatus.codes),
      /** A user id, `me`, or `none`. */
      assignee: string().max(64),
      /** What another system knows it by: exactly this. */
      system: string().max(60),
      reference: string().max(255),
      /** Those who answered this custom field, by its id; with `customValue` those who answered that: texts in part. */
      customField: string().max(64),
      customValue: string().max(customFieldLimits.text),
      /** Those of whom someone requested the deletion. */
      deletion: valuesOf(['requested'] as const),
      /** Those whose next review is overdue, or due within 30 days. */
      review: valuesOf(reviewDues),
      /** Custom fields whose answers come with the rows, by their ids. */
      fields: idsOf(customFieldLimits.fields),
    }),
    errors: [],
  },
  'parties.get': {
    summary:
      'One party with its client file, identifiers masked. `on` asks for its data and its status as they were at the end of a day; everything else is as it is now.',
    query: object({ on: dateText() }),
    errors: [],
  },
  'parties.update': {
    ifMatch: true,
    summary:
      'Changes a section of the client file: a patch, so that only what somebody changed is sent. `If-Match` names the version of the section. Open registrations that the party is in get another version, and what was frozen there for a decision is void.',
    body: partyPatch.pick(['naturalPerson', 'legalEntity']).shape({
      /** Of the section `custom-fields`, which takes nothing else: answers by the ids of the fields; null for none. */
      customFields: array(
        object({
          _id: string().max(64).required(),
          value: string().max(customFieldLimits.text).nullable().defined(),
        }).required(),
      ).max(customFieldLimits.fields),
    }),
    errors: ['VersionRequired', 'VersionStale', 'PartyEnded', 'PartyMerged', 'NotForGroups'],
  },
  'parties.changeStatus': {
    ifMatch: true,
    summary:
      'Makes another status the present one (3-decisions 4.8), with the reason in a comment. `If-Match` names the version of the party.',
    body: object({
      next: string<PartyStatus>().oneOf(partyStatus.codes).required(),
      comment: string().max(2000).nullable().default(null),
    }),
    errors: ['VersionRequired', 'VersionStale', 'TransitionNotAllowed', 'PartyMerged'],
  },
  'parties.restrict': {
    ifMatch: true,
    summary:
      'Keeps a client from everyone but those whom the firm names for its kind, or lifts that, with the reason. Only they do either. `If-Match` names the version of the party.',
    body: object({
      kind: string<RestrictionKind>().oneOf(restrictionKinds).nullable().defined(),
      reason: string().trim().required().max(300),
    }),
    errors: ['VersionRequired', 'VersionStale', 'PartyMerged'],
  },
  'parties.changePortal': {
    ifMatch: true,
    summary:
      'Invites a client to the client portal, invites them again, notes that their account is active, or blocks it with a reason. `If-Match` names the version of the party.',
    body: object({
      step: string<PortalStep>().oneOf(portalSteps).required(),
      /** Of blocking. */
      reason: string().trim().max(300).nullable().defined(),
    }),
    errors: [
      'VersionRequired',
      'VersionStale',
      'TransitionNotAllowed',
      'PortalAccountMissing',
      'PartyEnded',
      'PartyMerged',
      'NotForGroups',
    ],
  },
  'parties.history': {
    summary: 'What happened to a party, the newest first: who changed which field when, old and new.',
    query: object(pagingFields),
    errors: [],
  },
  'parties.comments': {
    summary:
      'What colleagues said about a client, the newest first: on its file, and in registrations of the client that the caller may read.',
    query: object(pagingFields),
    errors: [],
  },
  'parties.addComment': {
    summary: 'Says something about a client. The users mentioned are notified.',
    body: commentBody,
    errors: [],
  },
  'parties.editComment': {
    ifMatch: true,
    summary:
      'Changes what one said on the file, within 15 minutes. The users mentioned for the first time are notified.',
    body: commentBody,
    errors: ['VersionRequired', 'VersionStale'],
  },
  'parties.markCommentsRead': {
    summary: 'Notes that the caller has read what was said on the file until a moment; later ones are new.',
    body: object({ until: string().datetime().required() }),
    errors: [],
  },
  'parties.readers': {
    summary: 'Colleagues who may see a client: only they can be mentioned in a comment.',
    errors: [],
  },
  'parties.reveal': {
    summary: 'One masked value of a party in full. Each call is written down, and stands in the history.',
    body: object({
      /** `naturalPerson.personalNumber`, `legalEntity.taxResidencies[0].taxIdentificationNumber`. */
      field: string().max(120).required(),
    }),
    errors: [],
  },
  'parties.suggestions': {
    summary:
      'Parties that may be the same as one that is about to be entered: by tax number, by name and date of birth, or by chamber of commerce number. One of them can be linked in place of entering the data again.',
    body: object({
      givenNames: string().max(255).nullable().defined(),
      lastName: string().max(255).nullable().defined(),
      dateOfBirth: dateText().nullable().defined(),
      taxIdentificationNumber: string().max(60).nullable().defined(),
      chamberOfCommerceNo: string().max(60).nullable().defined(),
    }),
    errors: [],
  },
  'parties.connections': {
    summary:
      'Who owns or represents the party, and whom it owns or represents; of a day, or those that ended too. `chain` has who owns its owners as well, and so on, and who sits on the board of a STAK among them.',
    query: object({ ...pagingFields, on: dateText(), ended: boolean(), chain: boolean() }),
    errors: [],
  },
  'parties.connect': {
    summary:
      'Connects the party with another one, `to`, or with one that is entered with it, `newcomer`. Shares are per cent with at most four decimals, as intervals: one share is an interval of one.',
    body: object({
      type: string<StoredConnectionType>().oneOf(connectionTypes).required(),
      /** Where the connection starts is the party of the address; where it ends is this one. */
      to: string().max(64),
      /** In its place, a party that no one has entered yet: it comes into being with the connection (decision 49). */
      newcomer: newParty
        .pick(['naturalPerson', 'legalEntity'])
        .shape({
          /** The connection starts at the newcomer, and ends at the party of the address. */
          isStart: boolean().required(),
        })
        .optional()
        .default(undefined),
      economicLow: share(),
      economicHigh: share(),
      votingLow: share(),
      votingHigh: share(),
      via: string<ConnectionVia>().oneOf(connectionVias).nullable(),
      label: string().max(120).nullable(),
      validFrom: dateText().nullable(),
    }),
    errors: ['PartyMerged'],
  },
  'parties.changeConnection': {
    ifMatch: true,
    summary:
      'Lets a connection have another share from a day on, today unless one is named: what it was ends that day and stays to be read, and another one follows it.',
    body: object({
      economicLow: share(),
      economicHigh: share(),
      votingLow: share(),
      votingHigh: share(),
      validFrom: dateText().nullable(),
    }),
    errors: ['VersionRequired', 'VersionStale'],
  },
  'parties.endConnection': {
    ifMatch: true,
    summary: 'Ends a connection today. It stays to be read.',
    errors: ['VersionRequired', 'VersionStale'],
  },
  ...customFieldsServer,
  ...deletionServer,
  ...groupsServer,
  ...mergesServer,
  ...ownersServer,
  ...registerServer,
  'parties.partiesGetSimplified': {
    summary: 'Names of parties by their ids (S2 §7), of those that the caller may see.',
    body: object({ ids: array(string().matches(uuid).required()).max(100).required() }),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
