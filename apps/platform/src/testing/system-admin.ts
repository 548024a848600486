import type { Database } from '../database/index.ts';
import { platformTenant } from '../areas/access/service.ts';
import { appCodeAt } from './authenticator.ts';
import type { TestClock } from './clock.ts';

type Post = <T>(flag: string, body: object, token?: string) => Promise<T>;

interface Entered {
  readonly accessToken?: string;
  readonly session: string;
}

/** Signs `system.admin` in, who sets up an authenticator app the first time and answers with it from then on. */
export function systemAdminSignIn(
  post: Post,
  database: Database,
  clock: TestClock,
): (login: { readonly userName: string; readonly password: string }) => Promise<string> {
  let secret = '';
  // One after the other: the first registers the app that the others answer with.
  let turn: Promise<unknown> = Promise.resolve();

  async function register(token: string): Promise<void> {
    const { SecretCode } = await post<{ SecretCode: string }>('associateMfa', { password: null }, token);
    secret = SecretCode;
    await post('verifyMfa', { code: appCodeAt(secret, clock.now()) }, token);
    await post('setMfaPreference', { value: 'software', password: null }, token);
  }

  return login => {
    const entering = turn.then(async () => {
      const { accessToken, session } = await post<Entered>('login', login);
      if (accessToken !== undefined) {
        await register(accessToken);
        return accessToken;
      }
      // The clock stands still: the code of this half minute is taken again.
      await database.tenant(platformTenant, tx =>
        tx.updateTable('authenticators').set({ last_step: 0 }).execute(),
      );
      const { userName } = login;
      const answer = { userName, session, mfaCode: appCodeAt(secret, clock.now()) };
      return (await post<{ accessToken: string }>('mfa', answer)).accessToken;
    });
    turn = entering.catch(() => undefined);
    return entering;
  };
}
