import type { contract, OutputOf, PortalStep } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;
type History = OutputOf<typeof contract.parties.history>;

onBothEngines('the account of a client on the client portal', engine => {
  let platform: TestPlatform;
  let [admin, user, id] = ['', '', ''];

  const putClient = async (fields: object = {}) => {
    const registration = await putRegistration(platform, {
      assignee: 'meridian.user',
      parties: [completePerson(fields)],
    });
    return (await partyIdsOf(platform, registration))[0] ?? '';
  };
  const get = (about = id) => platform.get<Party>(`/api/main/parties/${about}`, { token: admin });
  const ask = (
    step: PortalStep,
    version: number,
    { reason = null as string | null, token = admin, about = id } = {},
  ) =>
    platform.ask(`/api/main/parties/${about}/portal`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { step, reason },
    });
  const take = async (step: PortalStep, reason: string | null = null) =>
    ask(step, (await get()).version, { reason });

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });
  beforeEach(async () => {
    id = await putClient();
  });

  it('begins with an invitation, is active or blocked, and comes back by another invitation', async () => {
    expect((await get()).portal).toBeNull();
    const states: (string | undefined)[] = [];
    for (const step of ['invite', 'resend', 'activate', 'block', 'invite'] as const) {
      expect((await take(step, step === 'block' ? 'Lost their telephone' : null)).status).toBe(200);
      const { portal } = await get();
      states.push(portal?.state);
      expect(portal).toMatchObject({
        by: 'Sanne de Wit',
        reason: step === 'block' ? 'Lost their telephone' : null,
      });
    }
    expect(states).toEqual(['invited', 'invited', 'active', 'blocked', 'invited']);
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history?max=5`, { token: admin });
    expect(items.map(({ action }) => action)).toEqual([
      'party.portalInvited',
      'party.portalBlocked',
      'party.portalActivated',
      'party.portalResent',
      'party.portalInvited',
    ]);
  });

  it('is there before anyone is invited again, and takes one step after another', async () => {
    for (const step of ['resend', 'activate', 'block'] as const) {
      const refused = await take(step, 'A reason');
      expect([refused.status, (await errorOf(refused)).type]).toEqual([409, 'PortalAccountMissing']);
    }
    await take('invite');
    expect((await errorOf(await take('invite'))).type).toBe('TransitionNotAllowed');
    expect((await errorOf(await take('block'))).fields).toEqual([{ path: 'reason', code: 'required' }]);
  });

  it('takes an email address to invite at', async () => {
    id = await putClient({ email: undefined });
    const refused = await take('invite');
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).fields).toEqual([{ path: 'email', code: 'required' }]);
  });

  it('is blocked, and not opened, once the relation has ended', async () => {
    await take('invite');
    await platform.database.tenant('meridian', tx =>
      tx.updateTable('parties').set({ status: 'E' }).where('id', '=', id).execute(),
    );
    expect((await errorOf(await take('resend'))).type).toBe('PartyEnded');
    expect((await take('block', 'The relation has ended')).status).toBe(200);
  });

  it('is changed by those who may change the file of the client, in their own firm', async () => {
    const agent = await platform.signIn('meridian.agent');
    const other = await platform.signIn('noordhaven.admin');
    const { version } = await get();
    expect((await ask('invite', version, { token: agent })).status).toBe(403);
    expect((await ask('invite', version, { token: other })).status).toBe(404);
    expect((await ask('invite', version, { token: user })).status).toBe(200);
  });

  it('is changed by one of two at once', async () => {
    const { version } = await get();
    const both = await Promise.all([ask('invite', version), ask('invite', version, { token: user })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  });
});
