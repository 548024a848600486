import { access, type InputOf, type OutputOf, type ServiceName } from '../contract/index.ts';
import { createDrafts, type Drafts, type DraftStore } from '../drafts/index.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway/index.ts';
import {
  browserMark,
  browserStorages,
  browserTabs,
  createSessionRefresher,
  createSession,
  firstLogin,
  readToken,
  type SessionRefresher,
  type LeavingMark,
  type Session,
  type Storages,
  type Tabs,
} from '../session/index.ts';
import { watchGestures } from './activity.ts';
import { createFirstAnswers, type BootstrapAnswer, type FirstAnswers } from './first-answers.ts';
import { createLogOut } from './log-out.ts';

export interface ClientOptions {
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly storages?: Storages;
  readonly tabs?: Tabs;
  /** Where drafts lie; the browser's own unless a story or a test brings another. */
  readonly draftStore?: DraftStore;
  /** Where a log-out that was not answered is marked. */
  readonly leaving?: LeavingMark;
  readonly fetch?: GatewayOptions['fetch'];
  /** Called with errors that no user sees. */
  readonly onError?: (error: unknown, part: string) => void;
  readonly sleep?: GatewayOptions['sleep'];
  readonly now?: () => number;
}

type Credentials = InputOf<typeof access.login>['body'];

/** What a second factor has to answer (S1 §3): kept in memory only, for the few minutes that it counts. */
export interface Challenge {
  readonly userName: string;
  readonly session: string;
  readonly mfaType: 'SOFTWARE' | 'SMS';
  /** Masked. */
  readonly phone: string | null;
  readonly trust: boolean;
}

/** Everything that a back office talks to the platform with: one gateway, one session, and the ways in and out. */
export interface Client {
  readonly gateway: Gateway;
  /** What the gateway sends with, and where to: the stream reads its answer as it comes, and sends for itself. */
  readonly fetch: typeof globalThis.fetch;
  readonly services: ClientOptions['services'];
  readonly session: Session;
  readonly refresher: SessionRefresher;
  readonly storages: Storages;
  /** What was typed and not sent; it survives the session, and goes when the person logs out. */
  readonly drafts: Drafts;
  readonly firstAnswers: FirstAnswers;
  /** Called when the platform refused a call: the permissions of the user have changed. */
  readonly onForbidden: (listener: () => void) => () => void;
  /** Signs in; with a second factor the answer holds the challenge and no one is signed in yet. */
  readonly login: (credentials: Credentials) => Promise<OutputOf<typeof access.login>>;
  /** What waits for a code; null when nothing does. */
  readonly challenge: () => Challenge | null;
  readonly confirm: (mfaCode: string) => Promise<void>;
  readonly confirmBackupCode: (backupCode: string) => Promise<void>;
  /** Goes back to name and password. */
  readonly abandonChallenge: () => void;
  /**
   * Asks the platform whether this browser has a session to continue, unless the page has done that already. Never
   * throws: without an answer there is none.
   */
  readonly restore: (answer?: BootstrapAnswer | null) => Promise<void>;
  /** A new token for the present session. Never throws: the present one goes on as long as it lasts. */
  readonly renew: () => Promise<void>;
  /** Signs out everywhere. What this browser holds is gone even when the platform cannot be reached. */
  readonly logout: () => Promise<void>;
  /** The platform has ended the session itself: a changed password. */
  readonly leave: () => Promise<void>;
  /** System Admin: work in this firm from now on. */
  readonly chooseTenant: (tenantId: string) => Promise<void>;
}

/** Milliseconds that logging out waits for drafts to be gone, and for an answer. */
const timeoutMs = { drafts: 500, answer: 2_000 } as const;

/** Goes on when something is done, has failed, or takes too long. */
const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise(resolve => setTimeout(resolve, milliseconds))]);

