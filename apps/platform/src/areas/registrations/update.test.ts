import type { contract, InputOf, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { doingOn } from '../../testing/work.ts';
import { treesOf } from './members.ts';

type Registration = OutputOf<typeof contract.registrations.get>;
type Change = Partial<InputOf<typeof contract.registrations.update>['body']>;
type History = OutputOf<typeof contract.registrations.history>;

const path = '/api/main/registrations';

onBothEngines('changing parties', engine => {
  let platform: TestPlatform;
  let admin: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const create = (body: object, token = admin) =>
    platform.get<Registration>(path, { method: 'POST', token, body: { channel: 'Professional', ...body } });
  const aPerson = (fields: object = {}) =>
    create({
      type: 'INDIVIDUAL',
      parties: [{ naturalPerson: { lastName: 'Jansen', taxIdentificationNumber: '123456782', ...fields } }],
    });
  const aCompany = () =>
    create({
      type: 'BUSINESS',
      parties: [{ legalEntity: { name: 'De Haven', chamberOfCommerceNo: '41126830' } }],
    });
  const put = ({ _id, version }: Pick<Registration, '_id' | 'version'>, change: Change, headers = {}) =>
    platform.ask(`${path}/${_id}`, {
      method: 'PUT',
      token: admin,
      body: { parties: [], added: [], removed: [], ...change },
      headers: { 'if-match': `"v${version}"`, ...headers },
    });
  const changed = async (registration: Registration, change: Change) => {
    const response = await put(registration, change);
    expect(await response.clone().json()).toMatchObject({ version: registration.version + 1 });
    return (await response.json()) as Registration;
  };
  const patch = (registration: Registration, naturalPerson: object) => ({
    parties: [{ _id: registration.parties[0]!._id!, naturalPerson }],
  });
  const fieldsOf = async (registration: Registration, change: Change) => {
    const response = await put(registration, change);
    expect(response.status).toBe(400);
    return (await errorOf(response)).fields;
  };

  it('patches a person: the version goes up, lists follow, the history says what', async () => {
    const before = await aPerson({ givenNames: 'Sem' });
    const after = await changed(before, patch(before, { givenNames: 'Anna', address: { city: 'Zeist' } }));
    expect(after).toMatchObject({
      name: 'Anna Jansen',
      parties: [{ naturalPerson: { givenNames: 'Anna', lastName: 'Jansen', address: { city: 'Zeist' } } }],
    });
    const [row] = (
      await platform.get<{ items: { city: string }[] }>(`${path}?search=Anna+Jansen+Zeist`, { token: admin })
    ).items;
    expect(row?.city).toBe('Zeist');
    const { items } = await platform.get<History>(`${path}/${before._id}/history`, { token: admin });
    expect(items.map(({ action, actor, version }) => [action, actor, version])).toEqual([
      ['registration.changed', 'Sanne de Wit', 2],
      ['registration.created', 'Sanne de Wit', 1],
    ]);
    const party = { party_id: after.parties[0]!._id, party: 'Anna Jansen' };
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        { ...party, path: 'naturalPerson.givenNames', old: 'Sem', new: 'Anna' },
        { ...party, path: 'naturalPerson.address', old: null, new: { city: 'Zeist' } },
      ]),
    );
  });

  it('keeps how a party came, works and weighs in risk, as it was sent', async () => {
    const fields = {
      registrationOrigin: 'NETWORK',
      marketingChannel: 'otherBank',
      industry: ['crypto', 'gambling'],
      riskMarkers: [
        {
          code: 'SANCTION-NEAR',
          text: 'Lives where sanctions apply',
          source: 'Screening',
          since: '2026-01-01',
        },
        { text: 'Complaint', source: 'Colleague', since: '2025-05-01', until: '2026-05-01' },
      ],
    };
    const ofPerson = {
      ...fields,
      employmentStatus: 'entrepreneur',
      education: 'higher',
      jobCategory: 'freelance',
      emigrationReason: 'expat',
    };
    const person = await aPerson();
    const sent = await changed(person, patch(person, ofPerson));
    expect(sent.parties[0]?.naturalPerson).toMatchObject(ofPerson);
    const company = await aCompany();
    const { parties } = await changed(company, {
      parties: [{ _id: company.parties[0]!._id!, legalEntity: fields }],
    });
    expect(parties[0]?.legalEntity).toMatchObject(fields);
  });

  it.each([
    ['a code of no vocabulary', { employmentStatus: 'king' }, 'employmentStatus', 'oneOf'],
    ['a sector with none of them', { industry: ['crypto', 'none'] }, 'industry', 'noneOf'],
    [
      'a marker without a source',
      { riskMarkers: [{ text: 'Complaint' }] },
      'riskMarkers[0].source',
      'required',
    ],
    [
      'a marker that says nothing',
      { riskMarkers: [{ source: 'Screening' }] },
      'riskMarkers[0].text',
      'required',
    ],
  ])('refuses %s', async (_what, naturalPerson, field, code) => {
    const person = await aPerson();
    expect(await fieldsOf(person, patch(person, naturalPerson))).toMatchObject([
      { path: `parties[0].naturalPerson.${field}`, code },
    ]);
  });

  it('changes what other systems know the registration by, once for each system, and says so', async () => {
    const before = await aPerson();
    const first = [{ system: 'CRM', reference: '4711' }];
    const after = await changed(before, { partyExternalReferences: first });
    expect(after.partyExternalReferences).toEqual(first);
    const { items } = await platform.get<History>(`${path}/${before._id}/history`, { token: admin });
    expect(items[0]?.changes).toContainEqual(
      expect.objectContaining({ party_id: null, path: expect.stringMatching(/^partyExternalReferences/) }),
    );
    // What is not sent stays.
    const later = await changed(after, patch(after, { givenNames: 'Anna' }));
    expect(later.partyExternalReferences).toEqual(first);
    const twice = [...first, { system: ' CRM ', reference: '4712' }];
    expect(await fieldsOf(later, { partyExternalReferences: twice })).toMatchObject([
      { path: 'partyExternalReferences[0].system', code: 'uniqueValues' },
      { path: 'partyExternalReferences[1].system', code: 'uniqueValues' },
    ]);
    expect((await changed(later, { partyExternalReferences: [] })).partyExternalReferences).toEqual([]);
  });

  it('keeps what is stored behind a mask, and takes no mask for a number', async () => {
    const before = await aPerson();
    expect(before.parties[0]?.naturalPerson?.taxIdentificationNumber).toBe('******782');
    const after = await changed(
      before,
      patch(before, { ...before.parties[0]?.naturalPerson, initials: 'S.' }),
    );
    const stored = await doingOn(platform.database, platform.services.keys)('meridian', work =>
      treesOf(work, [before._id]),
    );
    expect(JSON.stringify([...stored])).toContain('123456782');
    expect(JSON.stringify([...stored])).not.toContain('*');
    expect(await fieldsOf(after, patch(after, { taxIdentificationNumber: '******783' }))).toEqual([
      { path: 'parties[0].naturalPerson.taxIdentificationNumber', code: 'taxIdentificationNumber' },
    ]);
  });

  it('masks what changed in the history as it masks the record', async () => {
    const before = await aPerson();
    await changed(
      before,
      patch(before, {
        taxIdentificationNumber: '111222333',
        phone: '+31612345678',
        taxResidencies: [{ country: 'NL', taxIdentificationNumber: '123456782' }],
      }),
    );
    const text = JSON.stringify(await platform.get(`${path}/${before._id}/history`, { token: admin }));
    for (const secret of ['123456782', '111222333', '+31612345678']) expect(text).not.toContain(secret);
    expect(text).toContain('******333');
  });

  describe('follows up', () => {
    const cases: readonly (readonly [string, object, readonly object[]])[] = [
      [
        'a tax residency without a number',
        { taxResidencies: [{ country: 'DE' }] },
        [{ path: 'taxResidencies[0].taxIdentificationNumber', code: 'required' }],
      ],
      [
        'a number that the country does not have',
        { taxResidencies: [{ country: 'NL', taxIdentificationNumber: '123456789' }] },
        [{ path: 'taxResidencies[0].taxIdentificationNumber', code: 'bsn' }],
      ],
      [
        'reason B without a word about it',
        { taxResidencies: [{ country: 'BR', reason: 'B' }] },
        [{ path: 'taxResidencies[0].reasonExplanation', code: 'required' }],
      ],
      [
        'a political exposure without its role',
        { politicallyExposed: { applies: true } },
        [{ path: 'politicallyExposed.role', code: 'required' }],
      ],
      [
        'an origin of assets without its answers',
        { originOfAssets: ['inheritanceOrDonation'] },
        [
          { path: 'originOfAssetsDetails.inheritanceOrDonation.question', code: 'required' },
          { path: 'originOfAssetsDetails.inheritanceOrDonation.amountBand', code: 'required' },
          { path: 'originOfAssetsDetails.inheritanceOrDonation.explanation', code: 'required' },
        ],
      ],
      ['an insider of nothing', { insider: true }, [{ path: 'shareCompanyName', code: 'required' }]],
      [
        'an IBAN that is none',
        { bankAccountType: 'IBAN', bankAccount: 'NL00' },
        [{ path: 'bankAccount', code: 'iban' }],
      ],
      [
        'a Dutch postcode that is none',
        { address: { country: 'NL', postalCode: '3581' } },
        [{ path: 'address.postalCode', code: 'postcode' }],
      ],
      ['a phone that is not mobile', { phone: '+31201234567' }, [{ path: 'phone', code: 'mobilePhone' }]],
      [
        'a client who is a child',
        { dateOfBirth: '2012-01-01' },
        [{ path: 'dateOfBirth', code: 'birthAdult' }],
      ],
    ];
    it.each(cases)('%s', async (_, change, fields) => {
      const before = await aPerson();
      const entries = await fieldsOf(before, patch(before, change));
      expect(entries).toHaveLength(fields.length);
      for (const field of fields as { path: string; code: string }[])
        expect(entries).toContainEqual(
          expect.objectContaining({ path: `parties[0].naturalPerson.${field.path}`, code: field.code }),
        );
    });
  });

  it('remembers since when a number is not issued yet', async () => {
    const before = await aPerson();
    const row = { country: 'BR', reason: 'B', reasonExplanation: 'Applied for in October.' };
    const after = await changed(before, patch(before, { taxResidencies: [row] }));
    const today = platform.clock.now().toISOString().slice(0, 10);
    expect(after.parties[0]?.naturalPerson?.taxResidencies).toEqual([{ ...row, reasonGivenOn: today }]);
  });

  describe('the tree', () => {
    it('takes a party in under an entity, with its share, and lets it go with the parties below', async () => {
      const before = await aCompany();
      const [company] = before.parties;
      const after = await changed(before, {
        added: [{ under: company!._id!, legalEntity: { name: 'Beheer B.V.' }, ownershipPercentage: '60' }],
      });
      const holding = after.parties[0]!.parties![0]!;
      expect(holding).toMatchObject({ ownershipPercentage: '60', legalEntity: { name: 'Beheer B.V.' } });
      const deeper = await changed(after, {
        added: [{ under: holding._id!, naturalPerson: { lastName: 'de Wit' } }],
      });
      const gone = await changed(deeper, { removed: [holding._id!] });
      expect(gone.parties[0]?.parties ?? []).toEqual([]);
      const { items } = await platform.get<History>(`${path}/${before._id}/history`, { token: admin });
      const [item] = items;
      expect(item?.changes.map(({ party, path: field, old, new: now }) => [party, field, old, now])).toEqual(
        expect.arrayContaining([
          ['Beheer B.V.', '', 'Beheer B.V.', null],
          ['de Wit', '', 'de Wit', null],
        ]),
      );
    });

    it('takes a person in with what they are there', async () => {
      const before = await aCompany();
      const naturalPerson = { lastName: 'de Wit', signer: true, ubo: true };
      const after = await changed(before, { added: [{ under: before.parties[0]!._id!, naturalPerson }] });
      expect(after.parties[0]!.parties![0]).toMatchObject({ naturalPerson });
    });

    it.each([
      ['DE', 'HRB 84954, Amtsgericht München', '84954', 'germanRegisterNumber'],
      ['FR', '552008443', '41126830', 'frenchCompanyNumber'],
      ['BE', '0403227515', '41126830', 'belgianEnterpriseNumber'],
    ])('judges the number of a company in %s by its register', async (country, right, wrong, code) => {
      const before = await aCompany();
      const under = before.parties[0]!._id!;
      const company = (chamberOfCommerceNo: string) => ({
        added: [{ under, legalEntity: { name: 'Beheer', chamberOfCommerceNo, address: { country } } }],
      });
      expect(await fieldsOf(before, company(wrong))).toEqual([
        expect.objectContaining({ path: 'added[0].legalEntity.chamberOfCommerceNo', code }),
      ]);
      const after = await changed(before, company(right));
      expect(after.parties[0]!.parties![0]).toMatchObject({ legalEntity: { chamberOfCommerceNo: right } });
    });

    it.each([
      ['a share above everything', '101', 'atMost'],
      ['a share that is no number', 'half', 'number'],
    ])('refuses %s', async (_, ownershipPercentage, code) => {
      const before = await aCompany();
      const added = [
        { under: before.parties[0]!._id!, naturalPerson: { lastName: 'de Wit' }, ownershipPercentage },
      ];
      expect(await fieldsOf(before, { added: added })).toEqual([
        expect.objectContaining({ path: 'added[0].ownershipPercentage', code }),
      ]);
    });

    it('refuses a party under a person, under no one, and a patch of no one', async () => {
      const before = await aPerson();
      const under = before.parties[0]!._id!;
      const added = [
        { under, naturalPerson: { lastName: 'x' } },
        { under: 'nobody', naturalPerson: { lastName: 'x' } },
      ];
      expect(
        await fieldsOf(before, {
          added: added,
          parties: [{ _id: 'nobody' }],
          removed: ['nobody'],
        }),
      ).toEqual(
        ['parties[0]._id', 'removed[0]', 'added[0].under', 'added[1].under'].map(field => ({
          path: field,
          code: 'oneOf',
        })),
      );
    });

    it('never leaves fewer parties than the type has', async () => {
      const before = await aPerson();
      const response = await put(before, { removed: [before.parties[0]!._id!] });
      expect((await errorOf(response)).message).toBe(
        'Registration is invalid! Parties length is not correct.',
      );
    });
  });

  describe('is refused', () => {
    it('to anyone who saw an older version, without a version, and for no one', async () => {
      const before = await aPerson();
      await changed(before, patch(before, { initials: 'A.' }));
      expect((await put(before, patch(before, { initials: 'B.' }))).status).toBe(412);
      expect((await put(before, {}, { 'if-match': '' })).status).toBe(428);
      expect((await put({ _id: '11111111-1111-4111-8111-111111111111', version: 1 }, {})).status).toBe(404);
    });

    it('in any status but INCOMPLETE', async () => {
      const { items } = await platform.get<{ items: Registration[] }>(`${path}?status=COMPLETE&max=1`, {
        token: admin,
      });
      const response = await put(items[0]!, {});
      expect([response.status, (await errorOf(response)).type]).toEqual([409, 'RegistrationFrozen']);
    });
  });

  it('has one winner among those who saw the same version', async () => {
    const before = await aPerson();
    const answers = await Promise.all(
      ['A.', 'B.', 'C.', 'D.'].map(initials => put(before, patch(before, { initials }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  });
});
