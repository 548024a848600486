import type { User } from '@dossier/api/access';

export const factors = ['SOFTWARE', 'SMS'] as const;
export type Factor = (typeof factors)[number];

/** People who get no further than setting up a factor once these are demanded (4.3, mfa). */
export const countSentToSetup = (
  users: readonly Pick<User, 'enabled' | 'mfaMethod'>[],
  allowed: readonly Factor[],
): number =>
  allowed.length === 0
    ? 0
    : users.filter(
        ({ enabled, mfaMethod }) => enabled && (mfaMethod === null || !allowed.includes(mfaMethod)),
      ).length;
