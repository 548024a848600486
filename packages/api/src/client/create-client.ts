import { contract, type InputOf, type OutputOf, type ServiceName } from '../contract/index.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway/index.ts';
import { browserStorages, createSession, type Session, type Storages } from '../session/index.ts';

export interface ClientOptions {
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly storages?: Storages;
  readonly fetch?: GatewayOptions['fetch'];
  readonly now?: () => number;
}

type Credentials = InputOf<typeof contract.access.login>['body'];

/** Everything that a back office talks to the platform with: one gateway, one session, and the ways in and out. */
export interface Client {
  readonly gateway: Gateway;
  readonly session: Session;
  /** Signs in; with a second factor the answer holds the challenge and nobody is signed in yet. */
  readonly login: (credentials: Credentials) => Promise<OutputOf<typeof contract.access.login>>;
  /** Asks the platform whether this browser has a session to continue. Never throws: without an answer there is none. */
  readonly restore: () => Promise<void>;
  /** Signs out everywhere. What this browser holds is gone even when the platform cannot be reached. */
  readonly logout: () => Promise<void>;
  /** System Admin: work in this firm from now on. */
  readonly chooseTenant: (tenantId: string) => Promise<void>;
}

const channelName = 'dossier-auth';

export function createClient(options: ClientOptions): Client {
  const storages = options.storages ?? browserStorages();
  const session = createSession({ storages, ...(options.now ? { now: options.now } : {}) });
  const gateway = createGateway({
    services: options.services,
    caller: session.caller,
    onSessionExpired: session.expire,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  // Tabs sign out together; what another tab says is never trusted for more than that.
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  tabs?.addEventListener('message', event => {
    if (event.data === 'signed-out' && session.state().status === 'signedIn') session.signOut();
  });

  return {
    gateway,
    session,
    async login(credentials) {
      const answer = await gateway.send(contract.access.login, { body: credentials });
      if (answer.accessToken)
        session.signIn(answer.accessToken, {
          userName: credentials.userName,
          trust: credentials.trust ?? false,
        });
      return answer;
    },
    async restore() {
      try {
        session.resume((await gateway.send(contract.access.refresh, {}, { background: true })).accessToken);
      } catch {
        session.resume(null);
      }
    },
    async logout() {
      try {
        await gateway.send(contract.access.logout, {});
      } catch {
        // Signing out must not depend on the platform: an answer of 401 is success (S1 §4), no answer is no obstacle.
      } finally {
        session.signOut();
        tabs?.postMessage('signed-out');
      }
    },
    async chooseTenant(tenantId) {
      session.resume((await gateway.send(contract.access.chooseTenant, { body: { tenantId } })).accessToken);
    },
  };
}
