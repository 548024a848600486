'use client';
import { useClient, useRevalidate } from '../client/index.ts';
import { access } from '../contract/index.ts';

/** Setting a second factor up, in its three steps (S1 §4). All throw `ApiError`, and nothing else. */
export function useFactor() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    /** A new secret for an app; the user who signed in a while ago also types the password. */
    associate: async (password: string | null) =>
      (await gateway.send(access.associateMfa, { body: { password } })).SecretCode,
    verify: (code: string) => gateway.send(access.verifyMfa, { body: { code } }),
    prefer: async (value: 'software' | 'sms' | 'none', password: string | null = null) => {
      await gateway.send(access.setMfaPreference, { body: { value, password } });
      await revalidate('access.me', 'access.profile');
    },
    sendPhoneCode: (password: string | null) => gateway.send(access.phoneCode, { body: { password } }),
    provePhone: (code: string) => gateway.send(access.provePhone, { body: { code } }),
    /** Ten codes on paper, in place of those from before: answered this time only. */
    makeBackupCodes: async (password: string | null) =>
      (await gateway.send(access.backupCodes, { body: { password } })).codes,
    /** Says no to an authenticator app, for a while. */
    decline: () => gateway.send(access.declineAuthenticator, {}),
  };
}
