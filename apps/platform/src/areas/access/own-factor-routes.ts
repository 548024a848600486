import { audit } from '../../shared/audit/audit.ts';
import type { RoutesOf } from '../../shared/routing/route.ts';
import { makeBackupCodes } from './backup-codes.ts';
import { answerChallenge } from './challenges.ts';
import { deviceOf, enter, type AccessOptions } from './enter.ts';
import { provePhone, sendPhoneCode } from './phone-proof.ts';
import { assertPresent, onCallersAccount } from './proof.ts';

type RouteNames =
  | 'access.phoneCode'
  | 'access.provePhone'
  | 'access.backupCodes'
  | 'access.backupCode'
  | 'access.declineAuthenticator';

/** Further ways of one's own second factor: a proven phone, codes on paper, and no for now. */
export function ownFactorRoutes(options: AccessOptions): Pick<RoutesOf<'access'>, RouteNames> {
  const { services, passwords } = options;
  return {
    'access.phoneCode': {
      mode: 'signed',
      async handle({ caller, body, request: { ip } }) {
        await assertPresent(services, passwords, caller, body.password, ip);
        await sendPhoneCode(services, caller, ip);
        return {};
      },
    },
    'access.provePhone': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        await provePhone(services, caller, body.code, request.ip);
        return {};
      },
    },
    'access.backupCodes': {
      mode: 'signed',
      async handle({ caller, body, request: { ip } }) {
        await assertPresent(services, passwords, caller, body.password, ip);
        return { codes: await makeBackupCodes(services, caller, ip) };
      },
    },
    'access.backupCode': {
      mode: 'public',
      async handle({ body: { backupCode, ...body }, request, reply }) {
        const answer = { ...body, mfaCode: backupCode, isBackup: true };
        const session = await answerChallenge(services, answer, deviceOf(request));
        return { accessToken: await enter(options, session, reply) };
      },
    },
    'access.declineAuthenticator': {
      mode: 'signed',
      async handle({ caller, request }) {
        await onCallersAccount(services, caller, request.ip, async work => {
          await work.tx
            .updateTable('users')
            .set({ authenticator_declined_at: work.now })
            .where('id', '=', caller.userId)
            .execute();
          audit(work, [{ action: 'factor.declined', objectType: 'user', objectId: caller.userId }]);
        });
        return {};
      },
    },
  };
}
