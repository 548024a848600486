import {
  grants,
  groupTemplateNames,
  groupTemplates,
  impliedBy,
  permissions,
  permissionsOf,
  signedOffPermissions,
  tenantRoles,
} from '@dossier/api/contract';
import type { RoutesOf } from '../../../shared/routing/route.ts';
import { createGroup, deleteGroup, updateGroup } from './change-group.ts';
import { groupHistory } from './group-history.ts';
import { listGroups, readGroup } from './groups.ts';
import { changeMembers } from './members.ts';

type RouteNames =
  | 'access.groups'
  | 'access.createGroup'
  | 'access.groupTemplates'
  | 'access.groupPermissions'
  | 'access.group'
  | 'access.updateGroup'
  | 'access.deleteGroup'
  | 'access.changeMembers'
  | 'access.groupHistory';

const listed = <Item>(items: Item[]) => ({ items, total: items.length, counts: {} });

export const groupRoutes = (): Pick<RoutesOf<'access'>, RouteNames> => ({
  'access.groups': { mode: 'reads', handle: ({ work }) => listGroups(work) },
  'access.createGroup': { mode: 'writes', handle: ({ work, body }) => createGroup(work, body) },
  'access.groupTemplates': {
    mode: 'reads',
    handle: () =>
      Promise.resolve(
        listed([
          ...tenantRoles.map(role => ({
            _id: role,
            isRole: true,
            permissions: [...permissionsOf(role, [])],
          })),
          ...groupTemplateNames.map(name => ({
            _id: name,
            isRole: false,
            permissions: [...groupTemplates[name]],
          })),
        ]),
      ),
  },
  'access.groupPermissions': {
    mode: 'reads',
    handle: () =>
      Promise.resolve(
        listed(
          permissions.codes.map(permission => ({
            permission,
            roles: { ...grants[permission] },
            implies: [...impliedBy(permission)],
            isSignedOff: signedOffPermissions.includes(permission),
          })),
        ),
      ),
  },
  'access.group': { mode: 'reads', handle: ({ work, params }) => readGroup(work, params.id) },
  'access.updateGroup': {
    mode: 'writes',
    handle: ({ work, params, body, version }) => updateGroup(work, params.id, body, version),
  },
  'access.deleteGroup': {
    mode: 'writes',
    handle: ({ work, params, version }) => deleteGroup(work, params.id, version),
  },
  'access.changeMembers': {
    mode: 'writes',
    handle: ({ work, params, body }) => changeMembers(work, params.id, body),
  },
  'access.groupHistory': {
    mode: 'reads',
    handle: ({ work, params, query }) => groupHistory(work, params.id, query),
  },
});
