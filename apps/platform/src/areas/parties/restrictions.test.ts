import { contract, type OutputOf, type RestrictionKind } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { makeAdmin } from '../../testing/second-admin.ts';
import { openRequest } from '../../testing/sign-offs.ts';
import { putClient } from '../../testing/registrations.ts';
import { lastEvent, readStream } from '../../testing/stream.ts';
import { until } from '../../testing/until.ts';
import { addUpCounts } from '../registrations/service.ts';
import { addUpPartyCounts } from './service.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Restricted = OutputOf<typeof contract.tenants.restrictedClients>;
type History = OutputOf<typeof contract.parties.history>;
const { tenantMessagesGet } = contract.messages;
type Inbox = { readonly items: readonly { readonly registrationId: string | null }[] };
interface Count {
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

const settings = '/api/main/tenants/meridian/settings?action=restrictedClients';
const nobody = { users: [], groups: [] };

onBothEngines('restricted clients', engine => {
  let platform: TestPlatform;
  let [admin, user, second] = ['', '', ''];
  let [registrationId, partyId] = ['', ''];
  const name = 'Zwijgzaam';

  const idOf = async (username: string) => {
    const { rows } = await platform.database.read('meridian', tx =>
      sql<{ id: string }>`select id from users where username = ${username}`.execute(tx),
    );
    return rows[0]?.id ?? '';
  };
  const status = async (path: string, token: string) => (await platform.ask(path, { token })).status;
  const get = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: admin });
  const mark = async (id: string, kind: RestrictionKind | null, token = admin, reason = 'Works with us') =>
    platform.ask(`/api/main/parties/${id}/restriction`, {
      method: 'PUT',
      token,
      body: { kind, reason },
      headers: { 'if-match': `"v${(await get(id)).version}"` },
    });
  const nameFor = async (value: Partial<Restricted['value']>, token = admin) => {
    const { version, value: before } = await platform.get<Restricted>(settings, { token: admin });
    return platform.ask(settings, {
      method: 'PUT',
      token,
      body: { reason: null, value: { ...before, ...value } },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  beforeAll(async () => {
    platform = await startTestPlatform(engine, {}, { streamCheck: 50 });
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
    await makeAdmin(platform, 'meridian.agent');
    second = await platform.signIn('meridian.agent');
    [registrationId, partyId] = await putClient(platform, { fields: { lastName: name } });
  });

  it('are marked by those alone who may see them, whatever their role', async () => {
    expect((await mark(partyId, 'STAFF')).status).toBe(403);
    expect(
      (await nameFor({ STAFF: { users: [await idOf('meridian.admin')], groups: [] } }, user)).status,
    ).toBe(403);
    expect((await nameFor({ STAFF: { users: [await idOf('meridian.admin')], groups: [] } })).status).toBe(
      200,
    );
    platform.clock.turn(1);
    expect((await get(partyId)).restrictionKinds).toEqual(['STAFF']);
    expect((await mark(partyId, 'VIP')).status).toBe(403);
    expect((await mark(partyId, 'STAFF', admin, ' ')).status).toBe(400);
    expect((await mark(partyId, null)).status).toBe(400);
  });

  it('name only users and groups of the firm', async () => {
    const refused = await nameFor({ VIP: { users: [], groups: [crypto.randomUUID()] } });
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).fields).toEqual([{ path: 'value.VIP.groups[0]', code: 'oneOf' }]);
  });

  describe('once one is marked', () => {
    /** What each list, search and figure says, with how many it counts. */
    const lists = {
      registrations: '/api/main/registrations?max=1000',
      'registrations of an assignee': '/api/main/registrations?assignee=me&max=1000',
      'a search for it': `/api/main/registrations?search=${name}`,
      parties: '/api/main/parties?max=1000',
      'a search of parties': `/api/main/parties?search=${name}`,
      processes: '/api/workflows/processes?max=1000',
      'my work': '/api/workflows/processes?scope=mine&max=1000',
    } as const;
    const addresses = () => [
      `/api/main/parties/${partyId}`,
      `/api/main/parties/${partyId}/history`,
      `/api/main/parties/${partyId}/connections`,
      `/api/main/parties/${partyId}/owners`,
      `/api/main/registrations/${registrationId}`,
      `/api/main/registrations/${registrationId}/status`,
      `/api/main/registrations/${registrationId}/history`,
      `/api/main/registrations/${registrationId}/readers`,
      `/api/main/registrations/${registrationId}/changes`,
      `/api/main/registrations/${registrationId}/progress`,
      `/api/main/registrations/${registrationId}/export?format=csv`,
    ];
    const read = async (token: string) => {
      const answers = await Promise.all(
        Object.values(lists).map(path => platform.get<Count>(path, { token })),
      );
      return { answers, text: JSON.stringify(answers) };
    };
    let before: Awaited<ReturnType<typeof read>>;
    let opened: readonly number[];

    beforeAll(async () => {
      before = await read(user);
      opened = await Promise.all(addresses().map(path => status(path, user)));
      await mark(partyId, 'STAFF');
      platform.clock.turn(1);
    });

    it('its page, its registrations and all below them are unknown to everyone else', async () => {
      expect(opened).not.toContain(404);
      const answers = await Promise.all(
        addresses().map(async path => [path, await status(path, user)] as const),
      );
      expect(answers.filter(([, code]) => code !== 404)).toEqual([]);
      expect(await status(`/api/main/parties/${partyId}`, admin)).toBe(200);
      expect(await status(`/api/main/registrations/${registrationId}`, admin)).toBe(200);
    });

    it('no list, search or figure of theirs has it, and each counts one less', async () => {
      const now = await read(user);
      expect(before.text).toContain(name);
      expect(now.text).not.toContain(name);
      Object.keys(lists).forEach((list, index) => {
        const [then, present] = [before.answers[index], now.answers[index]];
        expect([list, present?.total]).toEqual([list, (then?.total ?? 0) - 1]);
        expect([list, present?.counts['all']]).toEqual([
          list,
          then?.counts['all'] === undefined ? undefined : then.counts['all'] - 1,
        ]);
      });
      expect((await read(admin)).text).toContain(name);
    });

    it('counts stay right after they were added up', async () => {
      const total = async () =>
        (await platform.get<Count>('/api/main/registrations', { token: user })).counts['all'];
      const then = await total();
      await platform.database.tenant('meridian', async tx => {
        await addUpCounts(tx);
        await addUpPartyCounts(tx);
      });
      expect(await total()).toBe(then);
    });

    it('nothing suggests it: not as a duplicate, not as someone who is there already', async () => {
      const person = { givenNames: 'Maarten', lastName: name, dateOfBirth: '1968-03-14' };
      const suggestions = (token: string) =>
        platform.get<Count>('/api/main/parties/suggestions', {
          method: 'POST',
          token,
          body: { ...person, taxIdentificationNumber: null, chamberOfCommerceNo: null },
        });
      expect((await suggestions(admin)).total).toBe(1);
      expect((await suggestions(user)).total).toBe(0);
      const duplicates = (token: string) =>
        platform.get<Count>('/api/main/registrations/duplicates', {
          method: 'POST',
          token,
          body: { persons: [person], chamberOfCommerceNo: null },
        });
      expect((await duplicates(admin)).total).toBe(1);
      expect((await duplicates(user)).total).toBe(0);
    });

    it('no message about it is in the inbox of someone else, and no one else can be mentioned', async () => {
      const inbox = (token: string) =>
        platform.get<{ readonly data: { readonly tenantMessagesGet: Inbox } }>('/api/notifications/graphql', {
          method: 'POST',
          token,
          body: {
            operationName: tenantMessagesGet.operation,
            query: tenantMessagesGet.document,
            variables: { messageStatus: ['Unread', 'Read', 'Archived'], max: 200 },
          },
        });
      const { items } = (await inbox(user)).data.tenantMessagesGet;
      expect(items.map(item => item.registrationId)).not.toContain(registrationId);
      const readers = await platform.get<{ readonly items: readonly { readonly name: string }[] }>(
        `/api/main/registrations/${registrationId}/readers`,
        { token: admin },
      );
      expect(readers.items.map(reader => reader.name)).toEqual(['Sanne de Wit']);
    });

    it('a change of it is heard by those who may see it alone', async () => {
      const listen = async (token: string) =>
        readStream(
          await platform.ask('/api/notifications/stream', {
            token,
            headers: { 'last-event-id': String(await lastEvent(platform, 'meridian')) },
          }),
        );
      const [near, far] = [await listen(admin), await listen(user)];
      const [, other] = await putClient(platform, { fields: { lastName: 'Alledaags' } });
      const change = async (id: string) => {
        const party = await get(id);
        const version = party.sections.find(({ section }) => section === 'id-details')?.version ?? 0;
        await platform.ask(`/api/main/parties/${id}/sections/id-details`, {
          method: 'PUT',
          token: admin,
          body: { naturalPerson: { placeOfBirth: 'Ede' } },
          headers: { 'if-match': `"v${version}"` },
        });
      };
      const ids = (stream: typeof near) => stream.events.map(({ data }) => data['id']);
      await change(partyId);
      await change(other);
      await until(() => expect(ids(far)).toContain(other));
      await until(() => expect(ids(near)).toContain(partyId));
      expect(ids(far)).not.toContain(partyId);
      expect(ids(far)).not.toContain(registrationId);
      await Promise.all([near.close(), far.close()]);
    });

    it('a registration that it joins is kept from them too, also when both happen at once', async () => {
      const [id, joining] = await putClient(platform, { fields: { lastName: 'Tegelijk' } });
      await Promise.all([
        mark(joining, 'STAFF'),
        platform.ask('/api/main/registrations', {
          method: 'POST',
          token: admin,
          body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [{ linked: joining }] },
        }),
      ]);
      platform.clock.turn(1);
      expect(await status(`/api/main/registrations/${id}`, user)).toBe(404);
      const answer = await platform.get<Count>(`/api/main/registrations?search=Tegelijk`, { token: user });
      expect(answer.total).toBe(0);
    });

    it('who is named as one of a group sees it once a second person agrees, and loses it again at once', async () => {
      const group = crypto.randomUUID();
      const at = platform.clock.now();
      const member = await idOf('meridian.user');
      await platform.database.tenant('meridian', async tx => {
        await tx
          .insertInto('groups')
          .values({
            id: group,
            tenant_id: 'meridian',
            name: 'Private desk',
            kind: 'staff',
            permissions: [],
            created_at: at,
            updated_at: at,
          })
          .execute();
        await tx
          .insertInto('group_members')
          .values({ tenant_id: 'meridian', group_id: group, user_id: member })
          .execute();
      });
      const users = [await idOf('meridian.admin')];
      expect((await nameFor({ STAFF: { users, groups: [group] } })).status).toBe(200);
      platform.clock.turn(1);
      expect(await status(`/api/main/parties/${partyId}`, user)).toBe(404);
      const { signOff, approve } = await openRequest(platform, 'settings.widenRestricted', admin);
      expect(signOff).toMatchObject({
        hindrance: 'ownRequest',
        diff: [{ path: 'STAFF.groups', old: [], new: [group] }],
      });
      expect((await approve(admin)).status).toBe(403);
      expect((await approve(second)).status).toBe(200);
      platform.clock.turn(1);
      expect(await status(`/api/main/parties/${partyId}`, user)).toBe(200);
      expect((await nameFor({ STAFF: { ...nobody, users } })).status).toBe(200);
      platform.clock.turn(1);
      expect(await status(`/api/main/parties/${partyId}`, user)).toBe(404);
    });

    it('is lifted with a reason, which stays in its history', async () => {
      expect((await mark(partyId, null, admin, 'Left the firm')).status).toBe(200);
      platform.clock.turn(1);
      expect(await status(`/api/main/parties/${partyId}`, user)).toBe(200);
      expect(await status(`/api/main/registrations/${registrationId}`, user)).toBe(200);
      const { items } = await platform.get<History>(`/api/main/parties/${partyId}/history`, { token: admin });
      const lifted = items.find(({ action }) => action === 'party.restrictionLifted');
      expect(lifted?.changes).toMatchObject([
        { path: 'comment', new: 'Left the firm' },
        { path: 'restriction', old: 'STAFF', new: null },
      ]);
    });
  });
});
