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
import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
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
  'access.groups': reads(({ work }) => listGroups(work)),
  'access.createGroup': writes(({ work, body }) => createGroup(work, body)),
  'access.groupTemplates': reads(() =>
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
  ),
  'access.groupPermissions': reads(() =>
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
  ),
  'access.group': reads(({ work, params }) => readGroup(work, params.id)),
  'access.updateGroup': writes(({ work, params, body, version }) =>
    updateGroup(work, params.id, body, version),
  ),
  'access.deleteGroup': writes(({ work, params, version }) => deleteGroup(work, params.id, version)),
  'access.changeMembers': writes(({ work, params, body }) => changeMembers(work, params.id, body)),
  'access.groupHistory': reads(({ work, params, query }) => groupHistory(work, params.id, query)),
});
