'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';
import type { PartyFile } from './party.ts';

export type Memberships = OutputOf<typeof parties.memberships>;
export type Membership = Memberships['items'][number];
export type NewGroup = InputOf<typeof parties.createGroup>['body'];
export type ChangedGroup = InputOf<typeof parties.changeGroup>['body'];
export type NewMember = InputOf<typeof parties.addMember>['body'];

/** The members of a group, or the groups that a person is or was in. */
export function useMemberships(id: string) {
  return useEndpoint(parties.memberships, { params: { id } });
}

/** Makes a group of natural persons; throws `ApiError`. @returns its file. */
export function useCreateGroup() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (body: NewGroup): Promise<PartyFile> => {
    const group = await gateway.send(parties.createGroup, { body });
    await revalidate('parties.list', 'parties.memberships');
    return group;
  };
}

/** Changes what a group is called and who looks after it; throws `ApiError`. */
export function useChangeGroup() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.get', 'parties.history', 'parties.list', 'parties.memberships');
  return {
    refresh,
    change: async (
      { _id: id, version }: Pick<PartyFile, '_id' | 'version'>,
      body: ChangedGroup,
    ): Promise<void> => {
      await gateway.send(parties.changeGroup, { params: { id }, body }, { version });
      await refresh();
    },
  };
}

/** Adds persons to a group and takes them out; throws `ApiError`. */
export function useChangeMembers(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.memberships', 'parties.history', 'parties.list');
  return {
    refresh,
    add: async (body: NewMember): Promise<void> => {
      await gateway.send(parties.addMember, { params: { id }, body });
      await refresh();
    },
    takeOut: async (
      { _id, version }: Pick<Membership, '_id' | 'version'>,
      validTo: string | null,
    ): Promise<void> => {
      const params = { id, membershipId: _id };
      await gateway.send(parties.endMembership, { params, body: { validTo } }, { version });
      await refresh();
    },
  };
}