export function createClient(options: ClientOptions): Client {
  const { services } = options;
  const fetch: Client['fetch'] = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const storages = options.storages ?? browserStorages();
  const tabs = options.tabs ?? browserTabs();
  const now = options.now ?? (() => performance.now());
  const session = createSession({ storages, now });
  const isAtWork = watchGestures(now);
  const forbidden = new Set<() => void>();
  const gateway = createGateway({
    services,
    fetch,
    caller: session.caller,
    onSessionExpired: session.expire,
    onForbidden: () => forbidden.forEach(listener => listener()),
    isBackground: () => !isAtWork(),
    onActivity: () => refresher.noteActivity(),
    onError: options.onError,
    ...(options.sleep ? { sleep: options.sleep } : {}),
  });
  const leaving = options.leaving ?? browserMark();
  const logOut = createLogOut(gateway, leaving, options.sleep);
  // One that a page before this could not get through.
  void logOut.goOn();
  const refresher: SessionRefresher = createSessionRefresher({
    session,
    storages,
    tabs,
    now,
    renew: () => renew(),
  });
  let challenge: Challenge | null = null;
  let underWay: Promise<void> | null = null;

  // The platform takes the cookie again for a while: one that is busy for a moment signs no one out.
  const askForToken = async () =>
    (await gateway.send(access.refresh, {}, { background: true, mayRepeat: true })).accessToken;
  const identity = () => {
    const state = session.state();
    return state.status === 'signedIn' ? `${state.tenantId ?? '-'}/${state.sub}` : '-';
  };

  function enter(accessToken: string, who: { userName: string; trust: boolean }): void {
    challenge = null;
    session.signIn(accessToken, who);
    refresher.noteRenewal();
    tabs.notify({ kind: 'signedIn', identity: identity() });
  }

  let isLeaving = false;
  const drafts = createDrafts({
    identity: () => (session.state().status === 'signedIn' && !isLeaving ? identity() : null),
    fetchKey: async () => (await gateway.send(access.draftKey, {}, { background: true })).key,
    ...(options.draftStore ? { draftStore: options.draftStore } : {}),
  });

  /** By the person's own wish: then nothing of theirs stays here, and it is gone before the next page. */
  async function leave(): Promise<void> {
    isLeaving = true;
    // A browser whose storage hangs must not keep anyone in.
    await atMost(timeoutMs.drafts, drafts.removeAll());
    isLeaving = false;
    session.signOut();
    refresher.noteRenewal();
    tabs.notify({ kind: 'signedOut' });
  }

  async function renewOnce(): Promise<void> {
    const stateBefore = session.state();
    try {
      const accessToken = await askForToken();
      // A user who signed out meanwhile, or signed in as another, wants nothing of this answer.
      if (session.state() !== stateBefore || stateBefore.status !== 'signedIn') return;
      session.resume(accessToken);
      refresher.noteRenewal();
      if (accessToken !== null) tabs.notify({ kind: 'renewed', accessToken });
      else tabs.notify({ kind: 'expired' });
    } catch (error) {
      // Nothing on screen (S1 §4): the token that is there lasts a while, and the next check tries again.
      options.onError?.(error, 'session refresh');
    }
  }

  function renew(): Promise<void> {
    underWay ??= renewOnce().finally(() => (underWay = null));
    return underWay;
  }

  async function restore(answer: BootstrapAnswer | null = null): Promise<void> {
    // A user who logged out is out, heard or not: that comes first.
    if (leaving.isSet()) return session.resume(null);
    try {
      session.resume(answer ? answer.accessToken : await askForToken());
      if (answer) firstAnswers.hold(answer, identity());
    } catch (error) {
      options.onError?.(error, 'session refresh');
      session.resume(null);
    }
  }

  const firstAnswers = createFirstAnswers(now);
  session.subscribe(() => {
    if (session.state().status !== 'signedIn') firstAnswers.forget();
  });

  tabs.listen(message => {
    const state = session.state();
    const isIn = state.status === 'signedIn';
    if (message.kind === 'signedOut' && isIn) session.signOut();
    if (message.kind === 'expired' && isIn) session.expire();
    // The cookie is the other person's from now on: this tab becomes theirs as well.
    if (message.kind === 'signedIn' && message.identity !== identity()) void restore();
    if (message.kind === 'renewed' && isIn && readToken(message.accessToken)?.sub === state.sub) {
      session.resume(message.accessToken);
      refresher.noteRenewal();
    }
  });

  return {
    gateway,
    fetch,
    services,
    session,
    refresher,
    storages,
    drafts,
    firstAnswers,
    onForbidden(listener) {
      forbidden.add(listener);
      return () => forbidden.delete(listener);
    },
    async login(credentials) {
      logOut.stop();
      const answer = await gateway
        .send(access.login, { body: credentials })
        .then(answered => {
          // The platform has ended what was left, before it began another.
          leaving.clear();
          return answered;
        })
        .finally(() => void logOut.goOn());
      const { userName, trust = false, newPassword } = credentials;
      if (answer.accessToken) enter(answer.accessToken, { userName, trust });
      else if (answer.session && answer.mfaType)
        challenge = {
          userName,
          trust,
          session: answer.session,
          mfaType: answer.mfaType,
          phone: answer.phone ?? null,
        };
      if (newPassword !== undefined) firstLogin.mark(storages);
      return answer;
    },
    challenge: () => challenge,
    async confirm(mfaCode) {
      if (!challenge) return;
      const { userName, trust, session: challengeSession } = challenge;
      const body = { userName, session: challengeSession, mfaCode };
      const { accessToken } = await gateway.send(access.mfa, { body });
      enter(accessToken, { userName, trust });
    },
    async confirmBackupCode(backupCode) {
      if (!challenge) return;
      const { userName, trust, session: challengeSession } = challenge;
      const body = { userName, session: challengeSession, backupCode };
      const { accessToken } = await gateway.send(access.backupCode, { body });
      enter(accessToken, { userName, trust });
    },
    abandonChallenge() {
      challenge = null;
    },
    restore,
    renew,
    async logout() {
      // No one waits longer for the platform: the sign-out is sent again until it answers, on the next page if need be.
      await atMost(timeoutMs.answer, logOut.begin());
      await leave();
    },
    leave,
    async chooseTenant(tenantId) {
      session.resume((await gateway.send(access.chooseTenant, { body: { tenantId } })).accessToken);
      tabs.notify({ kind: 'signedIn', identity: identity() });
    },
  };
}
