import type { CurrentUser } from '@dossier/api/access';
import { authenticatorDeclinedDays } from '@dossier/api/contract';

const day = 86_400_000;

/**
 * Whether an authenticator app is offered now: after the first password that the user chose (S1 §4), and again 30 days after
 * a no (row 15), wherever that was said.
 */
export function isOfferDue(
  { mfaMethod, authenticatorDeclinedAt }: Pick<CurrentUser, 'mfaMethod' | 'authenticatorDeclinedAt'>,
  isFirstLogin: boolean,
  now: Date,
): boolean {
  if (mfaMethod !== null) return false;
  if (authenticatorDeclinedAt === null) return isFirstLogin;
  return now.getTime() - Date.parse(authenticatorDeclinedAt) >= authenticatorDeclinedDays * day;
}
