'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import {
  access,
  workflows,
  pageSize,
  type InputOf,
  type OutputOf,
  type Permission,
} from '../contract/index.ts';

export {
  useConfirmAccount,
  usePasswordReset,
  useResendCode,
  useSignUp,
  type NewPassword,
  type SignUp,
} from './public.ts';

export type CurrentUser = OutputOf<typeof access.me>;
export type Colleague = OutputOf<typeof access.activeUsers>['items'][number];
export type Invite = OutputOf<typeof access.invite>;

/** Whoever is signed in; waits unless `isWanted`. */
export function useCurrentUser(isWanted = true) {
  return useEndpoint(access.me, isWanted ? {} : null);
}

/** The enabled staff of the firm. */
export function useActiveUsers() {
  return useEndpoint(access.activeUsers, {});
}

/** The firms that a System Admin may choose from; waits unless `isWanted`. */
export function useTenants(isWanted: boolean) {
  return useEndpoint(access.tenants, isWanted ? {} : null);
}

/** What the platform does not allow of these (S2 §6). Until it has answered nothing is taken for granted; `null` waits. */
export function usePermissions(permissions: readonly Permission[] | null) {
  const { data: notAllowed, error } = useEndpoint(
    access.permissionsCheck,
    permissions === null ? null : { body: { permissions: [...permissions] } },
  );
  return {
    isLoading: permissions !== null && notAllowed === undefined && error === undefined,
    may: (permission: Permission) => notAllowed !== undefined && !notAllowed.includes(permission),
  };
}

/** The invitation of a link: its `token` and its `k`. */
export function useInvite(token: string, k: string) {
  return useEndpoint(access.invite, token === '' ? null : { params: { id: token }, query: { k } });
}

export type Profile = OutputOf<typeof access.profile>;
export type OwnSession = OutputOf<typeof access.sessions>['items'][number];

/** Setting a second factor up, in its three steps (S1 §4). All throw `ApiError`, and nothing else. */
export function useFactor() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const { associateMfa, verifyMfa, setMfaPreference, me, profile } = access;
  const { phoneCode, provePhone, backupCodes, declineAuthenticator } = access;
  return {
    /** A new secret for an app; whoever signed in a while ago also types the password. */
    associate: async (password: string | null) =>
      (await gateway.send(associateMfa, { body: { password } })).SecretCode,
    verify: (code: string) => gateway.send(verifyMfa, { body: { code } }),
    prefer: async (value: 'software' | 'sms' | 'none', password: string | null = null) => {
      await gateway.send(setMfaPreference, { body: { value, password } });
      await revalidate(me, profile);
    },
    /** Has a code sent to one's own phone. */
    sendPhoneCode: (password: string | null) => gateway.send(phoneCode, { body: { password } }),
    provePhone: (code: string) => gateway.send(provePhone, { body: { code } }),
    /** Ten codes on paper, in place of those from before: answered this time only. */
    makeBackupCodes: async (password: string | null) =>
      (await gateway.send(backupCodes, { body: { password } })).codes,
    /** Says no to an authenticator app, for a while. */
    decline: () => gateway.send(declineAuthenticator, {}),
  };
}

/** Own data, and the way to change it. */
export function useProfile() {
  const { gateway } = useClient();
  const read = useEndpoint(access.profile, {});
  const revalidate = useRevalidate();
  return {
    ...read,
    update: async (body: InputOf<typeof access.updateProfile>['body'], version: number) => {
      const changed = await gateway.send(access.updateProfile, { body }, { version });
      await read.mutate(changed, { revalidate: false });
      await revalidate(access.me);
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

export type User = OutputOf<typeof access.users>['items'][number];
export type PendingInvite = OutputOf<typeof access.invites>['items'][number];
export type NewInvite = InputOf<typeof access.createInvite>['body'];
export type UserChange = InputOf<typeof access.updateUser>['body'];

/** The staff of the firm, and what an Admin does about them. Changes throw `ApiError`, and nothing else. */
export function useUsers() {
  const { gateway } = useClient();
  const read = useEndpoint(access.users, { query: { max: pageSize.most } });
  const revalidate = useRevalidate();
  const done = () => revalidate(access.users, access.activeUsers);
  const target = ({ _id, version }: User) => [{ params: { id: _id } }, { version }] as const;
  return {
    ...read,
    update: async (user: User, body: UserChange) => {
      const [to, settings] = target(user);
      await gateway.send(access.updateUser, { ...to, body }, settings);
      await done();
    },
    setEnabled: async (user: User, enabled: boolean) => {
      const [to, settings] = target(user);
      await gateway.send(access.enableUser, { ...to, body: { enabled } }, settings);
      await done();
    },
    confirm: async (user: User) => {
      await gateway.send(access.confirmUserByAdmin, ...target(user));
      await done();
    },
    resetMfa: async (user: User) => {
      await gateway.send(access.resetMfa, ...target(user));
      await revalidate(access.users, workflows.signOffs);
    },
  };
}

export type ActivityEvent = OutputOf<typeof access.userHistory>['items'][number];

/** What a colleague did and what was done about them, the newest first; as many as are wanted. */
export function useUserHistory(id: string, max: number) {
  return useEndpoint(access.userHistory, { params: { id }, query: { max } });
}

/** The groups of the staff. */
export function useGroups() {
  return useEndpoint(access.groups, {});
}

/** Invitations that nobody has taken up, and what an Admin does about them. */
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
