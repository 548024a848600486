import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mergeParties } from '../../testing/merges.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { clientDocumentsPath } from '../../testing/documents.ts';
import { hashOfFiles } from '../../testing/stored-files.ts';
import { completeCompany, completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Parties = OutputOf<typeof contract.parties.list>;
type Memberships = OutputOf<typeof contract.parties.memberships>;
type History = OutputOf<typeof contract.parties.history>;

onBothEngines('groups of persons', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  let [anna, bas, cor] = ['', '', ''];

  const putPerson = async (name: string, riskLevel?: 'LOW' | 'MEDIUM' | 'HIGH') => {
    const parties = [completePerson({ givenNames: name, preferredName: name })];
    const put = { assignee: 'meridian.user', parties, ...(riskLevel && { riskLevel }) };
    return (await partyIdsOf(platform, await putRegistration(platform, put)))[0] ?? '';
  };
  const post = (path: string, body: object, { token = admin, version = null as number | null } = {}) =>
    platform.ask(`/api/main/parties/${path}`, {
      method: 'POST',
      token,
      body,
      ...(version !== null && { headers: { 'if-match': `"v${version}"` } }),
    });
  const createGroup = (members: readonly string[], { name = 'Familie De Groot', token = admin } = {}) =>
    post('groups', { name, members }, { token });
  const group = async (...members: string[]) => ((await (await createGroup(members)).json()) as Party)._id;
  const memberships = (id: string, token = admin) =>
    platform.get<Memberships>(`/api/main/parties/${id}/memberships`, { token });
  const namesOf = async (id: string, token = admin) =>
    (await memberships(id, token)).items.map(({ party }) => party.name);
  const takeOut = async (id: string, person: string, { validTo = null as string | null } = {}) => {
    const { items } = await memberships(id);
    const { _id, version } = items.find(({ party }) => party._id === person) ?? { _id: '', version: 0 };
    return post(`${id}/memberships/${_id}/end`, { validTo }, { version });
  };
  const riskInList = async (id: string) => {
    const { items } = await platform.get<Parties>('/api/main/parties?type=NPG&max=100', { token: admin });
    return items.find(({ _id }) => _id === id)?.riskQualificationId;
  };

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });
  beforeEach(async () => {
    anna = await putPerson('Anna', 'LOW');
    bas = await putPerson('Bas', 'MEDIUM');
    cor = await putPerson('Cor', 'HIGH');
  });

  it('are made of two natural persons or more, and are active clients with a file', async () => {
    const made = await createGroup([anna, bas], { token: user });
    expect(made.status).toBe(200);
    const party = (await made.json()) as Party;
    expect(party).toMatchObject({ type: 'NPG', status: 'A', name: 'Familie De Groot', version: 1 });
    expect([party.naturalPerson, party.legalEntity]).toEqual([undefined, undefined]);
    expect(await namesOf(party._id)).toEqual(['Anna van der Brüggen', 'Bas van der Brüggen']);
    expect(await namesOf(anna)).toEqual(['Familie De Groot']);
  });

  it('refuse one member, the same one twice, a company, a group and someone of another firm', async () => {
    const company = await partyIdsOf(
      platform,
      await putRegistration(platform, { type: 'BUSINESS', parties: [completeCompany()] }),
    );
    const stranger = await partyIdsOf(platform, await putRegistration(platform, { tenant: 'noordhaven' }));
    const other = await group(anna, bas);
    for (const [members, path] of [
      [[anna], 'members'],
      [[anna, anna], 'members[1]'],
      [[anna, company[0]], 'members[1]'],
      [[anna, other], 'members[1]'],
      [[stranger[0], anna], 'members[0]'],
      [['no id', anna], 'members[0]'],
    ] as const) {
      const refused = await createGroup(members as readonly string[]);
      expect([refused.status, (await errorOf(refused)).fields?.[0]?.path]).toEqual([400, path]);
    }
    expect((await createGroup([anna, bas], { name: '  ' })).status).toBe(400);
  });

  it('have the highest level of their members, and follow it', async () => {
    const id = await group(anna, bas);
    expect((await memberships(id)).riskQualificationId).toBe('MEDIUM');
    expect((await post(`${id}/memberships`, { party: cor })).status).toBe(200);
    expect((await memberships(id)).riskQualificationId).toBe('HIGH');
    expect(await riskInList(id)).toBe('HIGH');
    await takeOut(id, cor);
    expect(await riskInList(id)).toBe('MEDIUM');
    expect((await memberships(anna)).riskQualificationId).toBeNull();
  });

  it('take a member from a day on, who is in it once, and let one go on a day', async () => {
    const id = await group(anna, bas);
    expect((await post(`${id}/memberships`, { party: cor, validFrom: '2026-01-05' })).status).toBe(200);
    for (const [body, path] of [
      [{ party: cor }, 'party'],
      [{ party: id }, 'party'],
      [{ party: anna, validFrom: '2999-01-01' }, 'validFrom'],
    ] as const)
      expect((await errorOf(await post(`${id}/memberships`, body))).fields?.[0]?.path).toBe(path);
    expect((await errorOf(await takeOut(id, cor, { validTo: '2026-01-04' }))).fields?.[0]?.path).toBe(
      'validTo',
    );
    expect((await takeOut(id, cor, { validTo: '2026-02-01' })).status).toBe(200);
    expect((await memberships(id)).items.at(-1)).toMatchObject({
      validFrom: '2026-01-05',
      validTo: '2026-02-01',
      isCurrent: false,
      version: 2,
    });
    expect((await takeOut(id, cor)).status).toBe(412);
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history?max=20`, { token: admin });
    expect(items.map(({ action, detail }) => [action, detail['otherName'] ?? null])).toEqual([
      ['party.memberLeft', 'Cor van der Brüggen'],
      ['party.memberAdded', 'Cor van der Brüggen'],
      ['party.memberAdded', 'Bas van der Brüggen'],
      ['party.memberAdded', 'Anna van der Brüggen'],
      ['party.created', null],
    ]);
  });

  it('name no member who is kept from the reader, and do not have their level', async () => {
    const id = await group(anna, bas, cor);
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('parties')
        .set({ restriction: 'VIP', restriction_reason: 'Everyone knows them' })
        .where('id', '=', cor)
        .execute(),
    );
    expect(await namesOf(id, user)).toEqual(['Anna van der Brüggen', 'Bas van der Brüggen']);
    expect((await memberships(id, user)).riskQualificationId).toBe('MEDIUM');
    expect(JSON.stringify(await memberships(id, user))).not.toContain('Cor');
    expect((await platform.ask(`/api/main/parties/${cor}/memberships`, { token: user })).status).toBe(404);
  });

  it('are no party of a connection, have no sections, and are not merged', async () => {
    const [id, other] = [await group(anna, bas), await group(anna, cor)];
    const connection = { type: 'OWN', to: id, economicLow: '30' };
    expect((await errorOf(await post(`${anna}/connections`, connection))).fields?.[0]?.path).toBe('to');
    expect((await post(`${id}/connections`, { ...connection, to: anna })).status).toBe(404);
    const { items } = await platform.get<{ items: unknown[] }>(`/api/main/parties/${anna}/connections`, {
      token: admin,
    });
    expect(items).toEqual([]);
    const section = await platform.ask(`/api/main/parties/${id}/sections/address`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': '"v0"' },
      body: { naturalPerson: { address: { city: 'Ede' } } },
    });
    expect([section.status, (await errorOf(section)).type]).toEqual([409, 'NotForGroups']);
    const plan = await platform.get<OutputOf<typeof contract.parties.mergePlan>>(
      `/api/custodians/merge/bkyc/${id}/${other}`,
      { token: admin },
    );
    expect(plan.obstacles).toContain('otherType');
  });

  const get = (id: string, token = admin) => platform.get<Party>(`/api/main/parties/${id}`, { token });
  const me = async (token: string) =>
    (await platform.get<{ _id: string }>('/api/access/users/me', { token }))._id;
  const change = async (id: string, body: object, { token = admin, version = null as number | null } = {}) =>
    platform.ask(`/api/main/parties/${id}/group`, {
      method: 'PUT',
      token,
      body,
      headers: { 'if-match': `"v${version ?? (await get(id)).version}"` },
    });

  it('are looked after by who made them, until someone else is named, and can be called otherwise', async () => {
    const id = await group(anna, bas);
    const [mine, theirs] = [await me(admin), await me(user)];
    expect(await get(id)).toMatchObject({ assignee_id: mine });
    const changed = await change(id, { name: ' Familie Bakker ', assigneeId: theirs });
    expect((await changed.json()) as Party).toMatchObject({
      name: 'Familie Bakker',
      assignee_id: theirs,
      assignee: 'Malik Bakker',
      version: 2,
    });
    expect(await get(id)).toMatchObject({ name: 'Familie Bakker', assignee: 'Malik Bakker' });
    expect(await namesOf(anna)).toEqual(['Familie Bakker']);
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history?max=20`, {
      token: admin,
    });
    expect(items[0]).toMatchObject({ action: 'party.changed', detail: { from: mine, to: theirs } });
    expect(items[0]?.changes).toContainEqual(
      expect.objectContaining({ path: 'name', old: 'Familie De Groot', new: 'Familie Bakker' }),
    );
    const search = await platform.get<Parties>('/api/main/parties?type=NPG&search=Familie%20Bakker&max=100', {
      token: admin,
    });
    expect(search.items.map(({ _id }) => _id)).toContain(id);
  });

  it('are not changed without a name, for one who is no colleague, as they were before, or where there is none', async () => {
    const id = await group(anna, bas);
    const body = { name: 'Familie Bakker', assigneeId: null };
    for (const [wrong, path] of [
      [{ ...body, name: ' ' }, 'name'],
      [{ ...body, assigneeId: 'no one' }, 'assigneeId'],
      [{ ...body, assigneeId: anna }, 'assigneeId'],
    ] as const)
      expect((await errorOf(await change(id, wrong))).fields?.[0]?.path).toBe(path);
    expect((await change(anna, body)).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => change(id, body, { version: 1 })));
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 412]);
    expect(await get(id)).toMatchObject({ assignee_id: null, version: 2 });
  });

  it('are seen by the Agent who looks after them, and by the one of a member', async () => {
    const agent = await platform.signIn('meridian.agent');
    const client = completePerson({ givenNames: 'Dirk', preferredName: 'Dirk' });
    const [dirk = ''] = await partyIdsOf(
      platform,
      await putRegistration(platform, { assignee: 'meridian.agent', parties: [client] }),
    );
    const [theirs, assigned, other] = [
      await group(anna, dirk),
      await group(anna, bas),
      await group(anna, cor),
    ];
    const statusFor = async (id: string) =>
      (await platform.ask(`/api/main/parties/${id}`, { token: agent })).status;
    await change(assigned, { name: 'Familie Bakker', assigneeId: await me(agent) });
    expect([await statusFor(theirs), await statusFor(assigned), await statusFor(other)]).toEqual([
      200, 200, 404,
    ]);
    // Of the members they see their own.
    expect(await namesOf(theirs, agent)).toEqual(['Dirk van der Brüggen']);
    expect(await namesOf(assigned, agent)).toEqual([]);
    const listed = await platform.get<Parties>('/api/main/parties?type=NPG&max=100', { token: agent });
    expect(listed.items.map(({ _id }) => _id).toSorted()).toEqual([theirs, assigned].toSorted());
    const readers = await platform.get<{ items: { _id: string }[] }>(`/api/main/parties/${theirs}/readers`, {
      token: admin,
    });
    expect(readers.items.map(({ _id }) => _id)).toContain(await me(agent));
    // Once that member has left, the group is out of sight.
    await post(`${theirs}/memberships`, { party: bas });
    expect((await takeOut(theirs, dirk)).status).toBe(200);
    expect(await statusFor(theirs)).toBe(404);
  });

  it('have two who turn out to be one once, since the earlier day; undoing it brings both back', async () => {
    const id = await group(anna, bas);
    expect((await post(`${id}/memberships`, { party: cor, validFrom: '2026-01-05' })).status).toBe(200);
    const stored = async () => [
      await hashOfFiles(platform.database, 'meridian', [bas, cor, id]),
      (await memberships(id)).items.map(({ version, ...membership }) => ({
        ...membership,
        isRead: version > 0,
      })),
    ];
    const mergeAndUndo = async () => {
      const merge = await mergeParties(platform, { a: bas, b: cor });
      const { items } = await memberships(id);
      expect(items.map(({ party, validFrom, isCurrent }) => [party._id, validFrom, isCurrent])).toEqual([
        [anna, expect.any(String), true],
        [bas, '2026-01-05', true],
      ]);
      expect(await namesOf(cor)).toEqual([]);
      const { version } = await platform.get<{ version: number }>(`/api/main/merges/${merge}`, {
        token: admin,
      });
      const undone = await platform.ask(`/api/main/merges/${merge}/undo`, {
        method: 'POST',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
        body: { comment: 'Two persons after all' },
      });
      expect(undone.status).toBe(200);
      platform.clock.turn(60);
    };
    // The first one gives their registrations the key that their history is under.
    await mergeAndUndo();
    const before = await stored();
    await mergeAndUndo();
    expect(await stored()).toEqual(before);
  });

  it('say plainly that an account, documents and data are those of their members', async () => {
    const id = await group(anna, bas);
    const headers = { 'if-match': '"v1"' };
    const answers = [
      await platform.ask(`/api/main/parties/${id}/portal`, {
        method: 'POST',
        token: admin,
        headers,
        body: { step: 'invite', reason: null },
      }),
      await platform.ask(`/api/main/parties/${id}/sections/custom-fields`, {
        method: 'PUT',
        token: admin,
        headers: { 'if-match': '"v0"' },
        body: { customFields: [{ _id: anna, value: 'Golf' }] },
      }),
      await platform.ask(`${clientDocumentsPath(id)}/preUpload?fileName=a.pdf&mimeType=application/pdf`, {
        token: admin,
      }),
      await platform.ask(`${clientDocumentsPath(id)}/postUpload`, {
        method: 'POST',
        token: admin,
        body: { uploadId: anna, kind: 'other', documentNumber: null, issuedOn: null, validUntil: null },
      }),
    ];
    for (const answer of answers)
      expect([answer.status, (await errorOf(answer)).type]).toEqual([409, 'NotForGroups']);
    expect(await platform.get(clientDocumentsPath(id), { token: admin })).toMatchObject({
      items: [],
      total: 0,
    });
    expect(await get(id)).toMatchObject({ portal: null, customFields: [] });
  });

  it('are changed by those who may change client files, in their own firm', async () => {
    const id = await group(anna, bas);
    const agent = await platform.signIn('meridian.agent');
    const stranger = await platform.signIn('noordhaven.admin');
    expect((await createGroup([anna, bas], { token: agent })).status).toBe(403);
    expect((await post(`${id}/memberships`, { party: cor }, { token: stranger })).status).toBe(404);
    expect((await post(`${anna}/memberships`, { party: cor })).status).toBe(404);
    const body = { name: 'Familie Bakker', assigneeId: null };
    expect((await change(id, body, { token: stranger, version: 1 })).status).toBe(404);
    expect((await change(id, body, { token: agent, version: 1 })).status).toBe(403);
  });

  it('keep two members when the others are taken out at once, and take the same person once', async () => {
    const id = await group(anna, bas, cor);
    const both = await Promise.all([takeOut(id, anna), takeOut(id, bas)]);
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    const refused = await takeOut(id, cor);
    expect((await errorOf(refused)).type).toBe('GroupTooSmall');
    const dee = await putPerson('Dee');
    const added = await Promise.all([1, 2].map(() => post(`${id}/memberships`, { party: dee })));
    expect(added.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 400]);
  });
});
