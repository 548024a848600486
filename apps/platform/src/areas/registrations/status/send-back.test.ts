import { contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { putDocument } from '../../../testing/documents.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration, statusDoor } from '../../../testing/registrations.ts';
import { sendBackExpired } from './send-back.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type History = OutputOf<typeof contract.registrations.history>;
const { tenantMessagesGet } = contract.messages;
type Inbox = OutputOf<typeof tenantMessagesGet>;

const dayLength = 86_400;

onBothEngines('a document that ends while a decision is waited for', engine => {
  let platform: TestPlatform;
  const tokens = {} as Record<'admin' | 'user' | 'agent', string>;

  const signIn = async () => {
    for (const name of ['admin', 'user', 'agent'] as const)
      tokens[name] = await platform.signIn(`meridian.${name}`);
  };
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(signIn);

  /** The day after; sessions end in the meantime. */
  const nextDay = async () => {
    platform.clock.turn(dayLength);
    await signIn();
  };
  const today = () => platform.clock.now().toISOString().slice(0, 10);
  const round = () => sendBackExpired(platform.services, 'meridian');
  /** A complete registration whose passport is good today and not tomorrow. */
  const put = async ({
    isUnassigned = false,
    ...fields
  }: Parameters<typeof putRegistration>[1] & { isUnassigned?: boolean } = {}) => {
    const id = await putRegistration(platform, {
      status: 'COMPLETE',
      hasDocuments: false,
      ...(!isUnassigned && { assignee: 'meridian.agent' }),
      ...fields,
    });
    const [person = null] = await partyIdsOf(platform, id);
    const passport = { party_id: person, kind: 'passport', validUntil: today() } as const;
    await putDocument(platform, tokens.user, id, passport);
    return id;
  };
  const progress = (id: string) =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: tokens.admin });
  const history = async (id: string) =>
    (await platform.get<History>(`/api/main/registrations/${id}/history?max=100`, { token: tokens.admin }))
      .items;
  const inbox = async (token: string, id: string) => {
    const { operation: operationName, document: query } = tenantMessagesGet;
    const variables = { messageStatus: ['Unread', 'Read'], max: 200 };
    const { data } = await platform.get<{ data: { tenantMessagesGet: Inbox } }>(
      '/api/notifications/graphql',
      { method: 'POST', token, body: { operationName, query, variables } },
    );
    return data.tenantMessagesGet.items.filter(({ registrationId }) => registrationId === id);
  };

  it('leaves what is good on its last day', async () => {
    const id = await put();
    expect(await round()).toEqual([]);
    expect((await progress(id)).status).toBe('COMPLETE');
  });

  it('sends it back once, with the document as the reason, and tells the user who works on it', async () => {
    const id = await put();
    const last = today();
    await nextDay();
    expect(await round()).toContain(id);
    expect(await progress(id)).toMatchObject({ status: 'INCOMPLETE' });
    const [newest] = await history(id);
    expect(newest).toMatchObject({
      action: 'registration.statusChanged',
      actor: null,
      detail: { because: 'documentExpired' },
      changes: [
        { party: 'Maarten van der Brüggen', path: 'expired.identity', old: null, new: last },
        { party: null, path: 'status', old: 'COMPLETE', new: 'INCOMPLETE' },
      ],
    });
    expect(await inbox(tokens.agent, id)).toMatchObject([
      { messageType: 'registrationSentBack', messageStatus: 'Unread', actor: null },
    ]);
    expect(await round()).toEqual([]);
  });

  it('tells the Admins where no one works on it', async () => {
    const id = await put({ isUnassigned: true });
    await nextDay();
    await round();
    expect(await inbox(tokens.admin, id)).toMatchObject([{ messageType: 'registrationSentBack' }]);
  });

  it('makes a request for approval void, and tells who asked', async () => {
    const id = await put({ riskLevel: 'HIGH' });
    const response = await statusDoor(platform, tokens.user).change(id, {
      next: 'ACCEPTED',
      comment: 'Please',
    });
    expect(response.status).toBe(200);
    await nextDay();
    await round();
    expect((await progress(id)).signOff).toMatchObject({ state: 'void' });
    expect((await inbox(tokens.user, id)).map(({ messageType }) => messageType)).toEqual(['approvalVoided']);
  });

  it('leaves what has a newer document, and what is decided', async () => {
    const renewed = await put();
    const [person = null] = await partyIdsOf(platform, renewed);
    await putDocument(platform, tokens.user, renewed, {
      party_id: person,
      kind: 'idCard',
      validUntil: '2031-01-01',
    });
    const decided = await put({ status: 'ACCEPTED' });
    await nextDay();
    expect(await round()).toEqual([]);
    expect((await progress(renewed)).status).toBe('COMPLETE');
    expect((await progress(decided)).status).toBe('ACCEPTED');
  });

  it('happens once when several look at the same time', async () => {
    const ids = [await put(), await put()];
    await nextDay();
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.flat().toSorted()).toEqual(ids.toSorted());
    for (const id of ids)
      expect(
        (await history(id)).filter(({ action }) => action === 'registration.statusChanged'),
      ).toHaveLength(1);
  });
});
