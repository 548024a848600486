import { randomUUID } from 'node:crypto';
import type { contract, OutputOf, PartyNode } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { destroySubjectKey } from '../../shared/history/subject-keys.ts';
import { onBothEngines } from '../../testing/database.ts';
import { customField } from '../../testing/examples.ts';
import { inboxOf } from '../../testing/inbox.ts';
import { clientDocumentsPath, putClientDocument } from '../../testing/documents.ts';
import { decideMerge, mergeParties, requestMerge } from '../../testing/merges.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
  statusDoor,
} from '../../testing/registrations.ts';
import { erasingOn } from '../../testing/work.ts';
import { putSection } from '../../testing/settings.ts';
import { hashOfFiles } from '../../testing/stored-files.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Plan = OutputOf<typeof contract.parties.mergePlan>;
type Merge = OutputOf<typeof contract.parties.merge>;
type Merges = OutputOf<typeof contract.parties.merges>;
type ClientDocuments = OutputOf<typeof contract.documents.clientList>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
interface Total {
  readonly total: number;
}
interface Named {
  readonly _id: string;
}

const day = 86_400;

onBothEngines('merging two parties', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  /** The one that stays, and the one that turns out to be it, each in a registration. */
  let [a, b, first, second] = ['', '', '', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(async () => {
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    [first, a] = await putClient({ givenNames: 'Maarten', phone: '+31612345678' });
    [second, b] = await putClient({ givenNames: 'Martin', phone: '+31687654321', companyName: 'Elm B.V.' });
  });

  let births = 0;
  /** A registration with someone whom no other test has met, and their id. */
  async function putClient(fields: object = {}): Promise<[registration: string, party: string]> {
    const person = completePerson({ lastName: `Twin ${(births += 1)}`, ...fields });
    const registration = await putRegistration(platform, { parties: [person] });
    return [registration, (await partyIdsOf(platform, registration))[0] ?? ''];
  }
  const get = (id: string, token = admin) => platform.get<Party>(`/api/main/parties/${id}`, { token });
  const post = (path: string, body: object, token = admin) =>
    platform.ask(path, { method: 'POST', token, body });
  const door = (into: string, from: string) => `/api/custodians/merge/bkyc/${into}/${from}`;
  const plan = (into = a, from = b, token = user) => platform.get<Plan>(door(into, from), { token });
  const obstacles = async (into = a, from = b) => (await plan(into, from)).obstacles;
  const ask = (preview: string, body: object = {}, token = user) =>
    post(door(a, b), { preview, fields: [], comment: 'One person', ...body }, token);
  const merges = async (id: string) =>
    (await platform.get<Merges>(`/api/main/parties/${id}/merges`, { token: admin })).items;
  const latest = async () => (await merges(a))[0];
  const undo = async (id: string, token = admin) => {
    const { version } = await platform.get<Merge>(`/api/main/merges/${id}`, { token: admin });
    return platform.ask(`/api/main/merges/${id}/undo`, {
      method: 'POST',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: { comment: 'Two persons after all' },
    });
  };
  const codesOf = async (response: Response) => (await errorOf(response)).fields?.map(({ code }) => code);
  const change = async (id: string, section: string, fields: object, token = user) => {
    const { sections } = await get(id);
    const version = sections.find(each => each.section === section)?.version ?? 0;
    return platform.ask(`/api/main/parties/${id}/sections/${section}`, {
      method: 'PUT',
      token,
      headers: { 'if-match': `"v${version}"` },
      body: fields,
    });
  };
  const changePhone = (id: string, phone: string, token = user) =>
    change(id, 'business-contact-details', { naturalPerson: { phone } }, token);
  const changeStatus = async (id: string, next: string) =>
    platform.ask(`/api/main/parties/${id}/status`, {
      method: 'POST',
      token: admin,
      headers: { 'if-match': `"v${(await get(id)).version}"` },
      body: { next, comment: 'For a test' },
    });
  const setStatus = (id: string, status: string) =>
    platform.database.tenant('meridian', tx =>
      tx.updateTable('parties').set({ status }).where('id', '=', id).execute(),
    );
  const eraseKey = (subjectId: string) =>
    erasingOn(platform.database, platform.services.keys)('meridian', work =>
      destroySubjectKey(work, subjectId),
    );
  const comment = async (id: string, text: string) =>
    expect((await post(`/api/main/parties/${id}/comments`, { text, mentions: [] })).status).toBe(200);
  const commentsOn = async (id: string) =>
    (
      await platform.get<{ items: { text: string }[] }>(`/api/main/parties/${id}/comments`, { token: admin })
    ).items.map(({ text }) => text);
  /** Ids of what lies in the file itself. */
  const documentsOf = async (id: string) =>
    (await platform.get<ClientDocuments>(clientDocumentsPath(id), { token: admin })).items
      .filter(({ registration }) => registration === null)
      .map(({ _id }) => _id);
  const startReview = async (id: string) => {
    const body = { workflowId: 'reviewInitial', entityType: 'party', entityId: id, note: 'As every year' };
    return (await (await post('/api/workflows/processes', body)).json()) as { processId: string };
  };
  const connect = (from: string, to: string, share = '30') =>
    post(`/api/main/parties/${from}/connections`, {
      type: 'OWN',
      to,
      economicLow: share,
      economicHigh: share,
      via: 'shares',
    });
  const putCompany = async () => {
    const company = completeCompany({ chamberOfCommerceNo: `9${String((births += 1)).padStart(7, '0')}` });
    return (
      await partyIdsOf(platform, await putRegistration(platform, { type: 'BUSINESS', parties: [company] }))
    )[0]!;
  };
  const signOffOf = ({ signOffId }: Merge) =>
    platform.get<SignOff>(`/api/workflows/sign-offs/${signOffId}`, { token: admin });

  it('shows what both say by field, what would move, and how a request and its decision went', async () => {
    const { fields, moves, merge } = await plan();
    const outcomes = Object.fromEntries(fields.map(({ field, outcome }) => [field, outcome]));
    expect(outcomes).toMatchObject({
      givenNames: 'different',
      phone: 'different',
      companyName: 'added',
      dateOfBirth: 'same',
    });
    // Identifiers leave the platform masked, here too.
    expect(fields.find(({ field }) => field === 'phone')).toMatchObject({
      a: '+31******678',
      b: '+31******321',
    });
    expect(moves).toMatchObject({ registrations: 1, processes: 0 });
    expect(merge).toBeNull();

    const request = await requestMerge(platform, { a, b, fields: ['phone'] });
    expect(request).toMatchObject({ state: 'requested', a: { _id: a }, b: { _id: b }, fields: ['phone'] });
    const { diff, comment, requestedBy } = await signOffOf(request);
    expect([comment, requestedBy.name]).toEqual(['One person, entered twice', 'Malik Bakker']);
    expect(diff).toEqual(
      expect.arrayContaining([
        { path: 'phone', old: '+31******678', new: '+31******321' },
        { path: 'companyName', old: null, new: 'Elm B.V.' },
      ]),
    );
    expect(diff.map(({ path }) => path)).not.toContain('givenNames');
    expect((await decideMerge(platform, request)).status).toBe(200);
    expect(await latest()).toMatchObject({ state: 'merged', undoObstacles: [], signOffId: null });
  });

  it('lets one of them be the other: what points at it moves, and both ids answer', async () => {
    const company = await putCompany();
    await connect(b, company);
    const { processId } = await startReview(b);
    await comment(b, 'Prefers email.');
    await mergeParties(platform, { a, b, fields: ['phone'] });
    expect([await commentsOn(a), await commentsOn(b)]).toEqual([['Prefers email.'], []]);

    const [one, other] = [await get(a), await get(b)];
    expect(one.naturalPerson).toMatchObject({
      givenNames: 'Maarten',
      phone: '+31******321',
      companyName: 'Elm B.V.',
    });
    expect(one.registrations.map(({ _id }) => _id).toSorted()).toEqual([first, second].toSorted());
    expect(other).toMatchObject({
      mergedInto: { _id: a, name: one.name },
      registrations: [],
      allowedNext: [],
    });
    expect(await partyIdsOf(platform, second)).toEqual([a]);
    const connections = await platform.get<{ items: { from: Named }[] }>(
      `/api/main/parties/${company}/connections`,
      { token: admin },
    );
    expect(connections.items.map(({ from }) => from._id)).toContain(a);
    const documents = await platform.get<{ items: { party_id: string | null }[] }>(
      `/api/main/registrations/${second}/documents`,
      { token: admin },
    );
    expect(new Set(documents.items.map(document => document.party_id))).toEqual(new Set([a]));
    // Its notes are under the key of the party that it was started for, and stay to be read.
    const process = await platform.get<{ entityId: string }>(`/api/workflows/processes/${processId}`, {
      token: admin,
    });
    expect(process.entityId).toBe(a);
    const states = await platform.get<{ items: { note: string | null }[] }>(
      `/api/workflows/process/${processId}/states`,
      { token: admin },
    );
    expect(states.items.map(({ note }) => note)).toContain('As every year');
    // Where a field comes from is where the other party had it from.
    expect(one.sources).toMatchObject({ phone: { source: 'test' } });
    const history = await platform.get<{ items: { action: string }[] }>(`/api/main/parties/${a}/history`, {
      token: admin,
    });
    expect(history.items.map(({ action }) => action)).toContain('party.joined');
  });

  it('leaves the one that is another one out of lists, searches, suggestions and duplicates', async () => {
    const { naturalPerson } = await get(b);
    const name = naturalPerson?.lastName ?? '';
    const list = (query: string) => platform.get<Total>(`/api/main/parties?${query}`, { token: admin });
    const suggestions = () =>
      platform.get<{ items: Named[] }>('/api/main/parties/suggestions', {
        method: 'POST',
        token: admin,
        body: {
          givenNames: 'Martin',
          lastName: name,
          dateOfBirth: '1968-03-14',
          taxIdentificationNumber: null,
          chamberOfCommerceNo: null,
        },
      });
    const before = await list('max=1');
    expect((await list(`search=${encodeURIComponent(name)}`)).total).toBe(1);
    expect((await suggestions()).items.map(({ _id }) => _id)).toContain(b);
    await mergeParties(platform, { a, b });
    expect((await list('max=1')).total).toBe(before.total - 1);
    expect((await list(`search=${encodeURIComponent(name)}`)).total).toBe(0);
    expect((await suggestions()).items.map(({ _id }) => _id)).not.toContain(b);
  });

  it('is undone without a trace: what is stored of both has the hash that it had before', async () => {
    const field = (await (await post('/api/main/custom-fields', customField())).json()) as Named;
    for (const [id, value] of [
      [a, 'Golf'],
      [b, 'Chess'],
    ] as const)
      expect((await change(id, 'custom-fields', { customFields: [{ _id: field._id, value }] })).status).toBe(
        200,
      );
    const reference = randomUUID();
    const [third, c] = await putClient({ partyExternalReferences: [{ system: 'crm', reference }] });
    const company = await putCompany();
    for (const from of [a, c]) await connect(from, company);
    await connect(company, c, '10');
    await comment(b, 'Prefers email.');
    await startReview(c);
    for (const of of [b, c]) await putClientDocument(platform, admin, of, { documentNumber: 'NP1234567' });
    await mergeParties(platform, { a: b, b: c });
    await platform.database.tenant('meridian', tx =>
      tx.updateTable('registrations').set({ risk_level: 'MEDIUM' }).where('id', '=', third).execute(),
    );

    const before = await hashOfFiles(platform.database, 'meridian', [a, b, company]);
    const id = await mergeParties(platform, {
      a,
      b,
      fields: ['phone', 'givenNames', `customFields.${field._id}`],
    });
    expect(await hashOfFiles(platform.database, 'meridian', [a, b, company])).not.toBe(before);
    expect((await get(a)).customFields).toEqual([{ _id: field._id, value: 'Chess' }]);
    expect((await get(c)).mergedInto).toMatchObject({ _id: a });
    expect((await undo(id)).status).toBe(200);
    expect(await hashOfFiles(platform.database, 'meridian', [a, b, company])).toBe(before);
    expect((await get(c)).mergedInto).toMatchObject({ _id: b });
  });

  it('leaves what was changed since with the one that stayed', async () => {
    await comment(b, 'Prefers email.');
    const document = await putClientDocument(platform, admin, b, { kind: 'passport' });
    const id = await mergeParties(platform, { a, b, fields: ['phone', 'givenNames'] });
    expect((await changePhone(a, '+31612345609')).status).toBe(200);
    await comment(a, 'Moves in May.');
    const added = await putClientDocument(platform, admin, a, { kind: 'idCard' });
    expect((await documentsOf(a)).toSorted()).toEqual([document._id, added._id].toSorted());
    expect((await undo(id)).status).toBe(200);
    expect([await documentsOf(a), await documentsOf(b)]).toEqual([[added._id], [document._id]]);
    expect([await commentsOn(a), await commentsOn(b)]).toEqual([['Moves in May.'], ['Prefers email.']]);
    const [one, other] = [await get(a), await get(b)];
    expect(one.naturalPerson).toMatchObject({ givenNames: 'Maarten', phone: '+31******609' });
    expect(one.naturalPerson).not.toHaveProperty('companyName');
    expect(other).toMatchObject({ mergedInto: null, naturalPerson: { phone: '+31******321' } });
    expect(other.registrations.map(({ _id }) => _id)).toEqual([second]);
  });

  it('can be undone for 30 days, once, and the newest one first', async () => {
    const [, c] = await putClient();
    const older = await mergeParties(platform, { a, b });
    platform.clock.turn(60);
    const newer = await mergeParties(platform, { a, b: c });
    expect(await codesOf(await undo(older))).toEqual(['newerMerge']);
    expect((await undo(newer)).status).toBe(200);
    expect((await undo(newer)).status).toBe(409);
    platform.clock.turn(29 * day);
    admin = await platform.signIn('meridian.admin');
    expect((await merges(b))[0]?.undoUntil).not.toBeNull();
    platform.clock.turn(day);
    admin = await platform.signIn('meridian.admin');
    expect(await codesOf(await undo(older))).toEqual(['undoOver']);
    expect((await merges(b))[0]).toMatchObject({ state: 'merged', undoUntil: null });
  });

  it('makes void what was frozen in the registrations of both', async () => {
    const frozen = async (fields: object) => {
      const person = completePerson({ lastName: `Twin ${(births += 1)}`, ...fields });
      const id = await putRegistration(platform, {
        status: 'COMPLETE',
        riskLevel: 'HIGH',
        parties: [person],
      });
      expect(
        (await statusDoor(platform, user).change(id, { next: 'ACCEPTED', comment: 'Fine' })).status,
      ).toBe(200);
      return { id, party: (await partyIdsOf(platform, id))[0] ?? '' };
    };
    const [one, other] = [await frozen({ companyName: 'Oak' }), await frozen({ companyName: 'Ash' })];
    const open = async () => {
      const query = 'action=registration.accept&max=100';
      const { items } = await platform.get<{ items: { subject: { id: string } }[] }>(
        `/api/workflows/sign-offs?${query}`,
        { token: admin },
      );
      return items.map(({ subject }) => subject.id).filter(id => [one.id, other.id].includes(id));
    };
    expect(await open()).toHaveLength(2);
    await mergeParties(platform, { a: one.party, b: other.party, fields: ['companyName'] });
    expect(await open()).toEqual([]);
  });

  describe('is refused', () => {
    it('for one and the same, and for a person and a company', async () => {
      expect(await obstacles(a, a)).toEqual(['sameParty']);
      expect(await obstacles(a, await putCompany())).toEqual(['otherType']);
    });

    it('for a client who would go into someone who is none, and for who was rejected or has ended', async () => {
      await setStatus(b, 'A');
      expect(await obstacles()).toEqual(['clientGoes']);
      expect(await obstacles(b, a)).toEqual([]);
      for (const status of ['E', 'R']) {
        await setStatus(b, status);
        expect(await obstacles()).toEqual(['ended']);
      }
    });

    it('for two in one registration, and two who are connected', async () => {
      const both = [completePerson({ lastName: 'Eerste' }), completePerson({ lastName: 'Tweede' })];
      const joint = await putRegistration(platform, { type: 'JOINT', parties: both });
      const [one = '', other = ''] = await partyIdsOf(platform, joint);
      expect(await obstacles(one, other)).toEqual(['sameRegistration']);
      await connect(a, b);
      expect(await obstacles()).toEqual(['connected']);
    });

    it('while the same process runs for both', async () => {
      await startReview(a);
      expect(await obstacles()).toEqual([]);
      await startReview(b);
      expect(await obstacles()).toEqual(['processRunning']);
    });

    it('while either is in another merge, or is another one already', async () => {
      const [, c] = await putClient();
      const request = await requestMerge(platform, { a, b });
      expect(await obstacles()).toEqual(['requested']);
      expect(await obstacles(c, a)).toEqual(['requested']);
      await decideMerge(platform, request);
      expect(await obstacles(c, a)).toEqual([]);
      expect(await obstacles(c, b)).toEqual(['merged']);
    });

    it('for one who was erased, before and after it', async () => {
      const id = await mergeParties(platform, { a, b });
      const [, c] = await putClient();
      await eraseKey(b);
      expect(await codesOf(await undo(id))).toEqual(['erased']);
      await eraseKey(c);
      expect(await obstacles(a, c)).toEqual(['erased']);
    });

    it('for a field in which the two do not differ', async () => {
      const response = await ask((await plan()).preview, { fields: ['phone', 'dateOfBirth'] });
      expect((await errorOf(response)).fields).toMatchObject([{ path: 'fields[1]', code: 'oneOf' }]);
    });

    it('without a reason, and where anything was changed since it was seen', async () => {
      const { preview } = await plan();
      expect((await ask(preview, { comment: ' ' })).status).toBe(400);
      await changePhone(b, '+31612345601');
      expect((await ask(preview)).status).toBe(412);
      expect((await ask((await plan()).preview)).status).toBe(200);
      const again = await ask((await plan()).preview);
      expect([again.status, await codesOf(again)]).toEqual([422, ['requested']]);
    });

    it('across firms: another one’s parties and merges are not there', async () => {
      const other = await platform.signIn('noordhaven.admin');
      const id = await mergeParties(platform, { a, b });
      const status = async (path: string) => (await platform.ask(path, { token: other })).status;
      for (const path of [door(a, b), `/api/main/parties/${a}/merges`, `/api/main/merges/${id}`])
        expect(await status(path)).toBe(404);
      const undone = await platform.ask(`/api/main/merges/${id}/undo`, {
        method: 'POST',
        token: other,
        headers: { 'if-match': '"v2"' },
        body: { comment: 'No' },
      });
      expect(undone.status).toBe(404);
    });
  });

  describe('takes two persons', () => {
    it('of whom the second one may delete parties and neither asked nor entered what is taken', async () => {
      const request = await requestMerge(platform, { a, b, fields: ['phone'] });
      expect((await decideMerge(platform, request, { token: user })).status).toBe(403);
      expect((await signOffOf(request)).hindrance).toBeNull();

      await decideMerge(platform, request, { decision: 'reject' });
      const mine = (await (
        await post(door(a, b), { preview: (await plan()).preview, fields: [], comment: 'Mine' })
      ).json()) as Merge;
      expect((await decideMerge(platform, mine)).status).toBe(403);
    });

    it('of whom the second one is not who entered a value that is taken', async () => {
      await changePhone(b, '+31612345602', admin);
      const withIt = await requestMerge(platform, { a, b, fields: ['phone'] });
      expect((await signOffOf(withIt)).hindrance).toBe('ownData');
      expect((await decideMerge(platform, withIt)).status).toBe(403);
    });

    it('who decide on both as they are: a change of either makes the request void, and it can be asked again', async () => {
      const request = await requestMerge(platform, { a, b });
      await changePhone(b, '+31612345603');
      expect((await signOffOf(request)).state).toBe('void');
      expect(await latest()).toMatchObject({ state: 'void', signOffId: null });
      expect((await decideMerge(platform, request)).status).toBe(409);
      expect(await obstacles()).toEqual([]);
      platform.clock.turn(60);
      const again = await requestMerge(platform, { a, b });
      await decideMerge(platform, again, { decision: 'reject' });
      expect((await plan()).merge).toMatchObject({ state: 'refused' });
      await mergeParties(platform, { a, b });
    });

    it('and ends after 14 days without a decision', async () => {
      await requestMerge(platform, { a, b });
      platform.clock.turn(15 * day);
      [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
      expect(await obstacles()).toEqual([]);
      await mergeParties(platform, { a, b });
    });
  });

  describe('tells of it in the inbox', () => {
    const types = ['approvalRequested', 'approvalDecided', 'approvalVoided'] as const;
    const about = async (token: string, merge: string) =>
      (await inboxOf(platform, token, types))
        .filter(({ mergeId }) => mergeId === merge)
        .map(({ messageType, isClosed, decision, isMergeUndone }) => ({
          messageType,
          isClosed,
          decision,
          isMergeUndone,
        }));

    it('those who may decide, and who asked: what was decided, and that it was undone', async () => {
      const request = await requestMerge(platform, { a, b });
      expect(await about(admin, request._id)).toMatchObject([
        { messageType: 'approvalRequested', isClosed: false },
      ]);
      expect(await about(user, request._id)).toEqual([]);
      await decideMerge(platform, request);
      expect(await about(admin, request._id)).toMatchObject([
        { messageType: 'approvalRequested', isClosed: true },
      ]);
      expect(await about(user, request._id)).toMatchObject([
        { messageType: 'approvalDecided', decision: 'approve' },
      ]);
      // Messages of one moment have no order.
      platform.clock.turn(1);
      expect((await undo(request._id)).status).toBe(200);
      expect(await about(user, request._id)).toMatchObject([
        { messageType: 'approvalVoided', isMergeUndone: true },
        { messageType: 'approvalDecided' },
      ]);
    });

    it('asks for nothing any more once either has changed', async () => {
      const request = await requestMerge(platform, { a, b });
      expect((await changePhone(b, '+31612345688')).status).toBe(200);
      expect(await about(admin, request._id)).toMatchObject([
        { messageType: 'approvalRequested', isClosed: true },
      ]);
    });

    it('no one from whom either client is kept', async () => {
      const me = async (token: string) => (await platform.get<Named>('/api/access/users/me', { token }))._id;
      const nameReaders = async (...users: string[]) => {
        await putSection(platform.database, 'meridian', 'restrictedClients', before => ({
          ...before,
          STAFF: { users, groups: [] },
        }));
        platform.clock.turn(1);
      };
      await nameReaders(await me(admin), await me(user));
      const restricted = await platform.ask(`/api/main/parties/${b}/restriction`, {
        method: 'PUT',
        token: admin,
        headers: { 'if-match': `"v${(await get(b)).version}"` },
        body: { kind: 'STAFF', reason: 'Works with us' },
      });
      expect(restricted.status).toBe(200);
      await nameReaders(await me(user));
      const request = await requestMerge(platform, { a, b });
      const { rows } = await platform.database.read('meridian', tx =>
        sql<Named>`select m.user_id as _id from tenant_messages m where m.about_id = ${request._id}::uuid`.execute(
          tx,
        ),
      );
      expect(rows).toEqual([]);
    });
  });

  it('ends changing the one that is another one', async () => {
    const company = await putCompany();
    await mergeParties(platform, { a, b });
    const started = await post('/api/workflows/processes', {
      workflowId: 'reviewInitial',
      entityType: 'party',
      entityId: b,
    });
    for (const response of [
      await changePhone(b, '+31612345604'),
      await changeStatus(b, 'I'),
      await connect(b, company),
      started,
    ])
      expect([response.status, (await errorOf(response)).type]).toEqual([409, 'PartyMerged']);
    expect(await codesOf(await connect(company, b))).toEqual(['oneOf']);
    const linked = await post('/api/main/registrations', {
      type: 'INDIVIDUAL',
      channel: 'Professional',
      parties: [{ linked: b }] as unknown as PartyNode[],
    });
    expect((await errorOf(linked)).fields).toMatchObject([{ path: 'parties[0].linked', code: 'oneOf' }]);
  });

  it('shows no restricted client to others, and restricts the one that stays', async () => {
    const nameFor = async (...tokens: readonly string[]) => {
      const me = tokens.map(token => platform.get<Named>('/api/access/users/me', { token }));
      const users = (await Promise.all(me)).map(({ _id }) => _id);
      await putSection(platform.database, 'meridian', 'restrictedClients', before => ({
        ...before,
        STAFF: { users, groups: [] },
      }));
      platform.clock.turn(1);
    };
    await nameFor(admin);
    const request = await requestMerge(platform, { a, b });
    const restricted = await platform.ask(`/api/main/parties/${b}/restriction`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${(await get(b)).version}"` },
      body: { kind: 'STAFF', reason: 'Works with us' },
    });
    expect(restricted.status).toBe(200);
    expect((await signOffOf(request)).state).toBe('void');
    expect((await platform.ask(door(a, b), { token: user })).status).toBe(404);
    expect((await platform.ask(`/api/main/merges/${request._id}`, { token: user })).status).toBe(404);

    const asAdmin = (await (await ask((await plan(a, b, admin)).preview, {}, admin)).json()) as Merge;
    const unseen = await platform.ask(`/api/workflows/sign-offs/${asAdmin.signOffId}`, { token: user });
    expect(unseen.status).toBe(404);
    platform.clock.turn(15 * day);

    // Who stays is restricted as the other one is, as long as they are one.
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    await nameFor(admin, user);
    const id = await mergeParties(platform, { a, b });
    expect((await get(a)).restriction).toEqual({ kind: 'STAFF', reason: 'Works with us' });
    expect((await undo(id)).status).toBe(200);
    expect([(await get(a)).restriction, (await get(b)).restriction?.kind]).toEqual([null, 'STAFF']);
  });

  describe('at once', () => {
    const statusesOf = (answers: readonly Response[]) =>
      answers.map(({ status }) => status).toSorted((one, other) => one - other);

    it('asked for twice is one request', async () => {
      const [, c] = await putClient();
      const [one, other] = [await plan(), await plan(b, c)];
      const answers = await Promise.all([
        ask(one.preview),
        post(door(b, c), { preview: other.preview, fields: [], comment: 'Another' }, user),
      ]);
      expect(statusesOf(answers)).toEqual([200, 422]);
    });

    it('approved twice happens once', async () => {
      const request = await requestMerge(platform, { a, b });
      const answers = await Promise.all([1, 2].map(() => decideMerge(platform, request)));
      const [won, lost] = statusesOf(answers);
      expect([won, [409, 412].includes(lost ?? 0)]).toEqual([200, true]);
      expect((await merges(a)).filter(({ state }) => state === 'merged')).toHaveLength(1);
    });

    it('approved while either is changed, one of both holds', async () => {
      const request = await requestMerge(platform, { a, b });
      const [decided, changed] = await Promise.all([
        decideMerge(platform, request),
        changePhone(b, '+31612345605'),
      ]);
      expect([
        [200, 409],
        [409, 200],
        [412, 200],
      ]).toContainEqual([decided.status, changed.status]);
    });

    it('undone twice is undone once', async () => {
      const id = await mergeParties(platform, { a, b });
      const [won, lost] = statusesOf(await Promise.all([undo(id), undo(id)]));
      expect([won, [409, 412].includes(lost ?? 0)]).toEqual([200, true]);
    });
  });
});
