import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Services } from '../../shared/services/services.ts';
import { isCurrentCode } from './authenticators.ts';
import { giveBackFactorTry, takeFactorTry } from './factor-tries.ts';
import { onCallersAccount } from './proof.ts';

/**
 * Whether the code is one of the caller's app, in a transaction of its own: what was wrong stays counted, together with
 * the codes of the sign-in, and is written down. It is used up where its effect happens (`spendCode`).
 * @throws {AppError} CodeMismatchException; AttemptLimitExceeded.
 */
export async function proveFactor(
  services: Services,
  caller: Caller,
  code: string,
  ip: string,
): Promise<void> {
  const refused = await onCallersAccount(services, caller, ip, async work => {
    if (!(await takeFactorTry(work, caller.userId))) return 'AttemptLimitExceeded';
    if (await isCurrentCode(work, caller.userId, code)) {
      await giveBackFactorTry(work, caller.userId);
      return null;
    }
    audit(work, [{ action: 'factor.refused', objectType: 'user', objectId: caller.userId }]);
    return 'CodeMismatchException';
  });
  if (refused === 'CodeMismatchException') throw new AppError(refused, { message: 'Invalid confirm code' });
  if (refused) throw new AppError(refused);
}
