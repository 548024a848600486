import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../testing/database.ts';
import { oldRelease, type OldRelease } from '../testing/old-release.ts';

const uuid = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

/** Trees as no seed has them: owners of owners, shares that are texts, a party without an id, an empty list. */
const trees = [
  [
    {
      _id: uuid(1),
      legalEntity: { name: 'Doel B.V.', chamberOfCommerceNo: '68750110', address: { city: 'Ede' } },
      parties: [
        {
          _id: uuid(2),
          ownershipPercentage: '60.5',
          legalEntity: { name: 'Holding B.V.' },
          parties: [
            { _id: uuid(3), ownershipPercentage: '100', naturalPerson: { lastName: 'Eigenaar', ubo: true } },
          ],
        },
        { _id: uuid(4), ownershipPercentage: 'half', naturalPerson: { lastName: 'Helft', relation: 'RPV' } },
        { naturalPerson: { lastName: 'Zonder', signer: false } },
      ],
    },
  ],
  [
    {
      _id: uuid(5),
      ownershipPercentage: '25',
      naturalPerson: {
        givenNames: 'Jan',
        lastName: 'Alleen',
        dateOfBirth: '1970-01-31',
        taxIdentificationNumber: '123456782',
        partyExternalReferences: [{ system: 'CRM', reference: '1' }],
        fieldOfLater: 'kept',
      },
    },
  ],
  [
    {
      _id: uuid(6),
      naturalPerson: { lastName: 'Ander', partyExternalReferences: [{ system: 'CRM', reference: '1' }] },
    },
  ],
  [],
];

const statements = [
  `insert into tenants (id, name, created_at) values ('meridian', 'Meridian', now())`,
  ...trees.map(
    (parties, index) => `insert into registrations
      (id, tenant_id, number, type, status, channel, user_name, parties, name, tax_number, created_at, updated_at)
      values ('${uuid(100 + index)}', 'meridian', '${index}', 'BUSINESS', 'INCOMPLETE', 'API', 'x', ${json(parties)}, 'N',
        ${index === 1 ? `'123456782'` : 'null'}, now(), now())`,
  ),
  // Of a party that was taken out of its registration since.
  ...[uuid(3), uuid(50)].map(
    (
      party,
      index,
    ) => `insert into documents (id, tenant_id, registration_id, party_id, kind, created_at, updated_at)
      values ('${uuid(200 + index)}', 'meridian', '${uuid(100)}', '${party}', 'other', now(), now())`,
  ),
  `insert into comments (id, tenant_id, registration_id, author, created_at, sealed)
    values ('${uuid(300)}', 'meridian', '${uuid(101)}', '${uuid(9)}', now(), '\\x00')`,
];

onBothEngines('parties of the release before', engine => {
  let release: OldRelease;
  beforeAll(async () => {
    release = await oldRelease(await engine.options(), '0064-system-admins-factor');
    await release.fill('meridian', statements);
    await release.migrate();
  });
  afterAll(() => release.close());

  const count = async (table: string) =>
    (await release.rows<{ n: number }>('meridian', `select count(*)::int as n from ${table}`))[0]?.n;

  it('are counted as before: parties, edges, documents, comments, and a record of each', async () => {
    const tables = [
      'parties',
      'registration_parties',
      'connections',
      'documents',
      'comments',
      'registrations',
      'records',
    ];
    const counts = Object.fromEntries(
      await Promise.all(tables.map(async table => [table, await count(table)] as const)),
    );
    // Seven in the trees, and one whom only a document knows.
    expect(counts).toEqual({
      parties: 8,
      registration_parties: 7,
      // Three shares, and one who represents.
      connections: 4,
      documents: 2,
      comments: 1,
      registrations: 4,
      // Each registration, each party, and the process of each registration.
      records: 16,
    });
  });

  it('stand where they stood, as what they were', async () => {
    const rows = await release.rows(
      'meridian',
      `
      select p.name, u.name as under, m.position, m.part, m.share::text, m.signer, m.ubo from registration_parties m
      join parties p on p.id = m.party_id left join parties u on u.id = m.under_id
      where m.registration_id in ('${uuid(100)}', '${uuid(101)}') order by m.registration_id, u.name nulls first, m.position`,
    );
    const row = { under: 'Doel B.V.', part: 'related', share: null, signer: null, ubo: null };
    expect(rows).toEqual([
      { ...row, name: 'Doel B.V.', under: null, position: 0, part: 'client' },
      { ...row, name: 'Holding B.V.', position: 0 },
      { ...row, name: 'Helft', position: 1, part: 'representative' },
      { ...row, name: 'Zonder', position: 2, signer: false },
      { ...row, name: 'Eigenaar', under: 'Holding B.V.', position: 0, ubo: true },
      { ...row, name: 'Jan Alleen', under: null, position: 0, part: 'client', share: '25.0000' },
    ]);
  });

  it('hold their shares as figures, and what is none as a text to see to', async () => {
    const rows = await release.rows(
      'meridian',
      `
      select f.name, c.economic_low::text as low, c.economic_high::text as high, c.label from connections c
      join parties f on f.id = c.from_party where c.type = 'OWN' order by f.name`,
    );
    expect(rows).toEqual([
      { name: 'Eigenaar', low: '100.0000', high: '100.0000', label: null },
      { name: 'Helft', low: null, high: null, label: 'half' },
      { name: 'Holding B.V.', low: '60.5000', high: '60.5000', label: null },
    ]);
  });

  it('have their data by section, and lose no field that nobody knows', async () => {
    const [row] = await release.rows<{ sections: object }>(
      'meridian',
      `select sections, person_key from parties where id = '${uuid(5)}'`,
    );
    expect(row?.sections).toEqual({
      'id-details': { givenNames: 'Jan', lastName: 'Alleen', dateOfBirth: '1970-01-31' },
      'tax-residency': { taxIdentificationNumber: '123456782' },
      'client-references': { partyExternalReferences: [{ system: 'CRM', reference: '1' }] },
      'custom-fields': { fieldOfLater: 'kept' },
    });
    const references = await release.rows('meridian', 'select system, reference from party_references');
    expect(references).toEqual([{ system: 'CRM', reference: '1' }]);
  });

  it('leave no tax number in plain with the registration, and wait for the jobs that have keys', async () => {
    expect(
      await release.rows(
        'meridian',
        `select masked_tax_number as tax from registrations where id = '${uuid(101)}'`,
      ),
    ).toEqual([{ tax: '******782' }]);
    expect(await release.rows('meridian', 'select kind from jobs order by kind')).toEqual([
      { kind: 'documents.moveFiles' },
      { kind: 'registrations.moveParties' },
    ]);
  });
});
