import { gateItems, type contract, type OutputOf, type PartyNode } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { putDocument, type Document } from '../../../testing/documents.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
  statusDoor,
} from '../../../testing/registrations.ts';
import { partiesCompleteness } from './completeness.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;

const statuses = ['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED', 'REJECTED', 'DELETED'] as const;
const roles = ['admin', 'user', 'agent'] as const;

/** 4.1 again, written down by hand: from, next, and which of the three roles may do it by themselves. */
const table: readonly (readonly [from: string, next: string, who: readonly string[]])[] = [
  ['INCOMPLETE', 'COMPLETE', ['admin', 'user', 'agent']],
  ['COMPLETE', 'INCOMPLETE', ['admin', 'user']],
  ['COMPLETE', 'ACCEPTED', ['admin']],
  ['INCOMPLETE', 'REJECTED', ['admin', 'user']],
  ['COMPLETE', 'REJECTED', ['admin', 'user']],
  ['ACCEPTED', 'REJECTED', ['admin']],
  ['ACCEPTED', 'COMPLETE', ['admin']],
  ['ACCEPTED', 'DONE', ['admin']],
  ['DONE', 'MIGRATED', ['admin', 'user']],
  ['INCOMPLETE', 'DELETED', ['admin']],
  ['COMPLETE', 'DELETED', ['admin']],
  ['REJECTED', 'DELETED', ['admin']],
  ['REJECTED', 'INCOMPLETE', ['admin']],
  ['DELETED', 'INCOMPLETE', ['admin']],
];

const reasonFor = (next: string) => (next === 'REJECTED' ? 'clientWithdrew' : null);

