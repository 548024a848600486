import type { InferType } from '../../answers.ts';
import type { authenticationSettings } from './entities.ts';

type Authentication = InferType<typeof authenticationSettings>;

/**
 * Whether a password, or a factor that is easier to steal, opens more than before, or a session that was left stays open for
 * longer: nothing is demanded any more, the app does not count any more, text messages count, or a limit is moved up. A
 * second person agrees to that.
 */
export function isSignInLowered(before: Authentication, after: Authentication): boolean {
  const [old, next] = [before.allowedMFAMethods, after.allowedMFAMethods];
  const isWeaker =
    old.length > 0 &&
    (next.length === 0 ||
      (old.includes('SOFTWARE') && !next.includes('SOFTWARE')) ||
      (!old.includes('SMS') && next.includes('SMS')));
  const isLonger = (['idleMinutes', 'hours', 'trustedHours'] as const).some(
    name => after.sessions[name] > before.sessions[name],
  );
  return isWeaker || isLonger;
}
