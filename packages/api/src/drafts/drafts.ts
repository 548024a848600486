import { browserDraftStore, type EncryptedDraft, type DraftStore } from './draft-store.ts';

export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Drafts of the signed-in user, encrypted; they outlive the session and go when the person logs out. */
export interface Drafts {
  readonly load: (key: string) => Promise<Draft | undefined>;
  readonly save: (key: string, draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
}

export interface DraftsOptions {
  /** Firm and person; null while no one is signed in. */
  readonly identity: () => string | null;
  /** The person's key, from the platform: 32 bytes in base64. It is kept in memory only. */
  readonly fetchKey: () => Promise<string>;
  readonly draftStore?: DraftStore;
  readonly now?: () => number;
}

/** Milliseconds after which no one comes back for a draft. */
const longest = 7 * 86_400_000;
const algorithm = 'AES-GCM';

interface Holder {
  readonly owner: string;
  readonly key: CryptoKey;
}

const encode = (text: string) => new TextEncoder().encode(text);

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encode(text));
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

export function createDrafts({
  identity,
  fetchKey,
  draftStore = browserDraftStore(),
  now = () => Date.now(),
}: DraftsOptions): Drafts {
  /** Counts removals: what was on its way to the shelf before one does not arrive after it. */
  let removals = 0;
  let holder: { readonly of: string; readonly made: Promise<Holder> } | null = null;

  async function make(of: string): Promise<Holder> {
    const raw = Uint8Array.from(atob(await fetchKey()), sign => sign.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);
    const owner = await digest(of);
    await tidy(owner);
    return { owner, key };
  }

  /** What is too old, and what is another user's: a browser holds the drafts of one person. */
  async function tidy(owner: string): Promise<void> {
    for (const draft of await draftStore.all())
      if (draft.owner !== owner || now() - draft.savedAt > longest) await draftStore.delete(draft.id);
  }

  async function present(): Promise<Holder | null> {
    const of = identity();
    // A session that ended by itself leaves its last drafts: they are kept for the user who signs in again.
    if (of === null) return holder ? holder.made : null;
    if (holder?.of !== of) {
      const made = make(of);
      holder = { of, made };
      // A key that did not come is asked for again next time.
      made.catch(() => (holder = null));
    }
    return holder.made;
  }

  const idOf = ({ owner }: Holder, key: string) => digest(`${owner} ${key}`);

  return {
    async load(key) {
      const owner = await present();
      if (!owner) return undefined;
      const id = await idOf(owner, key);
      const sealed = await draftStore.get(id);
      if (!sealed) return undefined;
      return open(owner.key, sealed);
    },
    async save(key, draft) {
      const before = removals;
      const owner = await present();
      if (!owner) return;
      const id = await idOf(owner, key);
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt(
        { name: algorithm, iv: nonce, additionalData: encode(id) },
        owner.key,
        encode(JSON.stringify(draft)),
      );
      if (removals !== before) return;
      await draftStore.put({ id, owner: owner.owner, savedAt: draft.savedAt, nonce, data });
    },
    async remove(key) {
      const owner = await present();
      if (owner) await draftStore.delete(await idOf(owner, key));
    },
    async removeAll() {
      holder = null;
      removals++;
      await draftStore.clear();
    },
  };
}

/** What cannot be opened any more is as if it had not been kept. */
async function open(key: CryptoKey, { id, nonce, data }: EncryptedDraft): Promise<Draft | undefined> {
  try {
    const plain = await crypto.subtle.decrypt(
      { name: algorithm, iv: nonce, additionalData: encode(id) },
      key,
      data,
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Draft;
  } catch {
    return undefined;
  }
}
