import type { contract, MigrationPreview, OutputOf, PartyNode } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
  statusDoor,
} from '../../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Registration = OutputOf<typeof contract.registrations.get>;
type RiskReview = OutputOf<typeof contract.tenants.riskReview>;
type Decision = { partyId: string; sameAs: string | null; fields: string[] };

onBothEngines('migrating a registration', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  });

  let births = 0;
  /** Someone whom no other test knows. */
  const stranger = (fields: object = {}): PartyNode =>
    completePerson({
      lastName: `Stranger ${(births += 1)}`,
      taxResidencies: [{ country: 'NL', reason: 'B' }],
      ...fields,
    });
  const done = (
    parties: readonly PartyNode[] = [stranger()],
    type: 'INDIVIDUAL' | 'BUSINESS' = 'INDIVIDUAL',
  ) => putRegistration(platform, { status: 'DONE', parties, type, assignee: 'meridian.user' });
  const preview = (id: string, token = user) =>
    platform.get<MigrationPreview>(`/api/main/registrations/${id}/migration`, { token });
  const send = (id: string, seen: MigrationPreview, decisions: readonly Decision[] = [], token = user) =>
    platform.ask('/api/migration/migrate', {
      method: 'POST',
      token,
      body: { registrationId: id, preview: seen.preview, comment: null, decisions },
      headers: { 'if-match': `"v${seen.version}"` },
    });
  const partyOf = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: admin });
  const registration = (id: string) =>
    platform.get<Registration>(`/api/main/registrations/${id}`, { token: admin });

  it('makes its parties active clients of its assignee, and keeps both linked', async () => {
    const owner = stranger({ relation: 'RPV' });
    const company: PartyNode = {
      ...completeCompany({ name: 'Alder B.V.', chamberOfCommerceNo: '90000011', taxResidencies: [] }),
      parties: [{ ...owner, ownershipPercentage: '60' }],
    };
    const id = await done([company], 'BUSINESS');
    const seen = await preview(id);
    expect(seen.parties.map(({ outcome, matches }) => [outcome, matches])).toEqual([
      ['becomesClient', []],
      ['becomesClient', []],
    ]);
    expect(seen.connections).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'OWN', economicLow: '60' }),
        expect.objectContaining({ type: 'RPD' }),
      ]),
    );
    expect((await send(id, seen)).status).toBe(200);
    const { status, riskQualificationId, assignee_id: assignee } = await registration(id);
    expect([status, riskQualificationId]).toEqual(['MIGRATED', 'LOW']);
    for (const partyId of await partyIdsOf(platform, id)) {
      const party = await partyOf(partyId);
      expect(party).toMatchObject({ status: 'A', assignee_id: assignee, registrations: [{ _id: id }] });
      const history = await platform.get<{ items: { action: string; actor: string }[] }>(
        `/api/main/parties/${partyId}/history`,
        { token: admin },
      );
      expect(history.items[0]).toMatchObject({ action: 'party.statusChanged', actor: 'Malik Bakker' });
    }
  });

  it('makes the next review due after the months of the level: of the client, not of who represents it', async () => {
    const company: PartyNode = {
      ...completeCompany({ name: 'Rowan B.V.', chamberOfCommerceNo: '90000029', taxResidencies: [] }),
      parties: [stranger({ relation: 'RPV' })],
    };
    const id = await done([company], 'BUSINESS');
    await send(id, await preview(id));
    const parties = await Promise.all((await partyIdsOf(platform, id)).map(partyOf));
    expect(parties.map(({ status, nextReviewOn }) => [status, nextReviewOn])).toEqual([
      ['A', '2029-11-21'],
      ['A', null],
    ]);
  });

  it('makes the first review due within a week where the tenant reviews new clients', async () => {
    const path = '/api/main/tenants/meridian/settings?action=riskReview';
    const { value, version } = await platform.get<RiskReview>(path, { token: admin });
    const saved = await platform.ask(path, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { value: { ...value, triggerInitialRiskReview: true }, reason: null },
    });
    expect(saved.status).toBe(200);
    const id = await done();
    await send(id, await preview(id));
    const [client = ''] = await partyIdsOf(platform, id);
    expect((await partyOf(client)).nextReviewOn).toBe('2026-11-28');
  });

  it('takes a decision for each party that may be a client already', async () => {
    const stored = stranger();
    const first = await done([stored]);
    await send(first, await preview(first));
    const [client = ''] = await partyIdsOf(platform, first);
    const again: PartyNode = {
      ...stored,
      _id: randomUUID(),
      naturalPerson: { ...stored.naturalPerson, phone: '+31687654321', companyName: 'Elm B.V.' },
    };
    const second = await done([again]);
    const seen = await preview(second);
    const [party] = seen.parties;
    expect(party?.matches).toMatchObject([
      {
        _id: client,
        status: 'A',
        match: 'nameAndDateOfBirth',
        differences: [{ field: 'phone', file: '+31******678', registration: '+31******321' }],
        added: ['companyName'],
      },
    ]);
    const undecided = await send(second, seen);
    expect([undecided.status, await errorOf(undecided)]).toMatchObject([
      422,
      { fields: [{ code: 'matchUndecided' }] },
    ]);
    const joined = await send(second, seen, [
      { partyId: party?._id ?? '', sameAs: client, fields: ['phone'] },
    ]);
    expect(joined.status).toBe(200);

    // One client, in both registrations; the new party is in no list any more.
    expect(await partyIdsOf(platform, second)).toEqual([client]);
    const file = await partyOf(client);
    expect(file.registrations.map(({ _id }) => _id).toSorted()).toEqual([first, second].toSorted());
    expect(file.naturalPerson).toMatchObject({ phone: '+31******321', companyName: 'Elm B.V.' });
    const name = encodeURIComponent(stored.naturalPerson?.lastName ?? '');
    const list = await platform.get<{ total: number }>(`/api/main/parties?search=${name}`, { token: admin });
    expect(list.total).toBe(1);
  });

  it('lets someone of the same name be another client', async () => {
    const stored = stranger();
    const first = await done([stored]);
    await send(first, await preview(first));
    const second = await done([{ ...stored, _id: randomUUID() }]);
    const seen = await preview(second);
    const [party] = seen.parties;
    const answer = await send(second, seen, [{ partyId: party?._id ?? '', sameAs: null, fields: [] }]);
    expect(answer.status).toBe(200);
    expect((await partyOf(party?._id ?? '')).status).toBe('A');
  });

  it('gives connections to the client that a party is, and lets the newer share stand', async () => {
    const company: PartyNode = {
      ...completeCompany({ name: 'Ash B.V.', chamberOfCommerceNo: '90000022', taxResidencies: [] }),
      parties: [{ ...stranger({ relation: 'RPV' }), ownershipPercentage: '60' }],
    };
    const first = await done([company], 'BUSINESS');
    await send(first, await preview(first));
    const again: PartyNode = {
      ...company,
      _id: randomUUID(),
      parties: (company.parties ?? []).map(owner => ({
        ...owner,
        _id: randomUUID(),
        ownershipPercentage: '70',
      })),
    };
    const second = await done([again], 'BUSINESS');
    const seen = await preview(second);
    const decisions = seen.parties.map(({ _id: partyId, matches }) => ({
      partyId,
      sameAs: matches[0]?._id ?? null,
      fields: [],
    }));
    expect((await send(second, seen, decisions)).status).toBe(200);
    const ids = await partyIdsOf(platform, first);
    expect(await partyIdsOf(platform, second)).toEqual(ids);
    const connections = await platform.get<{ items: { type: string; economicLow: string | null }[] }>(
      `/api/main/parties/${ids[0]}/connections`,
      { token: admin },
    );
    expect(connections.items.map(({ type, economicLow }) => [type, economicLow])).toEqual(
      expect.arrayContaining([
        ['OWN', '70'],
        ['RPD', null],
      ]),
    );
    expect(connections.items).toHaveLength(2);
  });

  it('happens once: of two at the same time one finds that it is done', async () => {
    const id = await done();
    const seen = await preview(id);
    const answers = await Promise.all([send(id, seen), send(id, seen, [], admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [partyId = ''] = await partyIdsOf(platform, id);
    expect((await partyOf(partyId)).version).toBe(2);
  });

  it('never makes two clients of one person in two registrations that are migrated at the same time', async () => {
    const stored = stranger();
    const ids = [await done([stored]), await done([{ ...stored, _id: randomUUID() }])] as const;
    const seen = [await preview(ids[0]), await preview(ids[1])] as const;
    const decisionsOf = ({ parties }: MigrationPreview) =>
      parties.map(({ _id: partyId, matches }) => ({
        partyId,
        sameAs: matches[0]?._id ?? null,
        fields: [],
      }));
    const answers = await Promise.all([
      send(ids[0], seen[0], decisionsOf(seen[0])),
      send(ids[1], seen[1], decisionsOf(seen[1]), admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  describe('is refused', () => {
    it('to Agents, and from any other status', async () => {
      const id = await putRegistration(platform, { status: 'DONE', assignee: 'meridian.agent' });
      const agent = await platform.signIn('meridian.agent');
      const answer = await platform.ask(`/api/main/registrations/${id}/migration`, { token: agent });
      expect(answer.status).toBe(403);
      const accepted = await putRegistration(platform, { status: 'ACCEPTED' });
      const early = await platform.ask(`/api/main/registrations/${accepted}/migration`, { token: admin });
      expect([early.status, (await errorOf(early)).type]).toEqual([409, 'TransitionNotAllowed']);
    });

    it('without its preview, and when what it would do has changed', async () => {
      const id = await done();
      const direct = await statusDoor(platform, admin).change(id, { next: 'MIGRATED' });
      expect([direct.status, await errorOf(direct)]).toMatchObject([
        422,
        { fields: [{ code: 'previewUnconfirmed' }] },
      ]);
      const seen = await preview(id);
      const [partyId = ''] = await partyIdsOf(platform, id);
      await platform.get(`/api/main/parties/${partyId}/sections/business-contact-details`, {
        method: 'PUT',
        token: admin,
        body: { naturalPerson: { phone: '+31611111111' } },
        headers: { 'if-match': '"v1"' },
      });
      expect((await send(id, seen)).status).toBe(412);
    });

    it('for decisions on what is no match', async () => {
      const id = await done();
      const other = await done();
      const seen = await preview(id);
      const [sameAs = ''] = await partyIdsOf(platform, other);
      const answer = await send(id, seen, [{ partyId: seen.parties[0]?._id ?? '', sameAs, fields: [] }]);
      expect([answer.status, await errorOf(answer)]).toMatchObject([
        400,
        { fields: [{ path: 'decisions[0].sameAs' }] },
      ]);
    });
  });
});
