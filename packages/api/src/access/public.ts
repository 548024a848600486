'use client';
// What is done before signing in. It reads nothing, and so needs no cache: pages that only do this carry none.
import { useClient } from '../client/index.ts';
import { access, type InputOf } from '../contract/index.ts';

export type NewPassword = InputOf<typeof access.forgotConfirm>['body'];
export type SignUp = InputOf<typeof access.signUp>['body'];

/** The two steps of a password reset (S1 §4). Both throw `ApiError`, and nothing else. */
export function usePasswordReset() {
  const { gateway } = useClient();
  return {
    /** Has a code sent to the owner of this name, if there is one: the answer does not say. */
    requestCode: (userName: string) => gateway.send(access.forgot, { body: { userName } }),
    setPassword: (body: NewPassword) => gateway.send(access.forgotConfirm, { body }),
  };
}

/** Takes up an invitation; throws `ApiError`, and nothing else. */
export function useSignUp() {
  const { gateway } = useClient();
  return (k: string, body: SignUp) => gateway.send(access.signUp, { query: { k }, body });
}

/** Another SMS for a challenge. */
export function useResendCode() {
  const { gateway } = useClient();
  return (body: { readonly userName: string; readonly session: string }) =>
    gateway.send(access.mfaResend, { body });
}

/** Confirms an account with the code that was sent when signing in. */
export function useConfirmAccount() {
  const { gateway } = useClient();
  return (userName: string, confirmationCode: string) =>
    gateway.send(access.confirmUser, { body: { userName, confirmationCode } });
}
