import { randomUUID } from 'node:crypto';
import type { BeneficialOwners, contract, OutputOf, RegisterComparison } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { putClientDocument } from '../../../testing/documents.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { compareRegister, extractOf, registerPath } from '../../../testing/register.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
} from '../../../testing/registrations.ts';
import { putSection } from '../../../testing/settings.ts';

type List = OutputOf<typeof contract.parties.registerComparisons>;
type History = OutputOf<typeof contract.parties.history>;
type Discrepancy = RegisterComparison['discrepancies'][number];

onBothEngines('an extract of the register of beneficial owners', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  let [company, anna, bas] = ['', '', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });
  beforeEach(async () => {
    const owner = (lastName: string, share: string) => ({
      ...completePerson({ lastName }),
      ownershipPercentage: share,
    });
    const parties = [{ ...completeCompany(), parties: [owner('Anna', '60'), owner('Bas', '20')] }];
    const id = await putRegistration(platform, { type: 'BUSINESS', parties });
    [company = '', anna = '', bas = ''] = await partyIdsOf(platform, id);
  });

  const owners = () =>
    platform.get<BeneficialOwners>(`/api/main/parties/${company}/owners`, { token: admin });
  const list = (token = admin) => platform.get<List>(registerPath(company), { token });
  const send = (body: object, token = admin) =>
    platform.ask(registerPath(company), { method: 'POST', token, body });
  const settle = (
    { _id }: RegisterComparison,
    discrepancy: Pick<Discrepancy, '_id' | 'version'>,
    body: object,
    token = admin,
  ) =>
    platform.ask(`${registerPath(company)}/${_id}/discrepancies/${discrepancy._id}`, {
      method: 'PUT',
      token,
      body: { reportedOn: null, reason: null, ...body },
      headers: { 'if-match': `"v${discrepancy.version}"` },
    });
  const fieldsOf = async (response: Response) => (await errorOf(response)).fields;

  it('is kept with what it differs in, who compared it, and whether the shares are the same still', async () => {
    const right = {
      _id: anna,
      natures: ['shares', 'votes'] as ['shares', 'votes'],
      band: 'from50To75' as const,
    };
    const compared = await compareRegister(platform, admin, company, [right, { name: 'Willem Oud' }]);
    expect(compared).toMatchObject({
      by: 'Sanne de Wit',
      register: 'KVK',
      isCurrent: true,
      isConfirmed: true,
    });
    expect(compared.entries.map(({ name }) => name)).toEqual(['Maarten Anna', 'Willem Oud']);
    expect(compared.discrepancies).toMatchObject([
      { kind: 'wronglyListed', person: { _id: null, name: 'Willem Oud' }, state: 'open', calculated: null },
    ]);
    expect((await owners()).openDiscrepancies).toBe(1);
    await platform.get(`/api/main/parties/${bas}/connections`, {
      method: 'POST',
      token: admin,
      body: { type: 'OWN', to: company, economicLow: '10', via: 'shares' },
    });
    platform.clock.turn(1);
    await compareRegister(platform, admin, company, [right]);
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('is reported or explained discrepancy by discrepancy, until none is open', async () => {
    const compared = await compareRegister(platform, admin, company, [{ name: 'Willem Oud' }]);
    const [missing, wrong] = compared.discrepancies as [Discrepancy, Discrepancy];
    expect(missing).toMatchObject({ kind: 'missing', person: { _id: anna, name: 'Maarten Anna' } });
    expect((await settle(compared, missing, { state: 'reported', reportedOn: '2026-11-03' })).status).toBe(
      200,
    );
    const reason = 'The register has been corrected.';
    expect((await settle(compared, wrong, { state: 'explained', reason })).status).toBe(200);
    expect((await list()).items[0]?.discrepancies).toMatchObject([
      { state: 'reported', reportedOn: '2026-11-03', reason: null, settledBy: 'Sanne de Wit', version: 2 },
      { state: 'explained', reportedOn: null, reason, settledBy: 'Sanne de Wit' },
    ]);
    expect((await owners()).openDiscrepancies).toBe(0);
    await settle(compared, { ...wrong, version: 2 }, { state: 'open' });
    expect((await owners()).openDiscrepancies).toBe(1);
    const history = await platform.get<History>(`/api/main/parties/${company}/history`, { token: admin });
    expect(history.items.map(({ action }) => action).slice(0, 4)).toEqual([
      'party.discrepancyReopened',
      'party.discrepancyExplained',
      'party.discrepancyReported',
      'party.registerCompared',
    ]);
  });

  it('has a report to the register in the language of the firm, of what is not explained', async () => {
    await putSection(platform.database, 'meridian', 'regions', present => ({
      ...present,
      defaultLocale: 'nl-NL',
    }));
    const compared = await compareRegister(platform, admin, company, [{ name: 'Willem Oud' }]);
    expect(compared.report).toContain(
      'Maarten Anna is UBO (aandelen en stemrechten, meer dan 50% tot en met 75%)',
    );
    expect(compared.report).toContain('Willem Oud staat in het uittreksel (aandelen), maar is geen UBO.');
    expect(compared.report).toContain('2 november 2026');
    expect(compared.report).toContain('Wwft');
    for (const discrepancy of compared.discrepancies)
      await settle(compared, discrepancy, { state: 'explained', reason: 'Corrected.' });
    expect((await list()).items[0]?.report).toBeNull();
  });

  it('rests on the Dutch act only where the company is in the Netherlands', async () => {
    const owner = { ...completePerson({ lastName: 'Anna' }), ownershipPercentage: '60' };
    const address = {
      street: 'Hafenstr.',
      houseNumber: '3',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    };
    const abroad = { ...completeCompany({ address }), parties: [owner] };
    const id = await putRegistration(platform, { type: 'BUSINESS', parties: [abroad] });
    const [german = ''] = await partyIdsOf(platform, id);
    const compared = await compareRegister(platform, admin, german, [{ name: 'Willem Oud' }]);
    expect(compared.report).toContain('Willem Oud');
    expect(compared.report).not.toContain('Wwft');
  });

  it('is refused with the field that is wrong', async () => {
    const { hash } = await owners();
    const body = { hash, extractOn: '2026-11-02', register: 'KVK', entries: [] };
    const stale = await send({ ...body, hash: 'another' });
    expect([stale.status, (await errorOf(stale)).type]).toEqual([412, 'VersionStale']);
    const cases: readonly [object, string][] = [
      [{ extractOn: '2099-01-01' }, 'extractOn'],
      [{ register: ' ' }, 'register'],
      [{ entries: extractOf([{}]) }, 'entries[0].name'],
      [{ entries: extractOf([{ _id: anna }, { _id: anna }]) }, 'entries[1]._id'],
      [{ entries: extractOf([{ _id: '11111111-1111-4111-8111-111111111111' }]) }, 'entries[0]._id'],
      [{ entries: extractOf([{ name: 'Willem Oud', natures: [] }]) }, 'entries[0].natures'],
    ];
    for (const [wrong, path] of cases)
      expect(await fieldsOf(await send({ ...body, ...wrong }))).toMatchObject([{ path }]);
    const compared = await compareRegister(platform, admin, company, []);
    const [missing] = compared.discrepancies as [Discrepancy];
    for (const [answer, path] of [
      [{ state: 'reported' }, 'reportedOn'],
      [{ state: 'reported', reportedOn: '2099-01-01' }, 'reportedOn'],
      [{ state: 'explained', reason: ' ' }, 'reason'],
    ] as const)
      expect(await fieldsOf(await settle(compared, missing, answer))).toMatchObject([{ path }]);
  });

  it('names no one whom the reader may not see, and has no report for them', async () => {
    const { _id: adminId } = await platform.get<{ _id: string }>('/api/access/users/me', { token: admin });
    await putSection(platform.database, 'meridian', 'restrictedClients', present => ({
      ...present,
      VIP: { users: [adminId], groups: [] },
    }));
    platform.clock.turn(1);
    await compareRegister(platform, admin, company, []);
    await platform.get(`/api/main/parties/${anna}/restriction`, {
      method: 'PUT',
      token: admin,
      body: { kind: 'VIP', reason: 'On request.' },
      headers: { 'if-match': '"v1"' },
    });
    expect((await list(user)).items).toMatchObject([
      { discrepancies: [{ person: { _id: anna, name: null } }], report: null },
    ]);
  });

  it('has one outcome when two settle a discrepancy at once', async () => {
    const compared = await compareRegister(platform, admin, company, []);
    const [missing] = compared.discrepancies as [Discrepancy];
    const answers = await Promise.all([
      settle(compared, missing, { state: 'reported', reportedOn: '2026-11-03' }),
      settle(compared, missing, { state: 'explained', reason: 'Corrected.' }, user),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('has the extract itself beside it: a document of the file, until it is detached or gone', async () => {
    const { _id, document_id: none } = await compareRegister(platform, admin, company, [
      { name: 'Willem Oud' },
    ]);
    expect(none).toBeNull();
    const attach = (documentId: string | null, token = admin, about = company) =>
      platform.ask(`${registerPath(about)}/${_id}/document`, {
        method: 'PUT',
        token,
        body: { document_id: documentId },
      });
    const document = await putClientDocument(platform, admin, company, { kind: 'other' });
    expect((await attach(document._id)).status).toBe(200);
    expect((await list()).items[0]).toMatchObject({ _id, document_id: document._id });
    const { action, detail } = await platform.database.read('meridian', tx =>
      tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect({ action, detail }).toMatchObject({
      action: 'party.extractAttached',
      detail: { comparison: _id, document: document._id },
    });
    const ofAnother = await putClientDocument(platform, admin, anna, { kind: 'other' });
    for (const other of [ofAnother._id, randomUUID()])
      expect(await fieldsOf(await attach(other))).toMatchObject([{ path: 'document_id', code: 'oneOf' }]);
    expect((await attach(null, admin, anna)).status).toBe(404);
    expect((await attach(null)).status).toBe(200);
    expect((await list()).items[0]).toMatchObject({ document_id: null });
  });
});
