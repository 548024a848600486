'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { access, type Group, type InputOf } from '../contract/index.ts';

export type GroupBody = InputOf<typeof access.createGroup>['body'];

/** The groups of the staff, with what they give and who is in them; waits unless `isWanted`. */
export function useGroups(isWanted = true) {
  return useEndpoint(access.groups, isWanted ? {} : null);
}

/** What happened to a group, the newest first; as many as are wanted. */
export function useGroupHistory(id: string, max: number) {
  return useEndpoint(access.groupHistory, { params: { id }, query: { max } });
}

/** What an Admin does about groups. Changes throw `ApiError`, and nothing else. */
export function useGroupChanges() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const done = () => revalidate('access.groups', 'access.groupHistory', 'workflows.signOffs', 'access.users');
  return {
    create: async (body: GroupBody, idempotencyKey: string): Promise<Group> => {
      const made = await gateway.send(access.createGroup, { body }, { idempotencyKey });
      await done();
      return made;
    },
    /** Renames it, or asks for what it is to give: the answer has what is. */
    update: async ({ _id: id, version }: Group, body: GroupBody): Promise<void> => {
      await gateway.send(access.updateGroup, { params: { id }, body }, { version });
      await done();
    },
    /** @returns whether someone else has to agree first. */
    remove: async ({ _id: id, version }: Group): Promise<boolean> => {
      const { isRequested } = await gateway.send(access.deleteGroup, { params: { id } }, { version });
      await done();
      return isRequested;
    },
    changeMembers: async (
      { _id: id }: Pick<Group, '_id'>,
      difference: { readonly add: string[]; readonly remove: string[] },
    ): Promise<void> => {
      await gateway.send(access.changeMembers, { params: { id }, body: difference });
      await done();
    },
  };
}
