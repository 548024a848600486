import type { contract, DeletionStep, OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eraseSubject } from '../../shared/erasure/erase-subject.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { erasingOn } from '../../testing/work.ts';
import { completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Deletion = OutputOf<typeof contract.parties.deletion>;
type History = OutputOf<typeof contract.parties.history>;
type List = OutputOf<typeof contract.parties.list>;

onBothEngines('the request to delete a client', engine => {
  let platform: TestPlatform;
  let [admin, id] = ['', ''];

  const putClient = async (
    status: 'A' | 'E' = 'E',
    registrationStatus: 'INCOMPLETE' | 'REJECTED' = 'REJECTED',
  ) => {
    const registration = await putRegistration(platform, {
      assignee: 'meridian.user',
      parties: [completePerson()],
    });
    const [party = ''] = await partyIdsOf(platform, registration);
    await platform.database.tenant('meridian', async tx => {
      await tx
        .updateTable('registrations')
        .set({ status: registrationStatus })
        .where('id', '=', registration)
        .execute();
      await tx.updateTable('parties').set({ status }).where('id', '=', party).execute();
    });
    return party;
  };
  const get = (about = id) => platform.get<Party>(`/api/main/parties/${about}`, { token: admin });
  const read = (about = id) =>
    platform.get<Deletion>(`/api/main/parties/${about}/deletion`, { token: admin });
  const ask = (
    step: DeletionStep,
    version: number,
    { reason = null as string | null, token = admin, about = id } = {},
  ) =>
    platform.ask(`/api/main/parties/${about}/deletion`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { step, reason },
    });
  const take = async (step: DeletionStep, reason: string | null = null) =>
    ask(step, (await get()).version, { reason });

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });
  beforeEach(async () => {
    id = await putClient();
  });

  it('says who asked, when and why, until it is withdrawn, and deletes nothing', async () => {
    expect((await get()).deletion).toBeNull();
    expect((await take('request', 'Entered by mistake')).status).toBe(200);
    expect((await get()).deletion).toMatchObject({ by: 'Sanne de Wit', reason: 'Entered by mistake' });
    expect((await get()).naturalPerson?.lastName).toBeDefined();
    expect((await take('withdraw')).status).toBe(200);
    expect((await get()).deletion).toBeNull();
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history?max=2`, { token: admin });
    expect(items.map(({ action }) => action)).toEqual(['party.deletionWithdrawn', 'party.deletionRequested']);
  });

  it('takes a reason, and is made and withdrawn once', async () => {
    expect((await errorOf(await take('request', ' '))).fields).toEqual([
      { path: 'reason', code: 'required' },
    ]);
    expect((await errorOf(await take('withdraw'))).type).toBe('TransitionNotAllowed');
    await take('request', 'Entered by mistake');
    expect((await errorOf(await take('request', 'Once more'))).type).toBe('TransitionNotAllowed');
  });

  it('lists what stands in the way, and is made in spite of it', async () => {
    expect((await read()).obstacles).toEqual([]);
    id = await putClient('A', 'INCOMPLETE');
    const represented = await putClient('A');
    const connected = await platform.ask(`/api/main/parties/${represented}/connections`, {
      method: 'POST',
      token: admin,
      body: { type: 'RPD', to: id },
    });
    expect(connected.status).toBe(200);
    const [registration] = (await get()).registrations;
    await take('request', 'The client asked for it');
    expect(await read()).toMatchObject({
      request: { reason: 'The client asked for it' },
      obstacles: [
        { kind: 'relation', _id: null },
        { kind: 'registration', _id: registration?._id },
        { kind: 'connection', _id: represented },
      ],
    });
  });

  it('is what clients are listed by', async () => {
    const other = await putClient();
    await take('request', 'Entered by mistake');
    const { items, total } = await platform.get<List>('/api/main/parties?deletion=requested', {
      token: admin,
    });
    const ids = new Set(items.map(({ _id }) => _id));
    expect([ids.has(id), ids.has(other), total]).toEqual([true, false, items.length]);
  });

  it('is made by those who may delete clients, in their own firm', async () => {
    const agent = await platform.signIn('meridian.agent');
    const other = await platform.signIn('noordhaven.admin');
    const { version } = await get();
    const reason = 'Entered by mistake';
    expect((await ask('request', version, { token: agent, reason })).status).toBe(403);
    expect((await ask('request', version, { token: other, reason })).status).toBe(404);
  });

  it('is made by one of two at once', async () => {
    const { version } = await get();
    const reason = 'Entered by mistake';
    const both = await Promise.all([
      ask('request', version, { reason }),
      ask('request', version, { reason }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 412]);
  });

  it('is of no one any more to read why, once the client was erased', async () => {
    await take('request', 'Entered by mistake');
    const erasing = erasingOn(platform.database, platform.services.keys);
    await erasing('meridian', work => eraseSubject(work, { subjectId: id, rule: 'retention' }));
    expect((await get()).deletion).toMatchObject({ by: 'Sanne de Wit', reason: null });
  });
});
