import { describe, expect, it, vi } from 'vitest';
import { createDrafts, memoryDraftStore, type Draft, type DraftStore } from './index.ts';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const day = 86_400_000;
const draft = (values: Draft['values'], savedAt = 0): Draft => ({ values, savedAt });

function drafts(options: { draftStore?: DraftStore; who?: string | null; key?: string; now?: number } = {}) {
  const fetchKey = vi.fn<() => Promise<string>>().mockResolvedValue(keyOf(options.key ?? 'a'));
  const { draftStore = memoryDraftStore(), who = 'meridian/sanne', now = 0 } = options;
  return {
    draftStore,
    fetchKey,
    drafts: createDrafts({ identity: () => who, fetchKey, draftStore, now: () => now }),
  };
}

describe('drafts', () => {
  it('come back after the session has ended and begun again', async () => {
    const before = drafts();
    await before.drafts.save('new registration', draft({ lastName: 'de Wit' }));
    const after = drafts({ draftStore: before.draftStore });
    expect(await after.drafts.load('new registration')).toEqual(draft({ lastName: 'de Wit' }));
    expect(await after.drafts.load('another form')).toBeUndefined();
  });

  it('ask for their key once', async () => {
    const { drafts: instance, fetchKey } = drafts();
    await Promise.all([instance.save('a', draft({})), instance.save('b', draft({})), instance.load('a')]);
    expect(fetchKey).toHaveBeenCalledOnce();
  });

  it('say nothing to whoever looks into the browser', async () => {
    const { drafts: instance, draftStore } = drafts();
    await instance.save('registration 42', draft({ lastName: 'Okonkwo' }));
    const [sealed] = await draftStore.all();
    const readable = JSON.stringify(sealed) + new TextDecoder('latin1').decode(sealed?.data);
    expect(readable).not.toMatch(/Okonkwo|lastName|registration|sanne|meridian/);
  });

  it('do not open with another key, nor in the place of another draft', async () => {
    const { drafts: instance, draftStore } = drafts();
    await instance.save('a', draft({ x: 1 }));
    expect(await drafts({ draftStore, key: 'b' }).drafts.load('a')).toBeUndefined();
    await instance.save('b', draft({ x: 2 }));
    const [first, second] = await draftStore.all();
    if (first && second) await draftStore.put({ ...first, data: second.data, nonce: second.nonce });
    expect(await instance.load('a')).toBeUndefined();
  });

  it('go when somebody else signs in, and after a week', async () => {
    const { drafts: instance, draftStore } = drafts();
    await instance.save('a', draft({}, 0));
    await instance.save('b', draft({}, 6 * day));
    const later = drafts({ draftStore, now: 8 * day });
    expect([await later.drafts.load('a'), await later.drafts.load('b')]).toEqual([
      undefined,
      draft({}, 6 * day),
    ]);
    await drafts({ draftStore, who: 'meridian/malik', key: 'c' }).drafts.load('b');
    expect(await draftStore.all()).toEqual([]);
  });

  it('take the last words of a session that ended by itself', async () => {
    const draftStore = memoryDraftStore();
    let who: string | null = 'meridian/sanne';
    const instance = createDrafts({
      identity: () => who,
      fetchKey: () => Promise.resolve(keyOf('a')),
      draftStore,
    });
    const savedAt = Date.now();
    await instance.save('a', draft({ x: 1 }, savedAt));
    who = null;
    await instance.save('a', draft({ x: 2 }, savedAt));
    who = 'meridian/sanne';
    expect(await instance.load('a')).toEqual(draft({ x: 2 }, savedAt));
  });

  it('go when they are sent, and all of them when the person logs out', async () => {
    const { drafts: instance, draftStore } = drafts();
    await instance.save('a', draft({}));
    await instance.save('b', draft({}));
    await instance.remove('a');
    expect(await draftStore.all()).toHaveLength(1);
    await instance.removeAll();
    expect(await draftStore.all()).toEqual([]);
  });

  it('are kept for nobody while nobody is signed in', async () => {
    const { drafts: instance, draftStore, fetchKey } = drafts({ who: null });
    await instance.save('a', draft({}));
    expect(await instance.load('a')).toBeUndefined();
    expect(await draftStore.all()).toEqual([]);
    expect(fetchKey).not.toHaveBeenCalled();
  });
});
