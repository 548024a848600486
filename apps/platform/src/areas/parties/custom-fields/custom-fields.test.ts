import { randomUUID } from 'node:crypto';
import type { contract, CustomField, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { customField } from '../../../testing/examples.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
} from '../../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;
type List = OutputOf<typeof contract.parties.list>;
type Fields = OutputOf<typeof contract.parties.customFields>;
type History = OutputOf<typeof contract.parties.history>;

const path = '/api/main/custom-fields';

onBothEngines('custom fields', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  });

  const post = (body: object, token = admin) => platform.ask(path, { method: 'POST', token, body });
  const add = async (body: object = {}) =>
    (await (await post({ ...customField(), ...body })).json()) as CustomField;
  const put = ({ _id, version }: CustomField, body: object, token = admin) =>
    platform.ask(`${path}/${_id}`, {
      method: 'PUT',
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  const change = (
    { status, _id, version, ...field }: CustomField,
    {
      isActive = status === 'A',
      archive = false,
      ...changes
    }: Partial<Omit<CustomField, 'type' | 'valueType'>> & {
      type?: string;
      valueType?: string | null;
      isActive?: boolean;
      archive?: boolean;
    },
  ) => put({ status, _id, version, ...field }, { ...field, ...changes, isActive, archive });
  const read = async (id: string) => {
    const { items } = await platform.get<Fields>(path, { token: user });
    const field = items.find(({ _id }) => _id === id);
    if (!field) throw new Error(`There is no field ${id}.`);
    return field;
  };
  const somebody = async (
    party: object = completePerson(),
    type: 'INDIVIDUAL' | 'BUSINESS' = 'INDIVIDUAL',
  ) => {
    const id = await putRegistration(platform, { type, parties: [party], hasDocuments: false });
    return (await partyIdsOf(platform, id))[0] ?? '';
  };
  const get = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: user });
  const answer = async (id: string, answers: Readonly<Record<string, string | null>>) => {
    const { sections } = await get(id);
    const version = sections.find(({ section }) => section === 'custom-fields')?.version ?? 0;
    return platform.ask(`/api/main/parties/${id}/sections/custom-fields`, {
      method: 'PUT',
      token: user,
      body: { customFields: Object.entries(answers).map(([_id, value]) => ({ _id, value })) },
      headers: { 'if-match': `"v${version}"` },
    });
  };

  it('are active once they are added, and each change is a version of its own', async () => {
    const field = await add({ label: '  Golf club  ' });
    expect(field).toMatchObject({ version: 1, status: 'A', label: 'Golf club' });
    expect((await change(field, { isActive: false })).status).toBe(200);
    expect(await read(field._id)).toMatchObject({ version: 2, status: 'D' });
    expect((await change(field, { isActive: true })).status).toBe(412);
    const { versions } = await platform.database.read('meridian', async tx => ({
      versions: await tx.selectFrom('definitions').select('state').where('id', '=', field._id).execute(),
    }));
    expect(versions.map(({ state }) => state).toSorted()).toEqual(['published', 'retired']);
  });

  it('are changed by Admins, and read by everyone who reads client files', async () => {
    expect((await post(customField(), user)).status).toBe(403);
    expect((await platform.ask(path, { token: user })).status).toBe(200);
  });

  it.each([
    ['without a label', { label: '   ' }, 'label', 'required'],
    ['of no one', { scopes: [] }, 'scopes', 'required'],
    ['that is a text shown as an amount', { valueType: 'CURRENCY' }, 'valueType', 'oneOf'],
    ['that is a number shown as nothing', { type: 'N', valueType: null }, 'valueType', 'required'],
  ])('are none %s', async (_what, body, at, code) => {
    const response = await post({ ...customField(), ...body });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toMatchObject([{ path: at, code }]);
  });

  it('have a label of their own, however many are added at once', async () => {
    const label = randomUUID();
    const answers = await Promise.all([post({ ...customField(), label }), post({ ...customField(), label })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  describe('4.8', () => {
    it('an archived one is only restored', async () => {
      const field = await add();
      expect((await change(field, { archive: true })).status).toBe(200);
      const archived = await read(field._id);
      expect(archived.status).toBe('R');
      expect((await errorOf(await change(archived, { archive: true }))).type).toBe('TransitionNotAllowed');
      expect((await change(archived, { isActive: true, label: 'Another one' })).status).toBe(200);
      expect(await read(field._id)).toMatchObject({ status: 'A', label: field.label });
    });

    it('one that is required is not archived', async () => {
      const field = await add({ isRequired: true });
      expect((await errorOf(await change(field, { archive: true }))).type).toBe('Blocked');
      expect((await change(field, { archive: true, isRequired: false })).status).toBe(200);
    });

    it('the type stays once something was answered', async () => {
      const field = await add();
      const toDate = { type: 'D', valueType: null };
      expect((await change(field, toDate)).status).toBe(200);
      const back = await read(field._id);
      expect((await answer(await somebody(), { [field._id]: '2026-01-31' })).status).toBe(200);
      expect((await errorOf(await change(back, { type: 'S', valueType: 'TEXT' }))).type).toBe('Blocked');
    });
  });

  describe('answers', () => {
    it('stand in the client file with their source, one by one, and in its history', async () => {
      const [first, second] = [await add(), await add({ type: 'N', valueType: 'NUMBER' })];
      const id = await somebody();
      expect((await answer(id, { [first._id]: ' Golf club ', [second._id]: '12.50' })).status).toBe(200);
      const party = await get(id);
      expect(party.customFields).toEqual(
        expect.arrayContaining([
          { _id: first._id, value: 'Golf club' },
          { _id: second._id, value: '12.5' },
        ]),
      );
      expect(party.sources[`customFields.${first._id}`]).toMatchObject({ source: 'screen' });
      expect((await answer(id, { [first._id]: null })).status).toBe(200);
      expect((await get(id)).customFields).toEqual([{ _id: second._id, value: '12.5' }]);
      const { items } = await platform.get<History>(`/api/main/parties/${id}/history`, { token: user });
      expect(items[0]?.changes).toMatchObject([
        { path: `naturalPerson.customFields.${first._id}`, old: 'Golf club', new: null },
      ]);
    });

    it.each([
      ['a number that is none', { type: 'N', valueType: 'NUMBER' }, 'many', 'number'],
      ['a share above the whole', { type: 'N', valueType: 'PERCENTAGE' }, '101', 'atMost'],
      ['a day that is none', { type: 'D', valueType: null }, '2026-02-30', 'date'],
      ['neither yes nor no', { type: 'B', valueType: null }, 'maybe', 'oneOf'],
    ])('are not %s', async (_what, body, value, code) => {
      const field = await add(body);
      const response = await answer(await somebody(), { [field._id]: value });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toMatchObject([{ path: `customFields.${field._id}`, code }]);
    });

    it('are given to what is asked of that kind of party, and is asked still', async () => {
      const ofCompanies = await add({ scopes: ['LE'] });
      const disabled = await add();
      await change(disabled, { isActive: false });
      const id = await somebody();
      for (const { _id } of [ofCompanies, disabled])
        expect((await errorOf(await answer(id, { [_id]: 'Something' }))).fields).toMatchObject([
          { path: `customFields.${_id}`, code: 'oneOf' },
        ]);
      const company = await somebody(completeCompany(), 'BUSINESS');
      expect((await answer(company, { [ofCompanies._id]: 'Something' })).status).toBe(200);
    });

    it('of a field that is archived stay as they are', async () => {
      const [field, other] = [await add(), await add()];
      const id = await somebody();
      await answer(id, { [field._id]: 'Kept' });
      await change(field, { archive: true });
      expect((await answer(id, { [other._id]: 'New' })).status).toBe(200);
      expect((await get(id)).customFields).toContainEqual({ _id: field._id, value: 'Kept' });
    });

    it('stay out of registrations: what is sent there with a party is not stored', async () => {
      const field = await add();
      const response = await platform.ask('/api/main/registrations', {
        method: 'POST',
        token: user,
        body: {
          type: 'INDIVIDUAL',
          channel: 'Professional',
          parties: [{ naturalPerson: { lastName: 'Zonder', customFields: { [field._id]: 'X' } } }],
        },
      });
      const { parties } = (await response.json()) as OutputOf<typeof contract.registrations.get>;
      expect((await get(parties[0]?._id ?? '')).customFields).toEqual([]);
    });

    it.each([
      ['a text in part', { type: 'S', valueType: 'TEXT' }, 'Café Óscar', 'oscar', 'Olga'],
      ['a number however it is written', { type: 'N', valueType: 'NUMBER' }, '1.5', '1.50', '15'],
      ['an answer', { type: 'B', valueType: null }, 'true', 'true', 'false'],
    ])('find clients by %s', async (_what, body, value, sought, other) => {
      const field = await add(body);
      const id = await somebody();
      await answer(id, { [field._id]: value });
      const idsWith = async (text: string) => {
        const query = new URLSearchParams({ customField: field._id, customValue: text });
        const { items, total } = await platform.get<List>(`/api/main/parties?${query}`, { token: user });
        expect(total).toBe(items.length);
        return items.map(({ _id }) => _id);
      };
      expect(await idsWith(sought)).toEqual([id]);
      expect(await idsWith(other)).toEqual([]);
      expect(await idsWith('')).toEqual([id]);
    });

    describe('in the list', () => {
      const find = (query: Readonly<Record<string, string>>) =>
        platform.get<List>(`/api/main/parties?${new URLSearchParams(query)}`, { token: user });

      it('come with the rows where they are asked for, and those alone', async () => {
        const [first, second, other] = [await add(), await add({ type: 'B', valueType: null }), await add()];
        const id = await somebody();
        await answer(id, { [first._id]: 'Golf club', [second._id]: 'false', [other._id]: 'Not asked for' });
        const query = { customField: first._id };
        expect((await find(query)).items[0]).not.toHaveProperty('customFields');
        const { items } = await find({ ...query, fields: `${first._id},${second._id}` });
        expect(items.map(({ _id, customFields }) => ({ _id, customFields }))).toEqual([
          {
            _id: id,
            customFields: expect.arrayContaining([
              { _id: first._id, value: 'Golf club' },
              { _id: second._id, value: 'false' },
            ]) as unknown,
          },
        ]);
        expect(items[0]?.customFields).toHaveLength(2);
        const none = await find({ customField: first._id, fields: randomUUID() });
        expect(none.items[0]?.customFields).toEqual([]);
      });

      it('are found by a search: all words of it, in part, until the field is archived', async () => {
        const field = await add();
        const club = `Club${randomUUID().slice(0, 8)}`;
        const id = await somebody();
        await answer(id, { [field._id]: `Café Óscar ${club}` });
        const idsFor = async (search: string) => (await find({ search })).items.map(({ _id }) => _id);
        expect(await idsFor(club.toUpperCase())).toEqual([id]);
        expect(await idsFor(`oscar ${club.slice(2)}`)).toEqual([id]);
        expect(await idsFor(`olga ${club}`)).toEqual([]);
        await change(await read(field._id), { archive: true });
        expect(await idsFor(club)).toEqual([]);
      });

      it('are found by a word that more have than are compared one by one, and never in another firm', async () => {
        const field = await add();
        const club = `Many${randomUUID().slice(0, 8)}`;
        const id = await somebody();
        await answer(id, { [field._id]: club });
        const copies = 1_001;
        await platform.database.tenant('meridian', async tx => {
          await sql`
            insert into parties (tenant_id, id, type, status, name, sections, created_at, updated_at)
            select tenant_id, gen_random_uuid(), type, 'A', name, sections, created_at, updated_at
            from parties, generate_series(1, ${copies}::int) where id = ${id}::uuid`.execute(tx);
        });
        expect((await find({ search: club, max: '1' })).total).toBe(copies + 1);
        expect((await find({ customField: field._id, customValue: club, max: '1' })).total).toBe(copies + 1);
        const ids = await platform.database.read('rheinwerk', async tx => {
          const { rows } = await sql`select find_answers(${club}, 10) as id`.execute(tx);
          return rows;
        });
        expect(ids).toEqual([]);
      });
    });
  });
});
