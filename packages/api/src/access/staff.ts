'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { access, pageSize, type InputOf, type OutputOf } from '../contract/index.ts';

export type User = OutputOf<typeof access.users>['items'][number];
export type PendingInvite = OutputOf<typeof access.invites>['items'][number];
export type NewInvite = InputOf<typeof access.createInvite>['body'];
/** The days of an absence, and the deputy; null where it ends. */
export type AbsenceChange = InputOf<typeof access.changeAbsence>['body']['absence'];
export type UserChange = InputOf<typeof access.updateUser>['body'];

/** The staff of the firm, and what an Admin does about them. Changes throw `ApiError`, and nothing else. */
export function useUsers() {
  const { gateway } = useClient();
  const read = useEndpoint(access.users, { query: { max: pageSize.max } });
  const revalidate = useRevalidate();
  const done = () => revalidate('access.users', 'access.activeUsers');
  const target = ({ _id, version }: User) => [{ params: { id: _id } }, { version }] as const;
  return {
    ...read,
    update: async (user: User, body: UserChange) => {
      const [to, settings] = target(user);
      await gateway.send(access.updateUser, { ...to, body }, settings);
      await done();
    },
    enable: async (user: User) => {
      const [to, settings] = target(user);
      await gateway.send(access.enableUser, { ...to, body: { enabled: true } }, settings);
      await done();
    },
    changeAbsence: async (user: User, absence: AbsenceChange) => {
      const [to, settings] = target(user);
      await gateway.send(access.changeAbsence, { ...to, body: { absence } }, settings);
      await done();
    },
    /** @param successorId - who takes over what waits for them; null for no one. */
    disable: async (user: User, successorId: string | null) => {
      const [to, settings] = target(user);
      await gateway.send(access.enableUser, { ...to, body: { enabled: false, successorId } }, settings);
      await done();
    },
    /** @param successorId - who takes over what waits for them; null for no one. */
    remove: async (user: User, successorId: string | null) => {
      const [to, settings] = target(user);
      await gateway.send(access.deleteUser, { ...to, query: { successor: successorId ?? 'none' } }, settings);
      await done();
    },
    confirm: async (user: User) => {
      await gateway.send(access.confirmUserByAdmin, ...target(user));
      await done();
    },
    resetMfa: async (user: User) => {
      await gateway.send(access.resetMfa, ...target(user));
      await revalidate('access.users', 'workflows.signOffs');
    },
  };
}

/** What waits for one of the staff, and needs someone else where they go. */
export function useUserWork(id: string) {
  return useEndpoint(access.userWork, { params: { id } });
}

/** Finds the staff of the firm when it is asked for. Throws `ApiError`. */
export function useFindUsers() {
  const { gateway } = useClient();
  return (signal: AbortSignal) => gateway.send(access.users, { query: { max: pageSize.max } }, { signal });
}

export type ActivityEvent = OutputOf<typeof access.userHistory>['items'][number];

/** What a colleague did and what was done about them, the newest first; as many as are wanted. */
export function useUserHistory(id: string, max: number) {
  return useEndpoint(access.userHistory, { params: { id }, query: { max } });
}

/** Invitations that no one has taken up, and what an Admin does about them. */
export function useInvites() {
  const { gateway } = useClient();
  const read = useEndpoint(access.invites, {});
  return {
    ...read,
    invite: async (body: NewInvite, idempotencyKey: string) => {
      await gateway.send(access.createInvite, { body }, { idempotencyKey });
      await read.mutate();
    },
    resend: async (id: string) => {
      await gateway.send(access.resendInvite, { params: { id } });
      await read.mutate();
    },
    revoke: async (id: string) => {
      await gateway.send(access.revokeInvite, { params: { id } });
      await read.mutate();
    },
  };
}
