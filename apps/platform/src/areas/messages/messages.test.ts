import { contract, type BodyOf, type EndpointDefinition, type OutputOf } from '@dossier/api/contract';
import { messageStatus } from '@dossier/validators/vocabularies';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../testing/registrations.ts';

const { tenantMessagesGet, bulkUpdateTenantMessage } = contract.messages;
type Inbox = OutputOf<typeof tenantMessagesGet>;
type InboxQuery = BodyOf<typeof tenantMessagesGet>;
type Progress = OutputOf<typeof contract.registrations.progress>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Registration = OutputOf<typeof contract.registrations.get>;
type Rows = OutputOf<typeof contract.registrations.list>['items'];
type Users = OutputOf<typeof contract.access.activeUsers>['items'];

const registrations = '/api/main/registrations';

onBothEngines('the inbox', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  let colleagues: Users;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
    colleagues = (await platform.get<{ items: Users }>('/api/access/users/active', { token: admin })).items;
  });

  const ask = (endpoint: EndpointDefinition, token: string, variables: object) =>
    platform.ask('/api/notifications/graphql', {
      method: 'POST',
      token,
      body: { operationName: endpoint.operation, query: endpoint.document, variables },
    });
  async function inbox(token: string, query: Partial<InboxQuery> = {}): Promise<Inbox> {
    const variables = { messageStatus: ['Unread', 'Read'], max: 200, ...query };
    const response = await ask(tenantMessagesGet, token, variables);
    return ((await response.json()) as { data: { tenantMessagesGet: Inbox } }).data.tenantMessagesGet;
  }
  const mark = async (token: string, ids: readonly string[], messageStatus: string) =>
    (await (await ask(bulkUpdateTenantMessage, token, { ids, messageStatus, updatedBy: 'x' })).json()) as {
      data: { bulkUpdateTenantMessage: { ids: string[] } };
    };
  const idOf = (username: string) => colleagues.find(user => user.username === username)!._id;
  const create = (token: string) =>
    platform.get<Registration>(registrations, {
      method: 'POST',
      token,
      body: {
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [{ naturalPerson: { lastName: 'Voorbeeld' } }],
      },
    });
  const assign = (
    token: string,
    { _id, version }: Pick<Registration, '_id' | 'version'>,
    to: string | null,
  ) =>
    platform.get<Registration>(`${registrations}/${_id}/assignee`, {
      method: 'POST',
      token,
      body: { assigneeId: to },
      headers: { 'if-match': `"v${version}"` },
    });
  const about = (token: string, { _id }: Pick<Registration, '_id'>) => inbox(token, { registrationId: _id });

  it('holds what the demo registrations led to: open work of the very person it was given to', async () => {
    const [mine, { items: rows }] = [
      await inbox(user, { messageType: ['taskAssigned'] }),
      await platform.get<{ items: Rows }>(`${registrations}?max=200&assignee=me`, { token: user }),
    ];
    const open = rows.filter(({ status }) => status === 'INCOMPLETE' || status === 'COMPLETE');
    expect(mine.counts.do).toBe(open.length);
    expect(
      new Set(mine.items.filter(message => message.ask === 'do').map(message => message.registrationId)),
    ).toEqual(new Set(open.map(row => row._id)));
    const [first] = mine.items;
    expect(first?.messageDescription).toBe(
      `${first?.registrationName}, ${rows.find(row => row._id === first?.registrationId)?.number}`,
    );
  });

  it('lists what asks for something before what is good to know, each the unread first, then the newest', async () => {
    const { items, total, counts } = await inbox(admin);
    expect(items).toHaveLength(total);
    expect(counts.Unread + counts.Read).toBe(total);
    const order = items.map(message => `${['decide', 'do', 'know'].indexOf(message.ask)}`);
    expect(order).toEqual(order.toSorted());
    const rank = ({ messageStatus: status, createdAt }: Inbox['items'][number]) =>
      `${String(status) === 'Unread' ? 1 : 0} ${createdAt}`;
    const work = items.filter(message => message.ask === 'do').map(rank);
    expect(work).toEqual(work.toSorted().toReversed());
    expect((await inbox(admin, { offset: 1, max: 1 })).items).toEqual([items[1]]);
  });

  it('shows many of a kind as one row where that is asked for', async () => {
    const each = await inbox(user);
    const stacked = await inbox(user, { isStacked: true });
    const kindOf = ({ messageType, messageStatus: status, ask }: Inbox['items'][number]) =>
      `${messageType} ${String(status)} ${ask}`;
    expect(stacked.items).toHaveLength(stacked.total);
    expect(stacked.items.length).toBeLessThan(each.items.length);
    expect(stacked.counts).toEqual(each.counts);
    for (const row of stacked.items.filter(({ sameKind }) => sameKind > 1)) {
      const same = each.items.filter(message => kindOf(message) === kindOf(row));
      expect(row).toEqual({ ...same[0], sameKind: same.length });
    }
    expect(stacked.items.reduce((sum, { sameKind }) => sum + sameKind, 0)).toBe(each.total);
  });

  it('quotes the comment that mentions its reader, as it reads now', async () => {
    const registration = await create(admin);
    const say = (text: string) =>
      platform.get<OutputOf<typeof contract.registrations.addComment>>(
        `${registrations}/${registration._id}/comments`,
        { method: 'POST', token: admin, body: { text, mentions: [idOf('meridian.user')] } },
      );
    await say('Please check the UBO extract.');
    expect((await about(user, registration)).items).toMatchObject([
      { messageType: 'mention', actor: 'Sanne de Wit', excerpt: 'Please check the UBO extract.' },
    ]);
    platform.clock.turn(1);
    const second = await say('x'.repeat(1_000));
    const [long] = (await about(user, registration)).items;
    expect(long?.excerpt).toBe(`${'x'.repeat(399)}…`);
    await platform.get(`${registrations}/${registration._id}/comments/${second._id}`, {
      method: 'PUT',
      token: admin,
      body: { text: 'Never mind.', mentions: [idOf('meridian.user')] },
      headers: { 'if-match': `"v${second.version}"` },
    });
    expect((await about(user, registration)).items).toMatchObject([{ excerpt: 'Never mind.' }]);
  });

  it.each([
    ['reject', 'The extract is too old.'],
    ['approve', null],
  ] as const)('quotes a request, and its decision: %s', async (decision, comment) => {
    const _id = await putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user' });
    const request = { next: 'ACCEPTED', comment: 'Two UBOs, extract checked.' };
    await statusDoor(platform, user).change(_id, request);
    expect((await about(admin, { _id })).items).toMatchObject([
      { messageType: 'approvalRequested', actor: 'Malik Bakker', excerpt: request.comment, decision: null },
    ]);
    const { signOff } = await platform.get<Progress>(`${registrations}/${_id}/progress`, { token: admin });
    const signOffPath = `/api/workflows/sign-offs/${signOff?._id}`;
    const { payloadHash, version } = await platform.get<SignOff>(signOffPath, { token: admin });
    await platform.get(`${signOffPath}/decision`, {
      method: 'POST',
      token: admin,
      body: { decision, payloadHash, comment },
      headers: { 'if-match': `"v${version}"` },
    });
    expect((await about(user, { _id })).items).toMatchObject([
      { messageType: 'approvalDecided', actor: 'Sanne de Wit', excerpt: comment, decision },
    ]);
  });

  it('quotes why a registration was sent back', async () => {
    const _id = await putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user' });
    const change = { next: 'INCOMPLETE', comment: 'The tax number is missing.' };
    expect((await statusDoor(platform, admin).change(_id, change)).status).toBe(200);
    expect((await about(user, { _id })).items).toMatchObject([
      { messageType: 'registrationSentBack', actor: 'Sanne de Wit', excerpt: change.comment },
    ]);
  });

  it('tells the user who is given work by someone else, and takes it back when the work goes elsewhere', async () => {
    const registration = await create(admin);
    const assigned = await assign(admin, registration, idOf('meridian.user'));
    expect((await about(user, registration)).items).toMatchObject([
      {
        messageType: 'taskAssigned',
        messageStatus: 'Unread',
        ask: 'do',
        actor: 'Sanne de Wit',
        registrationName: 'Voorbeeld',
        party_id: registration.parties[0]?._id,
      },
    ]);
    const taken = await assign(admin, assigned, null);
    expect((await about(user, registration)).items).toMatchObject([
      { messageStatus: 'Read', ask: 'know', isClosed: true },
    ]);
    // Given again: a message of its own, for there is new work.
    await assign(admin, taken, idOf('meridian.user'));
    expect((await about(user, registration)).counts).toMatchObject({ Unread: 1, Read: 1, do: 1, know: 1 });
  });

  it('tells no one of their own act', async () => {
    const registration = await create(admin);
    await assign(admin, await assign(admin, registration, null), idOf('meridian.admin'));
    expect((await about(admin, registration)).total).toBe(0);
  });

  it('tells the Admins of a registration that no one works on, until someone does', async () => {
    const { accessToken } = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
      method: 'POST',
      token: await platform.signIn('system.admin'),
      body: { tenantId: 'meridian' },
    });
    const registration = await create(accessToken);
    expect((await about(admin, registration)).items).toMatchObject([
      { messageType: 'registrationSubmitted', messageStatus: 'Unread' },
    ]);
    expect((await about(user, registration)).total).toBe(0);
    await assign(admin, registration, idOf('meridian.user'));
    expect((await about(admin, registration)).items).toMatchObject([
      { messageStatus: 'Read', isClosed: true },
    ]);
  });

  it('does not speak of what its reader may not see any more', async () => {
    const agent = await platform.signIn('meridian.agent');
    const registration = await assign(admin, await create(admin), idOf('meridian.agent'));
    const [before] = (await about(agent, registration)).items;
    expect(before?.registrationName).toBe('Voorbeeld');
    await assign(admin, registration, idOf('meridian.user'));
    const after = (await inbox(agent)).items.find(message => message.id === before?.id);
    expect(after).toMatchObject({
      registrationId: null,
      registrationName: null,
      party_id: null,
      messageDescription: '',
    });
  });

  describe('marking', () => {
    it('moves messages between unread, read, archived and deleted, and back', async () => {
      const before = await inbox(admin);
      const ids = before.items.slice(0, 2).map(({ id }) => id);
      for (const status of (['Archived', 'Deleted', 'Unread'] as const).map(code =>
        messageStatus.code(code),
      )) {
        expect((await mark(admin, ids, status)).data.bulkUpdateTenantMessage.ids.toSorted()).toEqual(
          ids.toSorted(),
        );
        const page = await inbox(admin, { messageStatus: [status], max: 200 });
        expect(page.items.filter(({ id }) => ids.includes(id))).toHaveLength(2);
      }
      expect((await inbox(admin)).total).toBe(before.total);
    });

    it('touches no one else’s', async () => {
      const [theirs] = (await inbox(user)).items;
      expect((await mark(admin, [theirs!.id], 'Deleted')).data.bulkUpdateTenantMessage.ids).toEqual([]);
      expect((await inbox(user)).items.map(({ id }) => id)).toContain(theirs!.id);
    });

    it.each([
      [
        'a status that there is not',
        { ids: ['11111111-1111-4111-8111-111111111111'], messageStatus: 'Lost' },
      ],
      ['an id that is none', { ids: ['canary'], messageStatus: 'Read' }],
      ['no messages at all', { ids: [], messageStatus: 'Read' }],
    ])('refuses %s', async (_, variables) => {
      const response = await ask(bulkUpdateTenantMessage, admin, variables);
      const { errors } = (await response.json()) as { errors: { extensions: { type: string } }[] };
      expect(errors[0]?.extensions.type).toBe('ValidationFailed');
    });
  });

  it('is for anyone who is signed in', async () => {
    const response = await platform.ask('/api/notifications/graphql', { method: 'POST', body: {} });
    expect(response.status).toBe(401);
    expect((await errorOf(response)).type).toBe('SessionExpired');
  });
});
