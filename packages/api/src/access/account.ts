'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { access, type InputOf, type OutputOf } from '../contract/index.ts';

export type Profile = OutputOf<typeof access.profile>;
export type OwnSession = OutputOf<typeof access.sessions>['items'][number];

export function useProfile() {
  const { gateway } = useClient();
  const read = useEndpoint(access.profile, {});
  const revalidate = useRevalidate();
  return {
    ...read,
    update: async (body: InputOf<typeof access.updateProfile>['body'], version: number) => {
      const changed = await gateway.send(access.updateProfile, { body }, { version });
      await read.mutate(changed, { revalidate: false });
      await revalidate('access.me');
    },
    changeAbsence: async (
      absence: InputOf<typeof access.changeOwnAbsence>['body']['absence'],
      version: number,
    ) => {
      const changed = await gateway.send(access.changeOwnAbsence, { body: { absence } }, { version });
      await read.mutate(changed, { revalidate: false });
      await revalidate('access.activeUsers', 'access.users');
    },
  };
}

/** Where one is signed in, and the way to end it there. */
export function useOwnSessions() {
  const { gateway } = useClient();
  const read = useEndpoint(access.sessions, {});
  return {
    ...read,
    end: async (id: string) => {
      await gateway.send(access.endSession, { params: { id } });
      await read.mutate();
    },
  };
}

/** Replaces the password; answers with what the platform says about it. Every session is over then. */
export function useChangePassword() {
  const { gateway, session } = useClient();
  return async (oldPassword: string, newPassword: string): Promise<string> => {
    const userName = session.caller().userName ?? '';
    const body = { userName, oldPassword, newPassword };
    return (await gateway.send(access.changePassword, { body })).message;
  };
}
