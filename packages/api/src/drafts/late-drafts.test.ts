import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lateDrafts, memoryDraftStore, type Draft, type DraftStore } from './index.ts';

const typed: Draft = { values: { lastName: 'de Wit' }, savedAt: Date.now() };
const key = btoa('a'.repeat(32));
const page = (draftStore: DraftStore, fetchKey = () => Promise.resolve(key)) =>
  lateDrafts({ identity: () => 'meridian/sanne', fetchKey, draftStore });

// Node does not say whether it has a network.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }));
afterAll(() => void vi.unstubAllGlobals());

describe('drafts whose code comes with the first form', () => {
  it('are kept, read and removed as those whose code is there', async () => {
    const drafts = page(memoryDraftStore());
    await drafts.save('new registration', typed);
    expect(await drafts.load('new registration')).toEqual(typed);
    await drafts.remove('new registration');
    expect(await drafts.load('new registration')).toBeUndefined();
  });

  it('are gone after logging out on a page that had no form', async () => {
    const draftStore = memoryDraftStore();
    await page(draftStore).save('new registration', typed);
    await page(draftStore).removeAll();
    expect(await draftStore.all()).toEqual([]);
  });

  it('do not arrive after logging out, when they were on their way', async () => {
    const draftStore = memoryDraftStore();
    const { promise, resolve } = Promise.withResolvers<string>();
    const drafts = page(draftStore, () => promise);
    const saved = drafts.save('new registration', typed);
    const removed = drafts.removeAll();
    resolve(key);
    await Promise.all([saved, removed]);
    expect(await draftStore.all()).toEqual([]);
  });
});
