import { email } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string } from 'yup';
import { absenceBody } from '../absence-body.ts';
import { personName } from '../person-name.ts';
import { role } from './entities.ts';
import { pagingFields } from '../../query-fields.ts';
import { yupOf } from '../../yup-of.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

/** E.164; the form validates the kind of number. */
const phone = () =>
  string()
    .nullable()
    .defined()
    .matches(/^\+[1-9]\d{6,14}$/);
const address = () =>
  string()
    .required()
    .test(...check(email));

export const staffServer = {
  'access.userHistory': {
    summary: 'What one of the staff did, and what was done about them, the newest first.',
    query: object(pagingFields),
    errors: [],
  },
  'access.users': {
    summary: 'The staff of the firm, by name; page is turned into offset.',
    query: object({ ...pagingFields, search: string().max(100) }),
    errors: [],
  },
  'access.updateUser': {
    ifMatch: true,
    summary: 'Change name, address and role of a colleague. What the role allows changes within a second.',
    body: object({
      ...personName(),
      email: address(),
      profile: yupOf(role().required()),
    }),
    errors: ['VersionRequired', 'VersionStale', 'UserProtected'],
  },
  'access.changeAbsence': {
    ifMatch: true,
    summary:
      'Set when a colleague is away, and who does the work meanwhile: what is assigned to the one goes to the other. Null ends it.',
    body: absenceBody,
    errors: ['VersionRequired', 'VersionStale'],
  },
  'access.enableUser': {
    ifMatch: true,
    summary:
      'Let a colleague in, or keep one out: the sessions are over within a second. Whoever has open work is kept out only with a word about who takes it over: a colleague, or null for no one.',
    body: object({ enabled: boolean().required(), successorId: string().uuid().nullable() }),
    errors: ['VersionRequired', 'VersionStale', 'UserProtected', 'Blocked'],
  },
  'access.deleteUser': {
    ifMatch: true,
    summary:
      'Delete a colleague: out of every group and list, never to sign in again; what they did keeps their name. An Admin has to lose the role first, which two people agree on. Open work goes to `successor`, or to no one where that is `none`.',
    query: object({ successor: string().max(36) }),
    errors: ['VersionRequired', 'VersionStale', 'UserProtected', 'Blocked'],
  },
  'access.userWork': {
    summary: 'What waits for a colleague, and needs someone else where they are disabled or deleted.',
    errors: [],
  },
  'access.confirmUserByAdmin': {
    ifMatch: true,
    summary: 'Confirm a colleague who cannot do it alone.',
    errors: ['VersionRequired', 'VersionStale'],
  },
  'access.resetMfa': {
    ifMatch: true,
    summary:
      'Take away the second factor of a colleague who lost it; the sessions end, and the owner is told. For an Admin it is asked for, and somebody else signs it off: the answer still has the factor then.',
    errors: ['VersionRequired', 'VersionStale', 'UserProtected', 'Blocked'],
  },
  'access.invites': {
    summary: 'Invitations that nobody has taken up yet, the latest first.',
    errors: [],
  },
  'access.createInvite': {
    summary: 'Invite somebody; the link goes to the address, works once, for seven days.',
    body: object({
      email: address(),
      phone: phone(),
      role: yupOf(role().required()),
      /** Groups of the staff that they belong to from the first day. */
      groupIds: array(string().uuid().required()).max(50),
    }),
    errors: [],
  },
  'access.resendInvite': {
    summary: 'Send the invitation again with a new link; the one before stops working.',
    errors: [],
  },
  'access.revokeInvite': {
    summary: 'Take an invitation back: its link stops working.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
