'use client';
// What is done before signing in. It reads nothing, and so needs no cache: pages that only do this carry none.
import { useClient } from '../client/index.ts';
import { challenges, outside, type InputOf } from '../contract/index.ts';

export type NewPassword = InputOf<typeof outside.forgotConfirm>['body'];
export type SignUp = InputOf<typeof outside.signUp>['body'];

/** The two steps of a password reset (S1 §4). Both throw `ApiError`, and nothing else. */
export function usePasswordReset() {
  const { gateway } = useClient();
  return {
    /** Has a code sent to the owner of this name, if there is one: the answer does not tell. */
    requestCode: (userName: string) => gateway.send(outside.forgot, { body: { userName } }),
    setPassword: (body: NewPassword) => gateway.send(outside.forgotConfirm, { body }),
  };
}

/** Takes up an invitation; throws `ApiError`, and nothing else. */
export function useSignUp() {
  const { gateway } = useClient();
  return (k: string, body: SignUp) => gateway.send(outside.signUp, { query: { k }, body });
}

/** Another SMS for a challenge. */
export function useResendCode() {
  const { gateway } = useClient();
  return (body: { readonly userName: string; readonly session: string }) =>
    gateway.send(challenges.mfaResend, { body });
}

/** Confirms an account with the code that was sent when signing in. */
export function useConfirmAccount() {
  const { gateway } = useClient();
  return (userName: string, confirmationCode: string) =>
    gateway.send(outside.confirmUser, { body: { userName, confirmationCode } });
}
