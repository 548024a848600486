import type { contract, OutputOf } from '@dossier/api/contract';
import { registrationType } from '@dossier/validators/vocabularies';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putSection } from '../../testing/settings.ts';
import { historyOf } from '../../shared/history/history.ts';
import { nothingPending, systemActor } from '../../shared/work/work.ts';
import { systemRandom } from '../../ports/random/random.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Registration = OutputOf<typeof contract.registrations.get>;

const path = '/api/main/registrations';

onBothEngines('registrations', engine => {
  let platform: TestPlatform;
  let admin: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const list = (query = '', token = admin) => platform.get<List>(`${path}${query}`, { token });
  const create = (body: object, headers: Record<string, string> = {}) =>
    platform.ask(path, { method: 'POST', token: admin, body, headers });
  const person = (fields: object = {}) => ({ naturalPerson: { lastName: 'Jansen', ...fields } });
  const made = async (body: object) => {
    const response = await create(body);
    expect(response.status).toBe(200);
    return (await response.json()) as Registration;
  };

  describe('creating', () => {
    it('starts INCOMPLETE, numbered within the year, assigned to its creator', async () => {
      const first = await made({
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [person({ givenNames: 'Zoë' })],
      });
      const second = await made({ type: 'INDIVIDUAL', channel: 'Professional', parties: [person()] });
      expect(first).toMatchObject({
        tenant_id: 'meridian',
        status: 'INCOMPLETE',
        assignee: 'Sanne de Wit',
        userName: 'meridian.admin',
        name: 'Zoë Jansen',
        version: 1,
        createdAt: platform.clock.now().toISOString(),
      });
      expect(first.number).toMatch(/^2026-\d{5}$/);
      expect(Number(second.number.slice(5))).toBe(Number(first.number.slice(5)) + 1);
    });

    it('joins the names of two with an ampersand, and is found by either', async () => {
      const parties = [
        person({ givenNames: 'Anna', lastName: 'Peeters' }),
        person({ givenNames: 'Bart', lastName: '’t Hart' }),
      ];
      const { _id, name } = await made({ type: 'JOINT', channel: 'API', parties });
      expect(name).toBe('Anna Peeters & Bart ’t Hart');
      expect((await list("?search='t+hart+PEETERS")).items.map(item => item._id)).toContain(_id);
    });

    it('derives city and CoC number of a business', async () => {
      const legalEntity = {
        name: 'Café Lumière SRL',
        chamberOfCommerceNo: '68750110',
        address: { city: 'Liège' },
      };
      const { _id } = await made({ type: 'BUSINESS', channel: 'Professional', parties: [{ legalEntity }] });
      const [row] = (await list('?search=68750110')).items;
      expect(row).toMatchObject({ _id, name: 'Café Lumière SRL', city: 'Liège', ssn: '68750110' });
    });

    it('takes a minor with one or two representatives as one registration', async () => {
      const child = { type: 'INDIVIDUAL', subType: 'CHILD', channel: 'Professional' };
      expect((await create({ ...child, parties: [person(), person({ relation: 'RPV' })] })).status).toBe(200);
      expect((await create({ ...child, parties: [person()] })).status).toBe(400);
    });

    it('masks tax numbers wherever they leave, and finds them in full only', async () => {
      const { _id, parties } = await made({
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [person({ taxIdentificationNumber: '123456782' })],
      });
      expect(parties[0]?.naturalPerson?.taxIdentificationNumber).toBe('******782');
      expect((await list('?search=123456782')).items.map(item => item._id)).toEqual([_id]);
      expect((await list('?search=1234.56.782')).items.map(item => item._id)).toEqual([_id]);
      expect((await list('?search=12345678')).total).toBe(0);
      const other = await platform.signIn('noordhaven.admin');
      expect((await list('?search=123456782', other)).total).toBe(0);
    });

    it.each([
      ['one party for two', { type: 'JOINT', parties: [person()] }, 'Parties length is not correct.'],
      ['nobody', { type: 'INDIVIDUAL', parties: [] }, 'Parties length is not correct.'],
      [
        'a person for a business',
        { type: 'BUSINESS', parties: [person()] },
        'Not enough required fields or their types is incorrect.',
      ],
      ['no type', { parties: [person()] }, 'Not enough required fields or their types is incorrect.'],
      [
        'a type that is no text',
        { type: 7, parties: [person()] },
        'Not enough required fields or their types is incorrect.',
      ],
      ['an unknown type', { type: 'EVERYTHING', parties: [person()] }, "It's type is invalid."],
      ['parties that are no list', { type: 'JOINT', parties: { 0: person() } }, 'Parties is not array.'],
      ['no parties', { type: 'JOINT' }, 'Parties is not array.'],
      ['an unknown status', { type: 'INDIVIDUAL', status: 'NEW', parties: [person()] }, 'Status is invalid.'],
    ])('refuses %s in the words of the specification', async (_, body, text) => {
      const response = await create({ channel: 'Professional', ...body });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({
        type: 'InvalidRegistration',
        message: `Registration is invalid! ${text}`,
      });
    });

    it('keeps what other systems know it and its parties by, and what is owned', async () => {
      const references = [{ system: 'CRM', reference: '4711' }];
      const { _id } = await made({
        type: 'INDIVIDUAL',
        channel: 'API',
        parties: [{ ...person({ partyExternalReferences: references }), ownershipPercentage: '25.5' }],
        partyExternalReferences: [...references, { system: 'Core', reference: 'A-1' }],
      });
      expect(await platform.get<Registration>(`${path}/${_id}`, { token: admin })).toMatchObject({
        partyExternalReferences: [...references, { system: 'Core', reference: 'A-1' }],
        parties: [{ naturalPerson: { partyExternalReferences: references }, ownershipPercentage: '25.5' }],
      });
    });

    it('takes one reference of each system, and a share of the whole', async () => {
      const twice = [
        { system: 'CRM', reference: '4711' },
        { system: 'CRM', reference: '4712' },
      ];
      const response = await create({
        type: 'INDIVIDUAL',
        channel: 'API',
        parties: [{ ...person({ partyExternalReferences: twice }), ownershipPercentage: 'half' }],
        partyExternalReferences: twice,
      });
      expect(response.status).toBe(400);
      const paths = (await errorOf(response)).fields?.map(field => `${field.path} ${field.code}`) ?? [];
      expect(paths.toSorted()).toEqual([
        'parties[0].naturalPerson.partyExternalReferences[0].system uniqueValues',
        'parties[0].naturalPerson.partyExternalReferences[1].system uniqueValues',
        'parties[0].ownershipPercentage number',
        'partyExternalReferences[0].system uniqueValues',
        'partyExternalReferences[1].system uniqueValues',
      ]);
    });

    it('names every field that fails, with its code, and repeats nothing that was sent', async () => {
      const body = {
        type: 'EVERYTHING',
        parties: [
          {
            naturalPerson: {
              email: 'canary@@',
              dateOfBirth: 'canary',
              taxIdentificationNumber: 'canary-#',
              nationality: 'canary',
            },
          },
        ],
      };
      const response = await create(body);
      const text = await response.text();
      expect(text).not.toMatch(/canary|EVERYTHING/);
      const { fields } = JSON.parse(text) as { fields: { path: string; code: string }[] };
      expect(fields.map(({ path: field, code }) => `${field} ${code}`).toSorted()).toEqual([
        'channel required',
        'parties[0].naturalPerson.dateOfBirth date',
        'parties[0].naturalPerson.email email',
        'parties[0].naturalPerson.lastName required',
        'parties[0].naturalPerson.nationality country',
        'parties[0].naturalPerson.taxIdentificationNumber taxIdentificationNumber',
        'type oneOf',
      ]);
    });

    it('refuses a type that the tenant has not enabled', async () => {
      await putSection(platform.database, 'meridian', 'registrations', { enabledTypes: ['BUSINESS'] });
      const response = await create({ type: 'INDIVIDUAL', channel: 'Professional', parties: [person()] });
      expect((await errorOf(response)).type).toBe('RegistrationTypeNotEnabled');
      const enabledTypes = [...registrationType.codes];
      await putSection(platform.database, 'meridian', 'registrations', { enabledTypes });
    });

    it('happens once, however often it is asked for with one key', async () => {
      const body = {
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [person({ lastName: 'Eenmaal' })],
      };
      const key = { 'idempotency-key': 'one-and-only-key' };
      const [first, second] = [await create(body, key), await create(body, key)];
      expect(await second.json()).toEqual(await first.json());
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect((await list('?search=eenmaal')).total).toBe(1);
      const other = await create({ ...body, channel: 'API' }, key);
      expect(other.status).toBe(422);
    });

    it('writes one audit entry and the history of all fields, in the same transaction', async () => {
      const { _id } = await made({
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [person({ lastName: 'Spoor' })],
      });
      const { entries, history } = await platform.database.tenant('meridian', async tx => {
        const { keys } = platform.services;
        const work = {
          tx,
          tenantId: 'meridian',
          actor: systemActor('test'),
          now: new Date(),
          random: systemRandom,
          keys,
          pending: nothingPending(),
        };
        return {
          entries: await tx.selectFrom('audit').selectAll().where('object_id', '=', _id).execute(),
          history: await historyOf(work, 'registration', _id),
        };
      });
      expect(entries).toMatchObject([
        { action: 'registration.created', object_type: 'registration', detail: { version: 1 } },
      ]);
      expect(history).toMatchObject([
        { path: '', old: null, new: { status: 'INCOMPLETE' }, source: 'screen' },
      ]);
    });
  });

  describe('reading one', () => {
    it('shows its parties, status and version', async () => {
      const [row] = (await list('?max=1')).items;
      const response = await platform.ask(`${path}/${row?._id}`, { token: admin });
      const registration = (await response.json()) as Registration;
      expect(registration).toMatchObject({
        _id: row?._id,
        name: row?.name,
        status: row?.status,
        version: row?.version,
      });
      expect(response.headers.get('etag')).toBe(`"v${row?.version}"`);
      expect(registration.parties.length).toBeGreaterThan(0);
    });

    it('answers the same bytes for another tenant’s, an unknown and an impossible id', async () => {
      const stranger = await platform.signIn('noordhaven.admin');
      const [row] = (await list('?max=1')).items;
      const ids = [row?._id, '11111111-1111-4111-8111-111111111111', 'nonsense', '%00', "'"];
      const answers = await Promise.all(
        ids.map(async id => {
          const response = await platform.ask(`${path}/${id}`, { token: stranger });
          const { requestId, ...body } = await errorOf(response);
          expect(requestId).toMatch(/^req_/);
          return JSON.stringify([
            response.status,
            body,
            [...response.headers].filter(([name]) => name !== 'x-request-id'),
          ]);
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('404');
    });
  });
});
