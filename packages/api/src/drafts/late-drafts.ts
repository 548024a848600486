import type { Drafts, DraftsOptions } from './drafts.ts';
import { browserDraftStore } from './draft-store.ts';

/**
 * Drafts whose code comes with the first form: no page begins with encryption. Logging out never waits
 * for it: the shelf is cleared at once.
 */
export function lateDrafts(options: DraftsOptions): Drafts {
  const draftStore = options.draftStore ?? browserDraftStore();
  let coming: Promise<Drafts> | null = null;

  async function fetchDrafts(): Promise<Drafts> {
    // Chromium (153) asks no more for a module that did not come once.
    if (!navigator.onLine)
      throw new Error('Dossier API: there is no connection. Code cannot be fetched now. Try again with one.');
    const { createDrafts } = await import('./drafts.ts');
    return createDrafts({ ...options, draftStore });
  }
  function drafts(): Promise<Drafts> {
    coming ??= fetchDrafts().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  }

  return {
    load: async key => (await drafts()).load(key),
    save: async (key, draft) => (await drafts()).save(key, draft),
    remove: async key => (await drafts()).remove(key),
    async removeAll() {
      await draftStore.clear();
      // What was on its way to the shelf does not arrive after it.
      const own = await coming?.catch(() => null);
      await own?.removeAll();
    },
  };
}