onBothEngines('the status of a registration', engine => {
  let platform: TestPlatform;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    // Noordhaven demands nothing in addition to the law: an Admin accepts alone.
    for (const role of roles) tokens.set(role, await platform.signIn(`noordhaven.${role}`));
  });

  const as = (role: string) => statusDoor(platform, tokens.get(role) ?? '');
  const put = (fields: Parameters<typeof putRegistration>[1] = {}) =>
    putRegistration(platform, { tenant: 'noordhaven', assignee: 'noordhaven.agent', ...fields });
  const progress = (id: string, role = 'admin') =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: tokens.get(role) ?? '' });

  it.each(roles)('follows the table of 4.1, 7 x 7 times, for %s', async role => {
    for (const from of statuses)
      for (const next of statuses) {
        const id = await put({ status: from });
        const edge = table.find(([source, other]) => source === from && other === next);
        const response = await as(role).change(id, { next, comment: 'Because', reason: reasonFor(next) });
        const answer = { from, next, status: response.status };
        if (!edge) expect(answer).toEqual({ from, next, status: 409 });
        else if (!edge[2].includes(role)) expect(answer).toEqual({ from, next, status: 403 });
        // Client files come later: nothing becomes one yet.
        else if (next === 'MIGRATED') expect(answer).toEqual({ from, next, status: 422 });
        else expect(answer).toEqual({ from, next, status: 200 });
        expect((await as('admin').status(id)).status).toBe(response.status === 200 ? next : from);
      }
  });

  it('names what may follow when something may not', async () => {
    const id = await put({ status: 'DONE' });
    const response = await as('admin').change(id, { next: 'INCOMPLETE' });
    expect(await errorOf(response)).toMatchObject({
      type: 'TransitionNotAllowed',
      fields: [{ path: 'next', params: { from: 'DONE', next: 'INCOMPLETE', allowed: ['MIGRATED'] } }],
    });
  });

  it('takes a comment and a reason where the table asks for them', async () => {
    const id = await put({ status: 'COMPLETE' });
    const fields = async (change: object) => (await errorOf(await as('admin').change(id, change))).fields;
    expect(await fields({ next: 'INCOMPLETE', comment: '  ' })).toEqual([
      { path: 'comment', code: 'required' },
    ]);
    expect(await fields({ next: 'REJECTED', comment: 'No' })).toEqual([{ path: 'reason', code: 'required' }]);
    expect(await fields({ next: 'REJECTED', comment: 'No', reason: 'mood' })).toEqual([
      { path: 'reason', code: 'oneOf' },
    ]);
  });

  it.each([
    { next: 'COMPLETE' },
    { next: 'COMPLETE', comment: 'All is here' },
    { next: 'COMPLETE', comment: null, reason: null },
  ])('takes %o: a comment where no one demands one may be left out (S2 §7)', async body => {
    const id = await put({ parties: [completePerson()] });
    const response = await platform.ask(`/api/main/registrations/${id}/status`, {
      method: 'POST',
      token: tokens.get('user') ?? '',
      body,
      headers: { 'if-match': '"v1"' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'COMPLETE' });
  });

  it('needs the version that was seen', async () => {
    const id = await put();
    expect((await as('admin').change(id, { next: 'COMPLETE' }, 7)).status).toBe(412);
  });

  describe('completeness', () => {
    it('names every field that is missing, of whom, and blocks', async () => {
      const person = completePerson({ placeOfBirth: '', taxResidencies: [{ country: 'NL' }] });
      const { _id } = person;
      const id = await put({ parties: [person] });
      const blockers = [
        {
          code: 'fieldMissing',
          section: 'parties',
          partyId: _id,
          params: { party: 'Maarten van der Brüggen', field: 'placeOfBirth' },
        },
        {
          code: 'taxNumberMissing',
          section: 'parties',
          partyId: _id,
          params: { party: 'Maarten van der Brüggen', country: 'NL' },
        },
      ];
      const { allowedNext, sections } = await progress(id);
      expect(allowedNext[0]).toMatchObject({ next: 'COMPLETE', blockers });
      expect(sections[0]).toMatchObject({ id: 'parties', blockers });
      expect(sections[0]!.total - sections[0]!.done).toBe(2);
      const response = await as('admin').change(id, { next: 'COMPLETE' });
      expect(response.status).toBe(422);
      expect((await errorOf(response)).fields?.map(({ code }) => code)).toEqual([
        'fieldMissing',
        'taxNumberMissing',
      ]);
    });

    it('a reason stands for a tax number, and no is an answer', async () => {
      const id = await put({
        parties: [completePerson({ taxResidencies: [{ country: 'US', reason: 'A' }] })],
      });
      expect((await as('user').change(id, { next: 'COMPLETE' })).status).toBe(200);
    });

    it('a business needs someone who signs', async () => {
      const company = completeCompany();
      const id = await put({ type: 'BUSINESS', parties: [{ ...company, parties: [] }] });
      expect((await progress(id)).sections[0]?.blockers.map(({ code }) => code)).toEqual([
        'representativeMissing',
      ]);
    });

    it('names every document that is missing or over, of whom, and blocks', async () => {
      const company = completeCompany();
      const [director] = company.parties ?? [];
      const id = await put({ type: 'BUSINESS', parties: [company], hasDocuments: false });
      const token = tokens.get('admin') ?? '';
      const blockers = async () => (await progress(id)).sections.find(section => section.id === 'documents');
      expect(await blockers()).toMatchObject({
        done: 0,
        total: 3,
        blockers: [
          {
            code: 'documentMissing',
            partyId: company._id,
            params: { documentKind: 'chamberOfCommerceExtract' },
          },
          { code: 'documentMissing', partyId: company._id, params: { documentKind: 'uboRegisterExtract' } },
          { code: 'documentMissing', partyId: director?._id, params: { documentKind: 'identity' } },
        ],
      });
      const add = (fields: Parameters<typeof putDocument>[3]) => putDocument(platform, token, id, fields);
      const register = { party_id: company._id ?? null, kind: 'chamberOfCommerceExtract' } as const;
      await add({ ...register, issuedOn: '2026-05-01' });
      await add({ party_id: company._id ?? null, kind: 'uboRegisterExtract' });
      await add({ party_id: director?._id ?? null, kind: 'passport' });
      expect(await blockers()).toMatchObject({
        done: 1,
        blockers: [
          { code: 'documentExpired', params: { party: company.legalEntity?.name, until: '2026-07-30' } },
          { code: 'documentUndated', params: { party: 'Maarten van der Brüggen', documentKind: 'identity' } },
        ],
      });
      expect((await as('admin').change(id, { next: 'COMPLETE' })).status).toBe(422);
      await add({ ...register, issuedOn: '2026-11-20' });
      await add({ party_id: director?._id ?? null, kind: 'idCard', validUntil: '2030-01-01' });
      expect(await blockers()).toMatchObject({ done: 3, blockers: [] });
      expect((await as('admin').change(id, { next: 'COMPLETE' })).status).toBe(200);
    });

    it('does not count what was removed', async () => {
      const id = await put();
      const token = tokens.get('admin') ?? '';
      const path = `/api/main/registrations/${id}/documents`;
      const { items } = await platform.get<{ items: Document[] }>(path, { token });
      for (const { _id, version } of items)
        await platform.ask(`${path}/${_id}`, {
          method: 'DELETE',
          token,
          headers: { 'if-match': `"v${version}"` },
        });
      expect((await as('admin').change(id, { next: 'COMPLETE' })).status).toBe(422);
    });

    it('asks for documents that lasted until the decision, and no longer', async () => {
      const id = await put({ status: 'COMPLETE', hasDocuments: false });
      const token = tokens.get('admin') ?? '';
      const add = async (of: string, validUntil: string) => {
        const [person = null] = await partyIdsOf(platform, of, 'noordhaven');
        await putDocument(platform, token, of, { party_id: person, kind: 'passport', validUntil });
      };
      await add(id, '2026-11-22');
      expect((await as('admin').change(id, { next: 'ACCEPTED' })).status).toBe(200);
      const tomorrow = await put({
        status: 'ACCEPTED',
        since: new Date('2026-11-20T09:00:00Z'),
        hasDocuments: false,
      });
      await add(tomorrow, '2026-11-20');
      expect((await progress(tomorrow)).sections[1]).toMatchObject({ done: 1, total: 1 });
    });

    describe('owners of one company', () => {
      const owned = (...shares: string[]): PartyNode => ({
        ...completeCompany(),
        parties: shares.map((ownershipPercentage, index) => ({
          ...completePerson({ lastName: `Owner ${index}` }),
          ownershipPercentage,
        })),
      });
      const putOwned = (party: PartyNode) => put({ type: 'BUSINESS', parties: [party] });
      const over = { code: 'OVER_100', section: 'parties' };

      it('that hold more than the whole stand in the way, whatever the tenant leaves out', async () => {
        const company = owned('60', '55');
        const id = await putOwned(company);
        const { sections } = await progress(id);
        expect(sections[0]?.blockers).toEqual([
          {
            ...over,
            partyId: company._id,
            params: { party: 'Van der Brüggen Holding B.V.', total: 115, over: 15 },
          },
        ]);
        expect(
          partiesCompleteness(
            { parties: [owned('60', '55')], subType: null, confirmed: new Set() },
            gateItems,
          ).blockers,
        ).toMatchObject([over]);
        const response = await as('user').change(id, { next: 'COMPLETE' });
        expect((await errorOf(response)).fields).toMatchObject([{ path: 'next', code: 'OVER_100' }]);
      });

      it('may hold what rounding makes of the whole', async () => {
        const id = await putOwned(owned('33.34', '33.33', '33.34'));
        expect((await as('user').change(id, { next: 'COMPLETE' })).status).toBe(200);
      });

      it('are judged at every depth, each company by itself', async () => {
        const holding = owned('80', '30');
        const id = await putOwned({
          ...completeCompany(),
          parties: [completePerson({ relation: 'RPV' }), { ...holding, ownershipPercentage: '100' }],
        });
        const { sections } = await progress(id);
        expect(sections[0]?.blockers.filter(({ code }) => code === 'OVER_100')).toMatchObject([
          { partyId: holding._id, params: { over: 10 } },
        ]);
      });
    });

    it('still holds when it is to be accepted', async () => {
      const id = await put({ status: 'COMPLETE', parties: [completePerson({ email: '' })] });
      expect((await as('admin').change(id, { next: 'ACCEPTED' })).status).toBe(422);
    });
  });

  it('a risk that the tenant does not accept ends in a rejection', async () => {
    const id = await put({ status: 'COMPLETE', riskLevel: 'UNACCEPTABLE' });
    const { allowedNext } = await progress(id);
    expect(allowedNext.find(({ next }) => next === 'ACCEPTED')?.blockers).toMatchObject([
      { code: 'riskUnacceptable' },
    ]);
    expect(
      (await as('user').change(id, { next: 'REJECTED', comment: 'Policy', reason: 'riskUnacceptable' }))
        .status,
    ).toBe(200);
  });

  it.each([
    ['REJECTED', '2025-11-20', 422],
    ['REJECTED', '2025-11-22', 200],
    ['DELETED', '2026-10-20', 422],
    ['DELETED', '2026-10-23', 200],
  ] as const)('%s since %s: coming back answers %i', async (status, since, answer) => {
    const id = await put({ status, since: new Date(since) });
    expect((await as('admin').change(id, { next: 'INCOMPLETE', comment: 'Again' })).status).toBe(answer);
  });

  describe('the deadline', () => {
    // Sessions end in the meantime: anyone who comes back signs in again.
    const later = async (days: number) => {
      platform.clock.turn(days * 86_400);
      for (const role of roles) tokens.set(role, await platform.signIn(`noordhaven.${role}`));
    };

    it('is no one’s once it is decided', async () => {
      expect((await progress(await put({ status: 'ACCEPTED' }))).deadline).toBeNull();
    });

    it('counts working days, and waits while the client has to do something', async () => {
      // A Friday; the days of the term are Monday to Friday.
      const id = await put({ status: 'COMPLETE', since: new Date('2026-11-20T09:00:00Z') });
      const { deadline, version } = await progress(id);
      expect(deadline).toEqual({ dueOn: '2026-11-27', daysLeft: 5, term: 5, isWaiting: false });
      const wait = async (isWaiting: boolean, version: number) => {
        const path = `/api/main/registrations/${id}/waiting`;
        const request = { token: tokens.get('user') ?? '', headers: { 'if-match': `"v${version}"` } };
        expect((await platform.ask(path, { ...request, method: 'POST', body: { isWaiting } })).status).toBe(
          200,
        );
      };
      await wait(true, version);
      await later(4);
      // Saturday to Wednesday: three working days that do not count.
      expect((await progress(id)).deadline).toMatchObject({ dueOn: '2026-12-02', isWaiting: true });
      await wait(false, version + 1);
      await later(1);
      const { deadline: now } = await progress(id);
      expect(now).toEqual({ dueOn: '2026-12-02', daysLeft: 4, term: 5, isWaiting: false });
    });
  });
});
