import { array, boolean, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { cataloguePermission, group as groupEntity, groupEvent, permissionCode } from './entities.ts';

const base = { service: 'access', kind: 'json' } as const;

/** The groups of the staff: what their members may do beyond their role. */
export const groups = endpoint({
  ...base,
  name: 'access.groups',
  method: 'GET',
  path: '/groups',
  access: ['userSettingsRead', 'userGroupsSettingsRead'],
  response: listOf(groupEntity),
});

export const createGroup = endpoint({
  ...base,
  name: 'access.createGroup',
  method: 'POST',
  path: '/groups',
  access: 'userGroupsSettingsWrite',
  response: groupEntity,
});

export const groupTemplates = endpoint({
  ...base,
  name: 'access.groupTemplates',
  method: 'GET',
  path: '/groups/templates',
  access: 'userGroupsSettingsRead',
  response: listOf(
    object({
      /** A role, whose own permissions they are, or a template of ours. */
      _id: string().required(),
      isRole: boolean().required(),
      permissions: array(permissionCode()).required(),
    }),
  ),
});

export const groupPermissions = endpoint({
  ...base,
  name: 'access.groupPermissions',
  method: 'GET',
  path: '/groups/permissions',
  access: 'userGroupsSettingsRead',
  response: listOf(cataloguePermission),
});

export const group = endpoint({
  ...base,
  name: 'access.group',
  method: 'GET',
  path: '/groups/{id}',
  access: 'userGroupsSettingsRead',
  response: groupEntity,
});

export const updateGroup = endpoint({
  ...base,
  name: 'access.updateGroup',
  method: 'PUT',
  path: '/groups/{id}',
  access: 'userGroupsSettingsWrite',
  response: groupEntity,
});

export const deleteGroup = endpoint({
  ...base,
  name: 'access.deleteGroup',
  method: 'DELETE',
  path: '/groups/{id}',
  access: 'userGroupsSettingsWrite',
  response: object({
    /** True where a second person has to agree: it is still there. */
    isRequested: boolean().required(),
  }),
});

export const changeMembers = endpoint({
  ...base,
  name: 'access.changeMembers',
  method: 'POST',
  path: '/groups/{id}/members',
  access: 'userGroupsSettingsWrite',
  response: groupEntity,
});

export const groupHistory = endpoint({
  ...base,
  name: 'access.groupHistory',
  method: 'GET',
  path: '/groups/{id}/history',
  access: 'userGroupsSettingsRead',
  response: listOf(groupEvent),
});
