import { answerTexts } from '@dossier/api/texts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo, RoutesOf } from '../../shared/routing/route.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { sessionLimits } from './session-limits.ts';
import { changeAbsence } from './absence/change-absence.ts';
import {
  changePassword,
  draftKeyOf,
  endSession,
  hashOfName,
  listSessions,
  readProfile,
  updateProfile,
} from './account.ts';
import { answerChallenge, resendCode } from './challenges.ts';
import { clearedRefreshCookie } from './cookies.ts';
import { associate, prefer, verify } from './factors.ts';
import { languageOf } from './emails/emails.ts';
import { assertPresent, onCallersAccount } from './proof.ts';
import { deviceOf, enter, type AccessOptions } from './enter.ts';
import { versionFrom } from '../../shared/versions/versions.ts';

type RouteNames =
  | 'access.mfa'
  | 'access.mfaResend'
  | 'access.associateMfa'
  | 'access.verifyMfa'
  | 'access.setMfaPreference'
  | 'access.changePassword'
  | 'access.profile'
  | 'access.updateProfile'
  | 'access.changeOwnAbsence'
  | 'access.sessions'
  | 'access.endSession'
  | 'access.draftKey'
  | 'access.getHash';

const methods = { software: 'SOFTWARE', sms: 'SMS', none: null } as const;

/** The second factor, and one's own account: it belongs to the home tenant, whichever tenant is worked for. */
export function accountRoutes(options: AccessOptions): Pick<RoutesOf<'access'>, RouteNames> {
  const { services, authenticator, passwords } = options;
  const proven = (caller: Caller, password: string | null, { ip }: RequestInfo) =>
    assertPresent(services, passwords, caller, password, ip);

  return {
    'access.mfa': {
      mode: 'public',
      async handle({ body, request, reply }) {
        const session = await answerChallenge(services, body, deviceOf(request));
        return { accessToken: await enter(options, session, reply) };
      },
    },

    'access.mfaResend': {
      mode: 'public',
      async handle({ body: { userName, session }, request }) {
        await resendCode(services, userName, session, request.ip);
        return {};
      },
    },

    'access.associateMfa': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        await proven(caller, body.password, request);
        authenticator.forget(caller.userId);
        return { SecretCode: await associate(services, caller, request.ip) };
      },
    },

    'access.verifyMfa': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        await verify(services, caller, body.code, request.ip);
        authenticator.forget(caller.userId);
        return {};
      },
    },

    'access.setMfaPreference': {
      mode: 'signed',
      async handle({ caller, body: { value, password }, request }) {
        await proven(caller, password, request);
        await prefer(services, caller, methods[value], request.ip);
        authenticator.forget(caller.userId);
        return {};
      },
    },

    'access.changePassword': {
      mode: 'signed',
      async handle({ caller, body, request, reply }) {
        await changePassword(services, passwords, caller, body, request.ip);
        authenticator.forget(caller.userId);
        reply.append('Set-Cookie', clearedRefreshCookie);
        return { message: answerTexts[languageOf(caller.locale, 'en-US')].passwordChanged };
      },
    },

    'access.profile': {
      mode: 'signed',
      handle: ({ caller }) =>
        services.database.read(caller.homeTenantId, tx =>
          readProfile({ tx, now: services.clock.now() }, caller.userId),
        ),
    },

    'access.updateProfile': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        const version = versionFrom(request.header('if-match'));
        const profile = await onCallersAccount(services, caller, request.ip, work =>
          updateProfile(work, caller, body, version),
        );
        authenticator.forget(caller.userId);
        return profile;
      },
    },

    'access.changeOwnAbsence': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        // Of no firm: no work of one is theirs.
        if (caller.role === 'ROLE_SYSTEM_ADMIN') throw new AppError('NotFound');
        const version = versionFrom(request.header('if-match'));
        return onCallersAccount(services, caller, request.ip, async work => {
          await changeAbsence(work, caller.userId, body.absence, version);
          return readProfile(work, caller.userId);
        });
      },
    },

    'access.sessions': {
      mode: 'signed',
      async handle({ caller, request }) {
        const items = await onCallersAccount(services, caller, request.ip, async work => {
          const { idle } = await sessionLimits(work.tx, caller.homeTenantId, services.settings.session);
          return listSessions(work, caller, idle);
        });
        return { items, total: items.length, counts: {} };
      },
    },

    'access.endSession': {
      mode: 'signed',
      async handle({ caller, params, request }) {
        await onCallersAccount(services, caller, request.ip, work => endSession(work, caller, params.id));
        authenticator.forget(caller.userId);
        return {};
      },
    },

    'access.draftKey': {
      mode: 'signed',
      handle: ({ caller }) => Promise.resolve({ key: draftKeyOf(services, caller) }),
    },

    'access.getHash': {
      mode: 'public',
      handle: ({ body }) => Promise.resolve({ hash: hashOfName(services, body.userName) }),
    },
  };
}
