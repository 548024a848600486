import { randomUUID } from 'node:crypto';
import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { partyIdsOf, putRegistration } from '../../testing/registrations.ts';

type Connection = OutputOf<typeof contract.parties.connect>;
type History = OutputOf<typeof contract.parties.history>;
type Connections = OutputOf<typeof contract.parties.connections>;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly economic?: readonly [string, string];
  readonly voting?: readonly [string, string];
  readonly via?: Connection['via'];
}

const owns = (from: string, share: string, to: string, more: Partial<Edge> = {}): Edge => ({
  from,
  to,
  economic: [share, share],
  ...more,
});
const votes = (from: string, share: string, to: string, via: Edge['via'] = 'votes'): Edge => ({
  from,
  to,
  voting: [share, share],
  via,
});

/** The graphs of 3-decisions 4.7; people have names, companies letters. */
const vectors: readonly (readonly Edge[])[] = [
  [owns('Anna', '60', 'BV'), owns('Bas', '25', 'BV'), owns('Cor', '15', 'BV')],
  [
    owns('Anna', '50', 'H1'),
    owns('Bas', '50', 'H1'),
    owns('H1', '40', 'BV'),
    owns('Anna', '30', 'H2'),
    owns('Cor', '70', 'H2'),
    owns('H2', '30', 'BV'),
    owns('Dee', '30', 'BV'),
  ],
  [owns('Anna', '60', 'H'), owns('Bas', '40', 'H'), owns('H', '30', 'BV'), owns('Cor', '70', 'BV')],
  [owns('Anna', '80', 'X'), owns('Y', '20', 'X'), owns('X', '50', 'Y'), owns('Bas', '50', 'Y')],
  [
    votes('STAK', '100', 'BV'),
    owns('Anna', '70', 'BV', { via: 'certificates' }),
    owns('Bas', '30', 'BV', { via: 'certificates' }),
    votes('Dirk', '51', 'STAK', 'role'),
  ],
  [owns('X', '100', 'Y'), owns('Y', '100', 'X'), owns('X', '100', 'Z')],
  // A company may own shares of itself.
  [owns('BV', '20', 'BV'), owns('Anna', '22', 'BV'), owns('Bas', '58', 'BV')],
];

