/** A sealed draft as it lies in the browser: no one reads it without the key, which is never there. */
export interface EncryptedDraft {
  readonly id: string;
  /** Firm and person, as a hash: whose draft it is cannot be read either. */
  readonly owner: string;
  readonly savedAt: number;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Where sealed drafts lie. */
export interface DraftStore {
  readonly get: (id: string) => Promise<EncryptedDraft | undefined>;
  readonly put: (draft: EncryptedDraft) => Promise<void>;
  readonly delete: (id: string) => Promise<void>;
  readonly all: () => Promise<readonly EncryptedDraft[]>;
  readonly clear: () => Promise<void>;
}

/** A shelf that ends with the page: tests, and browsers without IndexedDB. */
export function memoryDraftStore(): DraftStore {
  const drafts = new Map<string, EncryptedDraft>();
  return {
    get: id => Promise.resolve(drafts.get(id)),
    put: draft => Promise.resolve(void drafts.set(draft.id, draft)),
    delete: id => Promise.resolve(void drafts.delete(id)),
    all: () => Promise.resolve([...drafts.values()]),
    clear: () => Promise.resolve(drafts.clear()),
  };
}

const databaseName = 'dossier-drafts';
const storeName = 'drafts';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () =>
    reject(request.error ?? new Error('Dossier API: IndexedDB failed. The draft is not kept. Try again.')),
  );
  return promise;
};

/** The browser's own: a draft survives a reload and a crash. */
export function browserDraftStore(): DraftStore {
  if (typeof indexedDB === 'undefined') return memoryDraftStore();
  let opened: Promise<IDBDatabase> | null = null;
  const open = () => {
    if (opened) return opened;
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: 'id' }),
    );
    opened = answerOf(request);
    opened.catch(() => (opened = null));
    return opened;
  };
  const store = async (mode: IDBTransactionMode) =>
    (await open()).transaction(storeName, mode).objectStore(storeName);
  return {
    get: async id => answerOf((await store('readonly')).get(id) as IDBRequest<EncryptedDraft | undefined>),
    put: async draft => {
      await answerOf((await store('readwrite')).put(draft));
    },
    delete: async id => {
      await answerOf((await store('readwrite')).delete(id));
    },
    clear: async () => {
      await answerOf((await store('readwrite')).clear());
    },
    all: async () => answerOf((await store('readonly')).getAll() as IDBRequest<EncryptedDraft[]>),
  };
}
