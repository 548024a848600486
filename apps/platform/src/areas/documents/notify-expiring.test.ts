import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { putClientDocument, putDocument } from '../../testing/documents.ts';
import { inboxOf } from '../../testing/inbox.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { mergeParties } from '../../testing/merges.ts';
import { partyIdsOf, putRegistration } from '../../testing/registrations.ts';
import { notifyExpiring } from './notify-expiring.ts';

const dayLength = 86_400;

onBothEngines('a document that ends soon', engine => {
  let platform: TestPlatform;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(async () => {
    user = await platform.signIn('meridian.user');
  });

  const run = () => notifyExpiring(platform.services, 'meridian');
  const dayIn = (days: number) =>
    new Date(platform.clock.now().getTime() + days * dayLength * 1_000).toISOString().slice(0, 10);
  const passDays = async (days: number) => {
    platform.clock.turn(days * dayLength);
    user = await platform.signIn('meridian.user');
  };
  const messagesAbout = async (id: string) =>
    (await inboxOf(platform, user, ['documentExpiring'])).filter(
      ({ registrationId }) => registrationId === id,
    );
  const addPassport = async (id: string, days: number) => {
    const [person = null] = await partyIdsOf(platform, id);
    return putDocument(platform, user, id, { party_id: person, kind: 'passport', validUntil: dayIn(days) });
  };
  /** A registration of theirs with a passport that is good for so many days. */
  const put = async (days: number) => {
    const id = await putRegistration(platform, {
      status: 'INCOMPLETE',
      hasDocuments: false,
      assignee: 'meridian.user',
    });
    await addPassport(id, days);
    return id;
  };

  it('is told of to the user who works on it, once, and not before', async () => {
    const id = await put(60);
    await run();
    expect(await messagesAbout(id)).toEqual([]);
    await passDays(40);
    await run();
    const [message] = await messagesAbout(id);
    expect(message).toMatchObject({ messageStatus: 'Unread', isClosed: false, actor: null, ask: 'do' });
    await passDays(1);
    await run();
    expect(await messagesAbout(id)).toEqual([message]);
  });

  it('asks for nothing any more once there is a newer one', async () => {
    const id = await put(10);
    await run();
    expect(await messagesAbout(id)).toHaveLength(1);
    await addPassport(id, 1_000);
    expect(await messagesAbout(id)).toMatchObject([{ messageStatus: 'Read', isClosed: true }]);
    await run();
    expect(await messagesAbout(id)).toHaveLength(1);
  });

  it('is told of to the next user who works on it', async () => {
    const id = await put(10);
    await run();
    const admin = await platform.signIn('meridian.admin');
    const me = await platform.get<{ _id: string }>('/api/access/users/me', { token: admin });
    const { version } = await platform.get<{ version: number }>(`/api/main/registrations/${id}`, {
      token: admin,
    });
    const answer = await platform.ask(`/api/main/registrations/${id}/assignee`, {
      method: 'POST',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { assigneeId: me._id },
    });
    expect(answer.status).toBe(200);
    expect(await messagesAbout(id)).toMatchObject([{ isClosed: true }]);
    await run();
    const theirs = await inboxOf(platform, admin, ['documentExpiring']);
    expect(theirs.filter(({ registrationId }) => registrationId === id)).toMatchObject([{ isClosed: false }]);
  });

  describe('in a client’s file alone', () => {
    const idOf = async (token: string) =>
      (await platform.get<{ _id: string }>('/api/access/users/me', { token }))._id;
    const about = async (party: string, token = user) =>
      (await inboxOf(platform, token, ['documentExpiring'])).filter(({ party_id: id }) => id === party);
    const set = (party: string, fields: { assignee_id?: string | null; status?: string }) =>
      platform.database.tenant('meridian', tx =>
        tx.updateTable('parties').set(fields).where('id', '=', party).execute(),
      );
    /** A client of theirs with a passport that is good for so many days. */
    const putFile = async (days: number) => {
      const registration = await putRegistration(platform, {
        status: 'INCOMPLETE',
        hasDocuments: false,
        assignee: 'meridian.user',
      });
      const [party = ''] = await partyIdsOf(platform, registration);
      await set(party, { assignee_id: await idOf(user) });
      await putClientDocument(platform, await platform.signIn('meridian.admin'), party, {
        kind: 'passport',
        validUntil: dayIn(days),
      });
      return { registration, party };
    };

    it('is told of to who looks after the client, once, and not before', async () => {
      const { party } = await putFile(60);
      await run();
      expect(await about(party)).toEqual([]);
      await passDays(40);
      await run();
      const [message] = await about(party);
      expect(message).toMatchObject({ registrationId: null, isClosed: false, actor: null, ask: 'do' });
      await passDays(1);
      await run();
      expect(await about(party)).toEqual([message]);
    });

    it('is told of to the user of the newest registration where no one looks after the client', async () => {
      const { party } = await putFile(10);
      await set(party, { assignee_id: null });
      await run();
      expect(await about(party)).toHaveLength(1);
    });

    it('asks for nothing any more once there is a newer one, in the file or in a registration', async () => {
      const [one, other] = [await putFile(10), await putFile(10)];
      await run();
      const newer = { kind: 'passport', validUntil: dayIn(1_000) } as const;
      await putClientDocument(platform, await platform.signIn('meridian.admin'), one.party, newer);
      await putDocument(platform, user, other.registration, { party_id: other.party, ...newer });
      for (const { party } of [one, other]) {
        expect(await about(party)).toMatchObject([{ messageStatus: 'Read', isClosed: true }]);
        await run();
        expect(await about(party)).toHaveLength(1);
      }
    });

    it('is not told of for a relation that has ended, and once for two who are one', async () => {
      const [ended, stays, goes] = [await putFile(10), await putFile(10), await putFile(10)];
      await set(ended.party, { status: 'E' });
      await run();
      expect(await about(ended.party)).toEqual([]);
      await mergeParties(platform, { a: stays.party, b: goes.party });
      expect(await about(goes.party)).toMatchObject([{ isClosed: true }]);
      expect(await about(stays.party)).toMatchObject([{ isClosed: false }]);
      await run();
      expect(await about(stays.party)).toHaveLength(1);
    });
  });
});