onBothEngines('connections', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const path = (id: string) => `/api/main/parties/${id}/connections`;
  const aParty = async (name: string) => {
    const party =
      name.length > 2 && name !== 'STAK' ? { naturalPerson: { lastName: name } } : { legalEntity: { name } };
    const type = 'legalEntity' in party ? 'BUSINESS' : 'INDIVIDUAL';
    const id = await putRegistration(platform, { type, parties: [party], hasDocuments: false });
    return (await partyIdsOf(platform, id))[0] ?? '';
  };
  const connect = (
    from: string,
    to: string,
    { economic, voting, via = 'shares' }: Omit<Edge, 'from' | 'to'>,
  ) =>
    platform.ask(path(from), {
      method: 'POST',
      token: admin,
      body: {
        type: 'OWN',
        to,
        economicLow: economic?.[0] ?? null,
        economicHigh: economic?.[1] ?? null,
        votingLow: voting?.[0] ?? null,
        votingHigh: voting?.[1] ?? null,
        via,
      },
    });
  const edgesOf = async (id: string, query = '') =>
    (await platform.get<Connections>(`${path(id)}?max=100${query}`, { token: admin })).items;

  it.each(vectors.map((edges, index) => [index + 1, edges] as const))(
    'of vector %i of 4.7 are stored, and read back as they are',
    async (_number, edges) => {
      const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
      const ids = new Map<string, string>();
      for (const name of names) ids.set(name, await aParty(name));
      for (const { from, to, ...edge } of edges)
        expect((await connect(ids.get(from) ?? '', ids.get(to) ?? '', edge)).status).toBe(200);
      const connections = new Map<string, Connection>();
      for (const name of names)
        for (const edge of await edgesOf(ids.get(name) ?? '')) connections.set(edge._id, edge);
      const textOf = (edge: Edge) =>
        [edge.from, edge.economic?.join('–') ?? '-', edge.voting?.join('–') ?? '-', edge.via, edge.to].join(
          ' ',
        );
      const stored = [...connections.values()].map(edge =>
        textOf({
          from: edge.from.name,
          to: edge.to.name,
          ...(edge.economicLow && { economic: [edge.economicLow, edge.economicHigh ?? ''] }),
          ...(edge.votingLow && { voting: [edge.votingLow, edge.votingHigh ?? ''] }),
          via: edge.via,
        }),
      );
      expect(stored.toSorted()).toEqual(edges.map(edge => textOf({ via: 'shares', ...edge })).toSorted());
    },
  );

  it('are intervals where a register says no more', async () => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    const response = await connect(from, to, { economic: ['25.0001', '50'] });
    expect(await response.json()).toMatchObject({
      economicLow: '25.0001',
      economicHigh: '50',
      isCurrent: true,
    });
  });

  it('keep four decimals of a share (S2 §9)', async () => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    const response = await connect(from, to, { economic: ['33.33335', '33.33335'] });
    expect(await response.json()).toMatchObject({ economicLow: '33.3334', economicHigh: '33.3334' });
  });

  it('end, and stay to be read', async () => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    const { _id, version } = (await (
      await connect(from, to, { economic: ['60', '60'] })
    ).json()) as Connection;
    const end = () =>
      platform.ask(`${path(from)}/${_id}`, {
        method: 'DELETE',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
      });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(412);
    expect(await edgesOf(to)).toEqual([]);
    expect(await edgesOf(to, '&ended=true')).toMatchObject([
      { _id, isCurrent: false, validTo: '2026-11-21' },
    ]);
  });

  it('have another share from a day on, and both stay to be read', async () => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    const { _id, version } = (await (
      await connect(from, to, { economic: ['60', '60'] })
    ).json()) as Connection;
    const change = (body: object) =>
      platform.ask(`${path(to)}/${_id}`, {
        method: 'PUT',
        token: admin,
        body,
        headers: { 'if-match': `"v${version}"` },
      });
    const early = await change({ economicLow: '40', validFrom: '2020-01-01' });
    expect((await errorOf(early)).fields).toMatchObject([{ path: 'validFrom' }]);
    expect((await errorOf(await change({}))).fields).toMatchObject([{ path: 'economicLow' }]);
    const answers = await Promise.all([change({ economicLow: '40' }), change({ economicLow: '30' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const all = await edgesOf(to, '&ended=true');
    expect(all.map(({ economicLow, isCurrent }) => [economicLow, isCurrent])).toEqual([
      [expect.stringMatching(/^(40|30)$/), true],
      ['60', false],
    ]);
    expect(await edgesOf(to)).toHaveLength(1);
  });

  it('stand in the history of both ends, each naming the other one', async () => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    await connect(from, to, { economic: ['60', '60'] });
    for (const [id, otherName] of [
      [from, 'BV'],
      [to, 'Anna'],
    ] as const) {
      const { items, total } = await platform.get<History>(`/api/main/parties/${id}/history`, {
        token: admin,
      });
      expect(items.filter(({ action }) => action === 'party.connected')).toMatchObject([
        { actor: 'Sanne de Wit', detail: { otherName }, changes: [] },
      ]);
      expect(total).toBe(items.length);
    }
  });

  it.each([
    ['a share above the whole', { economic: ['100.1', '100.1'] }, 'economicLow'],
    ['an interval that ends before it begins', { economic: ['50', '25'] }, 'economicHigh'],
    ['nothing that says what is owned', {}, 'economicLow'],
  ] as const)('take no %s', async (_what, edge, at) => {
    const [from, to] = [await aParty('Anna'), await aParty('BV')];
    const response = await connect(from, to, edge);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields?.map(field => field.path)).toContain(at);
  });

  it('lead to no one of another tenant', async () => {
    const from = await aParty('Anna');
    const foreign = await putRegistration(platform, { tenant: 'noordhaven' });
    const [to = ''] = await partyIdsOf(platform, foreign, 'noordhaven');
    expect((await errorOf(await connect(from, to, { economic: ['1', '1'] }))).fields).toMatchObject([
      { path: 'to' },
    ]);
  });

  describe('with someone who has no file yet', () => {
    const enter = async (
      client: string,
      newcomer: object,
      edge: object = { type: 'OWN', economicLow: '30' },
    ) =>
      platform.ask(path(client), {
        method: 'POST',
        token: admin,
        body: { ...edge, newcomer: { isStart: true, ...newcomer } },
      });
    const aPerson = () => ({
      lastName: `Nieuw ${randomUUID().slice(0, 8)}`,
      givenNames: 'Nina',
      dateOfBirth: '1980-05-17',
      address: { country: 'BE' },
    });
    const listed = async (search: string) =>
      (
        await platform.get<OutputOf<typeof contract.parties.list>>(
          `/api/main/parties?${new URLSearchParams({ search })}`,
          { token: admin },
        )
      ).items;

    it('makes the file and the connection in one go, and writes both down', async () => {
      const client = await aParty('BV');
      const naturalPerson = aPerson();
      const response = await enter(client, { naturalPerson });
      expect(response.status).toBe(200);
      const { from, to, economicLow } = (await response.json()) as Connection;
      expect({ to: to._id, economicLow, name: from.name }).toEqual({
        to: client,
        economicLow: '30',
        name: `Nina ${naturalPerson.lastName}`,
      });
      const file = await platform.get<OutputOf<typeof contract.parties.get>>(
        `/api/main/parties/${from._id}`,
        {
          token: admin,
        },
      );
      expect(file).toMatchObject({ status: 'N', naturalPerson, registrations: [] });
      const history = await platform.get<History>(`/api/main/parties/${from._id}/history`, { token: admin });
      expect(history.items.map(({ action }) => action)).toEqual(['party.connected', 'party.created']);
      expect(await listed(naturalPerson.lastName)).toMatchObject([{ _id: from._id, status: 'N' }]);
    });

    it('starts at the client where the newcomer is owned', async () => {
      const client = await aParty('Anna');
      const legalEntity = { name: 'Nieuw B.V.', address: { country: 'NL' } };
      const response = await enter(client, { isStart: false, legalEntity });
      const { from, to } = (await response.json()) as Connection;
      expect([from._id, to.name]).toEqual([client, 'Nieuw B.V.']);
    });

    it('is suggested from then on to whoever enters the same one', async () => {
      const client = await aParty('BV');
      const naturalPerson = aPerson();
      await enter(client, { naturalPerson });
      const { givenNames, lastName, dateOfBirth } = naturalPerson;
      const { items } = await platform.get<OutputOf<typeof contract.parties.suggestions>>(
        '/api/main/parties/suggestions',
        {
          method: 'POST',
          token: admin,
          body: {
            givenNames,
            lastName,
            dateOfBirth,
            taxIdentificationNumber: null,
            chamberOfCommerceNo: null,
          },
        },
      );
      expect(items).toMatchObject([{ name: `Nina ${lastName}`, match: 'nameAndDateOfBirth' }]);
    });

    it.each([
      ['no country', { naturalPerson: { lastName: 'Onbekend' } }, 'newcomer.naturalPerson.address.country'],
      ['no name', { legalEntity: { name: ' ', address: { country: 'NL' } } }, 'newcomer.legalEntity.name'],
      [
        'a number of another register',
        { legalEntity: { name: 'X', chamberOfCommerceNo: '1', address: { country: 'NL' } } },
        'newcomer.legalEntity.chamberOfCommerceNo',
      ],
      ['neither person nor company', {}, 'newcomer.naturalPerson'],
    ])('takes none with %s', async (_what, newcomer, at) => {
      const response = await enter(await aParty('BV'), newcomer);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields?.map(field => field.path)).toContain(at);
    });

    it('leaves no file behind where the connection is refused, and takes one end of the two', async () => {
      const client = await aParty('BV');
      const naturalPerson = aPerson();
      expect((await enter(client, { naturalPerson }, { type: 'OWN' })).status).toBe(400);
      expect(await listed(naturalPerson.lastName)).toEqual([]);
      const both = { type: 'OWN', economicLow: '30', to: await aParty('Bas') };
      expect((await errorOf(await enter(client, { naturalPerson }, both))).fields).toMatchObject([
        { path: 'newcomer', code: 'invalid' },
      ]);
    });

    it('stays listed when it was in a registration and is not any more', async () => {
      const client = await aParty('BV');
      const naturalPerson = aPerson();
      const { from } = (await (await enter(client, { naturalPerson })).json()) as Connection;
      await platform.database.tenant('meridian', async tx => {
        const [row] = await tx
          .selectFrom('registration_parties')
          .selectAll()
          .where('party_id', '=', client)
          .execute();
        await tx
          .insertInto('registration_parties')
          .values({ ...row!, party_id: from._id, position: 1 })
          .execute();
        await tx.deleteFrom('registration_parties').where('party_id', '=', from._id).execute();
      });
      expect(await listed(naturalPerson.lastName)).toHaveLength(1);
    });
  });
});
