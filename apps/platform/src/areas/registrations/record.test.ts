import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Registration = OutputOf<typeof contract.registrations.get>;
type History = OutputOf<typeof contract.registrations.history>;
type Duplicates = OutputOf<typeof contract.registrations.duplicates>;

const path = '/api/main/registrations';

onBothEngines('the record of a registration', engine => {
  let platform: TestPlatform;
  let admin: string;
  let agent: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    agent = await platform.signIn('meridian.agent');
  });

  const create = (body: object, token = admin) =>
    platform.get<Registration>(path, { method: 'POST', token, body: { channel: 'Professional', ...body } });
  const aPerson = (fields: object = {}, token = admin) =>
    create({ type: 'INDIVIDUAL', parties: [{ naturalPerson: { lastName: 'Jansen', ...fields } }] }, token);

  describe('revealing', () => {
    const reveal = ({ _id, parties }: Registration, field: string, token = admin) =>
      platform.ask(`${path}/${_id}/parties/${parties[0]?._id}/reveal`, {
        method: 'POST',
        token,
        body: { field },
      });

    it('tells one number in full, and writes down who saw it', async () => {
      const registration = await aPerson({ taxIdentificationNumber: '123456782' });
      const response = await reveal(registration, 'naturalPerson.taxIdentificationNumber');
      expect(await response.json()).toEqual({ value: '123456782' });
      const { items } = await platform.get<History>(`${path}/${registration._id}/history`, { token: admin });
      expect(items[0]).toMatchObject({
        action: 'registration.identifierRevealed',
        actor: 'Sanne de Wit',
        version: null,
        detail: {
          party: registration.parties[0]?._id,
          partyName: 'Jansen',
          field: 'naturalPerson.taxIdentificationNumber',
        },
      });
      expect(JSON.stringify(items)).not.toContain('123456782');
    });

    it.each([
      'naturalPerson.lastName',
      'naturalPerson.personalNumber',
      'naturalPerson.taxIdentificationNumber.length',
      'naturalPerson.__proto__.phone',
      '_id',
    ])('finds nothing at %s', async field => {
      const registration = await aPerson({ taxIdentificationNumber: '123456782' });
      expect((await reveal(registration, field)).status).toBe(404);
    });

    it('is refused to anyone who has no permission, or may not see the registration', async () => {
      const id = await aPerson({ taxIdentificationNumber: '123456782' }, agent);
      expect((await reveal(id, 'naturalPerson.taxIdentificationNumber', agent)).status).toBe(403);
      const other = await platform.signIn('noordhaven.admin');
      expect((await reveal(id, 'naturalPerson.taxIdentificationNumber', other)).status).toBe(404);
    });
  });

  describe('history', () => {
    it('comes in pages, the newest first, and names the user who got the work', async () => {
      const registration = await aPerson();
      await platform.get(`${path}/${registration._id}/assignee`, {
        method: 'POST',
        token: admin,
        body: { assigneeId: null },
        headers: { 'if-match': '"v1"' },
      });
      const page = await platform.get<History>(`${path}/${registration._id}/history?max=1`, { token: admin });
      expect(page.total).toBe(2);
      expect(page.items).toMatchObject([
        {
          action: 'registration.assigned',
          version: 2,
          changes: [{ party_id: null, path: 'assignee_id', old: 'Sanne de Wit', new: null }],
        },
      ]);
      const next = await platform.get<History>(`${path}/${registration._id}/history?max=1&page=2`, {
        token: admin,
      });
      expect(next.items).toMatchObject([{ action: 'registration.created', changes: [] }]);
    });

    it('is for anyone who may see the registration', async () => {
      const { _id } = await aPerson();
      expect((await platform.ask(`${path}/${_id}/history`, { token: agent })).status).toBe(404);
    });
  });

  describe('duplicates', () => {
    const find = (body: object, token = admin) =>
      platform.get<Duplicates>(`${path}/duplicates`, {
        method: 'POST',
        token,
        body: { persons: [], chamberOfCommerceNo: null, ...body },
      });
    const zoe = { givenNames: 'Zoë', lastName: "'t Hart-Müller", dateOfBirth: '1971-02-03' };

    it.each([
      ['as it is', zoe],
      ['without accents and signs', { ...zoe, givenNames: 'ZOE', lastName: '’T hart Muller' }],
    ])('finds a person by name and date of birth, %s', async (_, person) => {
      const { _id, number } = await aPerson(zoe);
      const { items } = await find({ persons: [person] });
      expect(items).toContainEqual({
        _id,
        number,
        name: "Zoë 't Hart-Müller",
        status: 'INCOMPLETE',
        match: 'nameAndDateOfBirth',
      });
    });

    it('finds a person who stands below a company', async () => {
      const company = await create({ type: 'BUSINESS', parties: [{ legalEntity: { name: 'Onder B.V.' } }] });
      const body = {
        parties: [],
        removed: [],
        added: [{ under: company.parties[0]?._id, naturalPerson: { ...zoe, lastName: 'Onderling' } }],
      };
      await platform.get(`${path}/${company._id}`, {
        method: 'PUT',
        token: admin,
        body,
        headers: { 'if-match': '"v1"' },
      });
      const { items } = await find({ persons: [{ ...zoe, lastName: 'Onderling' }] });
      expect(items.map(item => item._id)).toEqual([company._id]);
    });

    it('takes another birthday for another person, and finds companies by their number', async () => {
      expect((await find({ persons: [{ ...zoe, dateOfBirth: '1971-02-04' }] })).items).toEqual([]);
      const { _id } = await create({
        type: 'BUSINESS',
        parties: [{ legalEntity: { name: 'De Haven', chamberOfCommerceNo: '99887766' } }],
      });
      expect(await find({ chamberOfCommerceNo: '99 88 77 66' })).toMatchObject({
        items: [{ _id, match: 'chamberOfCommerceNo' }],
      });
    });

    it('finds a company whose number has blanks of its own', async () => {
      const { _id } = await create({
        type: 'BUSINESS',
        parties: [
          { legalEntity: { name: 'Isar', chamberOfCommerceNo: 'HRB 84954', address: { country: 'DE' } } },
        ],
      });
      expect(await find({ chamberOfCommerceNo: 'HRB 84954' })).toMatchObject({ items: [{ _id }] });
    });

    it('tells no one of what they may not see', async () => {
      await aPerson({ ...zoe, lastName: 'Verborgen' });
      const persons = [{ ...zoe, lastName: 'Verborgen' }];
      expect((await find({ persons })).total).toBe(1);
      expect((await find({ persons }, agent)).total).toBe(0);
      expect((await find({ persons }, await platform.signIn('noordhaven.admin'))).total).toBe(0);
    });
  });
});
