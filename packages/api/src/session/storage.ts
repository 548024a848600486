/** The keys of S1 §3, and no others; none of them ever holds a token. */
export const sessionKeys = ['tenant_id', 'username', 'first-login', 'app-update-session-tenant'] as const;
export const localKeys = ['rememberMe', 'username'] as const;

/** The two web storages; given in, so that tests and stories bring their own. */
export interface Storages {
  readonly session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;
}

/** Writes down who works here; `trust` is S1's "Trust this computer". */
export function remember(
  storages: Storages,
  who: { tenantId: string | null; userName: string; trust: boolean },
): void {
  if (who.tenantId) storages.session.setItem('tenant_id', who.tenantId);
  storages.session.setItem('username', who.userName);
  if (!who.trust) return;
  storages.local.setItem('rememberMe', 'true');
  storages.local.setItem('username', who.userName);
}

/** Whether a password was replaced at this sign-in: then the second factor is offered (S1 §4). */
export const firstLogin = {
  mark: ({ session }: Storages): void => session.setItem('first-login', 'true'),
  isMarked: ({ session }: Storages): boolean => session.getItem('first-login') === 'true',
  clear: ({ session }: Storages): void => session.removeItem('first-login'),
};

/** The firm whose start-up notices this browser session has shown (4.19): each firm's once. */
export const startUpNotices = {
  mark: ({ session }: Storages, tenantId: string): void =>
    session.setItem('app-update-session-tenant', tenantId),
  wereShown: ({ session }: Storages, tenantId: string): boolean =>
    session.getItem('app-update-session-tenant') === tenantId,
};

/** Clears what a session left behind that is over by itself. */
export function forget(storages: Storages): void {
  for (const key of sessionKeys) storages.session.removeItem(key);
  for (const key of localKeys) storages.local.removeItem(key);
}

/** The person leaves: nothing is kept here for the next user (S1 §4, the local storage as a whole). */
export function forgetAll(storages: Storages): void {
  forget(storages);
  storages.local.clear();
}

/** Storages that keep nothing beyond the page, for tests, stories and browsers that refuse storage. */
export function memoryStorages(): Storages {
  const memory = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
    };
  };
  return { session: memory(), local: memory() };
}

/** The browser's storages, or ones in memory where the browser refuses them. */
export function browserStorages(): Storages {
  try {
    return { session: globalThis.sessionStorage, local: globalThis.localStorage };
  } catch {
    return memoryStorages();
  }
}
