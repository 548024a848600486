import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { pdfText, qpdfCheck } from '../../../testing/pdf.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../../testing/registrations.ts';

type Owners = OutputOf<typeof contract.parties.owners>;
type PartyFile = OutputOf<typeof contract.parties.get>;
type Connections = OutputOf<typeof contract.parties.connections>;
/** Who holds how many per cent of whom; companies have short names. */
type Share = readonly [from: string, percent: string, to: string];

onBothEngines('beneficial owners', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const aParty = async (name: string) => {
    const party = name.length > 2 ? { naturalPerson: { lastName: name } } : { legalEntity: { name } };
    const type = 'legalEntity' in party ? 'BUSINESS' : 'INDIVIDUAL';
    const id = await putRegistration(platform, { type, parties: [party], hasDocuments: false });
    return (await partyIdsOf(platform, id))[0] ?? '';
  };
  const store = async (shares: readonly Share[]) => {
    const ids = new Map<string, string>();
    for (const name of new Set(shares.flatMap(([from, , to]) => [from, to])))
      ids.set(name, await aParty(name));
    for (const [from, percent, to] of shares)
      await platform.get(`/api/main/parties/${ids.get(from)}/connections`, {
        method: 'POST',
        token: admin,
        body: { type: 'OWN', to: ids.get(to), economicLow: percent, via: 'shares' },
      });
    return (name: string) => ids.get(name) ?? '';
  };
  const ownersOf = (id: string, on = '', token = admin) =>
    platform.get<Owners>(`/api/main/parties/${id}/owners${on && `?on=${on}`}`, { token });
  const ubosOf = ({ holders }: Owners) =>
    holders.filter(({ basis }) => basis.length > 0).map(({ name }) => name);

  it('are found through holdings, with the ways and the votes of what they control', async () => {
    const id = await store([
      ['Anna', '60', 'H'],
      ['Bas', '40', 'H'],
      ['H', '30', 'BV'],
      ['Cor', '70', 'BV'],
    ]);
    const owners = await ownersOf(id('BV'));
    expect(ubosOf(owners)).toEqual(['Cor', 'Anna']);
    expect(owners.holders.find(({ name }) => name === 'Anna')).toMatchObject({
      economic: { low: '18', high: '18' },
      controlled: { low: '30', high: '30' },
      basis: ['control'],
      paths: [{ names: ['Anna', 'H', 'BV'], percent: '18' }],
    });
  });

  it('of a STAK are those who have its certificates and those who sit on its board, both', async () => {
    const id = await store([
      ['Anna', '60', 'BV'],
      ['SA', '40', 'BV'],
      ['Bas', '100', 'SA'],
    ]);
    const dirk = await aParty('Dirk');
    const { sections } = await platform.get<PartyFile>(`/api/main/parties/${id('SA')}`, { token: admin });
    const version = sections.find(({ section }) => section === 'chamber-of-commerce')?.version ?? 0;
    await platform.get(`/api/main/parties/${id('SA')}/sections/chamber-of-commerce`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { legalEntity: { legalForm: 'Stichting Administratiekantoor' } },
    });
    // As shares alone, the holder of the certificates would have the votes as well.
    expect(new Set(ubosOf(await ownersOf(id('BV'))))).toEqual(new Set(['Anna', 'Bas']));
    await platform.get(`/api/main/parties/${id('SA')}/connections`, {
      method: 'POST',
      token: admin,
      body: { type: 'RPD', to: dirk, via: 'role' },
    });
    const { holders } = await ownersOf(id('BV'));
    expect(holders).toMatchObject([
      { name: 'Anna', basis: ['economic', 'voting', 'control'] },
      { name: expect.stringMatching(/Bas|Dirk/) as unknown },
      { name: expect.stringMatching(/Bas|Dirk/) as unknown },
    ]);
    expect(holders.find(({ name }) => name === 'Bas')).toMatchObject({
      economic: { low: '40' },
      voting: { low: '0' },
      basis: ['economic'],
    });
    expect(holders.find(({ name }) => name === 'Dirk')).toMatchObject({
      controlled: { low: '40' },
      basis: ['control'],
      paths: [{ names: ['Dirk', 'SA', 'BV'], percent: '40' }],
    });

    // The whole of it is drawn from the company: its holders, theirs, and the board of the STAK.
    const { items } = await platform.get<Connections>(
      `/api/main/parties/${id('BV')}/connections?chain=true`,
      { token: admin },
    );
    expect(items.map(({ type, from, to }) => `${type} ${from.name} ${to.name}`).toSorted()).toEqual([
      'OWN Anna BV',
      'OWN Bas SA',
      'OWN SA BV',
      'RPD SA Dirk',
    ]);
  });

  it('follow the threshold and the shares of the day that is named', async () => {
    const id = await store([
      ['Anna', '60', 'BV'],
      ['Bas', '25', 'BV'],
      ['Cor', '15', 'BV'],
    ]);
    expect(ubosOf(await ownersOf(id('BV')))).toEqual(['Anna']);
    expect(await ownersOf(id('BV'), '2027-07-10')).toMatchObject({ comparator: 'atLeast', threshold: '25' });
    expect(ubosOf(await ownersOf(id('BV'), '2027-07-10'))).toEqual(['Anna', 'Bas']);
    expect(await ownersOf(id('BV'), '2020-01-01')).toMatchObject({ holders: [], unknown: '100' });
  });

  it('are an error where companies hold each other whole, or shares come to more than all', async () => {
    const circle = await store([
      ['X', '100', 'Y'],
      ['Y', '100', 'X'],
      ['X', '100', 'Z'],
    ]);
    const { errors, holders } = await ownersOf(circle('Z'));
    expect(errors).toMatchObject([{ code: 'CLOSED_LOOP', parties: expect.arrayContaining(['X', 'Y']) }]);
    expect(holders).toEqual([]);
    const over = await store([
      ['Anna', '60', 'BV'],
      ['Bas', '55', 'BV'],
    ]);
    expect((await ownersOf(over('BV'))).errors).toEqual([
      { code: 'OVER_100', parties: ['BV'], percent: '115' },
    ]);
  });

  it('are shown as they would be without a connection, before it ends', async () => {
    const id = await store([
      ['Anna', '60', 'BV'],
      ['Bas', '40', 'BV'],
    ]);
    const { items } = await platform.get<{ items: { _id: string; economicLow: string }[] }>(
      `/api/main/parties/${id('BV')}/connections`,
      { token: admin },
    );
    const ending = items.find(({ economicLow }) => economicLow === '60');
    const after = await platform.get<Owners>(`/api/main/parties/${id('BV')}/owners?without=${ending?._id}`, {
      token: admin,
    });
    expect([ubosOf(await ownersOf(id('BV'))), ubosOf(after), after.unknown]).toEqual([
      ['Anna', 'Bas'],
      ['Bas'],
      '60',
    ]);
  });

  it('are no one else’s business: whom an Agent does not work for is unknown', async () => {
    const id = await store([['Anna', '100', 'BV']]);
    const agent = await platform.signIn('meridian.agent');
    const answer = await platform.ask(`/api/main/parties/${id('BV')}/owners`, { token: agent });
    expect(answer.status).toBe(404);
  });

  it('leave as a paper: grounds, chains in words, and the confirmation, of the day that is named', async () => {
    const id = await store([
      ['Anna', '60', 'H'],
      ['H', '50', 'BV'],
      ['Cor', '50', 'BV'],
    ]);
    const report = async (query: string) => {
      const response = await platform.ask(`/api/main/parties/${id('BV')}/owners/report?${query}`, {
        token: admin,
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(await qpdfCheck(bytes)).toBe(0);
      return (await pdfText(bytes)).join(' ');
    };
    const before = await report('locale=en-US');
    for (const text of [
      'Beneficial owners of BV',
      'Anna › H › BV: 30%',
      'Cor › BV: 50%',
      'of other shares than those of this day',
    ])
      expect(before).toContain(text);
    const { hash } = await ownersOf(id('BV'));
    platform.clock.turn(1);
    await platform.get(`/api/main/parties/${id('BV')}/owners/confirmation`, {
      method: 'POST',
      token: admin,
      body: { hash, owners: [id('Anna'), id('Cor')], cause: null, reason: null },
    });
    const after = await report('locale=nl-NL');
    for (const text of ['Uiteindelijk belanghebbenden van BV', 'Zoals berekend', 'Anna, Cor'])
      expect(after).toContain(text);
    // The confirmation is of the shares of today.
    expect(await report('locale=en-US&on=2020-01-01')).toContain('of other shares than those of this day');
    const { action, detail } = await platform.database.read('meridian', tx =>
      tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect({ action, detail }).toMatchObject({
      action: 'party.ownersExported',
      detail: { on: '2020-01-01', locale: 'en-US' },
    });
  });
});
