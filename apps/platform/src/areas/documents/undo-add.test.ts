import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { documentsPath, putDocument } from '../../testing/documents.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, putRegistration, statusDoor } from '../../testing/registrations.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Document = OutputOf<typeof contract.documents.list>['items'][number];
type History = OutputOf<typeof contract.registrations.history>;
type Messages = OutputOf<typeof contract.messages.counts>;

const signOffs = '/api/workflows/sign-offs';

onBothEngines('a document that was just added', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });

  const put = async () => {
    const id = await putRegistration(platform, {
      status: 'COMPLETE',
      assignee: 'meridian.user',
      riskLevel: 'HIGH',
      parties: [completePerson()],
    });
    return id;
  };
  const progress = (id: string) =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: admin });
  const request = async (id: string) => {
    const response = await statusDoor(platform, user).change(id, { next: 'ACCEPTED', comment: 'Known' });
    return ((await response.json()) as Progress).signOff!;
  };
  const undo = (id: string, document: Document, token = user) =>
    platform.ask(`${documentsPath(id)}/${document._id}/undo`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${document.version}"` },
    });
  const approve = async (id: string) => {
    const signOff = await platform.get<SignOff>(`${signOffs}/${id}`, { token: admin });
    return platform.ask(`${signOffs}/${id}/decision`, {
      method: 'POST',
      token: admin,
      body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
  };
  const stateOf = async (id: string) => (await progress(id)).signOff?.state;
  const unread = async () =>
    (await platform.get<Messages>('/api/notifications/counts', { token: admin })).inboxUnread;

  it('is taken back, and the request that it made void is open again and can be approved', async () => {
    const id = await put();
    const signOff = await request(id);
    const messages = await unread();
    const document = await putDocument(platform, user, id, { cancels: signOff._id });
    expect(await stateOf(id)).toBe('void');
    expect(await unread()).toBe(messages - 1);
    expect((await undo(id, document)).status).toBe(200);
    expect(await stateOf(id)).toBe('requested');
    expect(await unread()).toBe(messages);
    const { items } = await platform.get<History>(`/api/main/registrations/${id}/history`, { token: admin });
    expect(items[0]).toMatchObject({
      action: 'registration.documentRemoved',
      detail: { undone: true, revived: signOff._id },
    });
    expect((await approve(signOff._id)).status).toBe(200);
    expect((await progress(id)).status).toBe('ACCEPTED');
  });

  it('is only taken back once anything else has changed: what was frozen is not what is there', async () => {
    const id = await put();
    const signOff = await request(id);
    const first = await putDocument(platform, user, id, { cancels: signOff._id });
    const second = await putDocument(platform, user, id);
    expect((await undo(id, first)).status).toBe(200);
    expect(await stateOf(id)).toBe('void');
    expect((await undo(id, second)).status).toBe(200);
    expect(await stateOf(id)).toBe('void');
  });

  it('stays with a request that was made with it', async () => {
    const id = await put();
    const document = await putDocument(platform, user, id);
    await request(id);
    expect((await errorOf(await undo(id, document))).type).toBe('Blocked');
    expect(await stateOf(id)).toBe('requested');
  });

  it('is taken back by who added it, within a quarter of an hour', async () => {
    const id = await put();
    const document = await putDocument(platform, user, id);
    expect((await errorOf(await undo(id, document, admin))).type).toBe('RegistrationFrozen');
    platform.clock.turn(15 * 60 + 1);
    user = await platform.signIn('meridian.user');
    expect((await errorOf(await undo(id, document))).type).toBe('RegistrationFrozen');
    admin = await platform.signIn('meridian.admin');
  });

  it('has one outcome when it is taken back twice at once', async () => {
    const id = await put();
    const signOff = await request(id);
    const document = await putDocument(platform, user, id, { cancels: signOff._id });
    const statuses = (await Promise.all([undo(id, document), undo(id, document)])).map(
      ({ status }) => status,
    );
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect(await stateOf(id)).toBe('requested');
  });
});
