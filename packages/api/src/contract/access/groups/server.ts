import { array, object, string } from 'yup';
import { permission, signOffMode, type Permission, type SignOffMode } from '@dossier/validators/vocabularies';
import { pagingFields, trimmed } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { groupNameLimit, membersAtOnce } from './entities.ts';

const grant = object({
  permission: string<Permission>().oneOf(permission.codes).required(),
  mode: string<SignOffMode>().oneOf(signOffMode.codes).required(),
});
const grantedParts = {
  name: string().transform(trimmed).required().max(groupNameLimit),
  grants: array(grant.required()).max(permission.codes.length).defined().required(),
};
const people = () => array(string().uuid().required()).max(membersAtOnce).required();

export const groupsServer = {
  'access.groups': {
    summary: 'The groups of the staff with what they give and who is in them, by name.',
    errors: [],
  },
  'access.createGroup': {
    summary:
      'Make a group. It gives nothing at first: what it is to give is asked for, and someone else signs it off.',
    body: object(grantedParts),
    errors: [],
  },
  'access.groupTemplates': {
    summary: 'What a group may begin with: the permissions of each role, and groups that firms often want.',
    errors: [],
  },
  'access.groupPermissions': {
    summary:
      'The catalogue of permissions: which roles have each, which may be given it, what comes with it.',
    errors: [],
  },
  'access.group': { summary: 'One group of the staff.', errors: [] },
  'access.updateGroup': {
    ifMatch: true,
    summary:
      'Rename a group at once, and ask for what it gives otherwise: someone else signs that off, and the answer still has what it was.',
    body: object(grantedParts),
    errors: ['VersionRequired', 'VersionStale', 'Blocked'],
  },
  'access.deleteGroup': {
    ifMatch: true,
    summary: 'Delete a group. One that gives something goes when someone else has signed that off.',
    errors: ['VersionRequired', 'VersionStale', 'Blocked'],
  },
  'access.changeMembers': {
    summary:
      'Put colleagues in a group, and take others out; what they may do changes within two seconds. Differences, so that two who do it at once both have their way.',
    body: object({ add: people(), remove: people() }),
    errors: [],
  },
  'access.groupHistory': {
    summary: 'What happened to a group and who did it, the newest first.',
    query: object(pagingFields),
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
