import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { historyOf } from '../../shared/history/history.ts';
import { systemActor } from '../../shared/work/work.ts';
import { systemRandom } from '../../ports/random/random.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Registration = OutputOf<typeof contract.registrations.get>;

const path = '/api/main/registrations';

onBothEngines('registrations', engine => {
  let platform: TestPlatform;
  let admin: string;
  let agent: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, agent] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.agent')];
  });

  const list = (query = '', token = admin) => platform.get<List>(`${path}${query}`, { token });
  const create = (body: object, headers: Record<string, string> = {}) =>
    platform.ask(path, { method: 'POST', token: admin, body, headers });
  const person = (own: object = {}) => ({ naturalPerson: { lastName: 'Jansen', ...own } });
  const made = async (body: object) => {
    const response = await create(body);
    expect(response.status).toBe(200);
    return (await response.json()) as Registration;
  };

  describe('the list', () => {
    it('shows a page, how many there are, and how many of each status; deleted ones are not among all', async () => {
      const { items, total, counts } = await list('?max=10');
      expect(items).toHaveLength(10);
      expect(total).toBe(44);
      expect(counts).toEqual({
        all: 44,
        INCOMPLETE: 12,
        COMPLETE: 6,
        ACCEPTED: 20,
        REJECTED: 3,
        DONE: 2,
        MIGRATED: 1,
        DELETED: 2,
      });
    });

    it('has 25 on a page unless asked otherwise, latest change first', async () => {
      const { items } = await list();
      expect(items).toHaveLength(25);
      const instants = items.map(item => item.updatedAt);
      expect(instants).toEqual(instants.toSorted().toReversed());
    });

    it('turns pages without losing or repeating a row', async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map(page => list(`?max=10&page=${page}&sort=status`)));
      const ids = pages.flatMap(page => page.items.map(item => item._id));
      expect(new Set(ids).size).toBe(44);
      expect((await list('?max=10&offset=10&sort=status')).items).toEqual(pages[1]?.items);
    });

    it.each([['name'], ['city'], ['assignee']] as const)(
      'sorts by %s as people do, nothing last',
      async key => {
        const fold = (text: string) =>
          text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
        for (const sort of [key, `-${key}`]) {
          const { items } = await list(`?max=100&sort=${sort}`);
          const values = items.map(item => item[key]);
          const known = values.filter(value => value !== null).map(fold);
          const ordered = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          expect(known).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
          expect(values.indexOf(null)).toBe(values.includes(null) ? known.length : -1);
        }
      },
    );

    it('filters by status, type, channel and assignee; counts follow all filters but the status', async () => {
      const filtered = await list('?max=100&status=INCOMPLETE,COMPLETE&type=INDIVIDUAL,JOINT');
      expect(filtered.total).toBe(filtered.items.length);
      expect(
        filtered.items.every(
          item => item.type !== 'BUSINESS' && ['INCOMPLETE', 'COMPLETE'].includes(item.status),
        ),
      ).toBe(true);
      expect(filtered.counts['all']).toBe((await list('?type=INDIVIDUAL,JOINT')).total);
      const mine = await list('?max=100&assignee=me');
      expect(mine.items.every(item => item.assignee === 'Sanne de Wit')).toBe(true);
      const nobodys = await list('?max=100&assignee=none');
      expect(nobodys.items.every(item => item.assignee_id === null)).toBe(true);
      expect((await list('?assignee=11111111-1111-4111-8111-111111111111')).total).toBe(0);
      expect((await list('?assignee=not-an-id')).total).toBe(0);
      const professional = await list('?max=100&channel=Professional');
      expect(professional.items.every(item => item.channel === 'Professional')).toBe(true);
    });

    it('shows deleted ones to whoever asks for them', async () => {
      expect((await list('?status=DELETED')).total).toBe(2);
    });

    it('finds by name whatever its accents, by city, number, and CoC number', async () => {
      const { items } = await list('?max=100');
      const accented = items.find(item => /[éèëïöüßçÉ]/.test(item.name)) ?? items[0];
      for (const words of [accented?.name.toUpperCase(), accented?.city, accented?.number]) {
        const found = await list(`?max=100&search=${encodeURIComponent(words ?? '')}`);
        expect(found.items.map(item => item._id)).toContain(accented?._id);
      }
      const business = items.find(item => item.type === 'BUSINESS');
      expect((await list(`?search=${encodeURIComponent(business?.ssn ?? '')}`)).items[0]?._id).toBe(
        business?._id,
      );
    });

    it.each(['%', '_', '\\', "'", '"; drop table registrations; --', '%%%%%%%%'])(
      'takes %s as text',
      async search => {
        expect((await list(`?search=${encodeURIComponent(search)}`)).total).toBeLessThan(44);
        expect((await list()).total).toBeGreaterThan(0);
      },
    );

    it('shows a CoC number in full, and a tax number by its last three only', async () => {
      const { items } = await list('?max=100');
      for (const { type, ssn } of items)
        expect(ssn).toMatch(type === 'BUSINESS' ? /^[\w ]{8,10}$/ : /^\*{6,10}\d{3}$/);
    });

    it.each([
      ['max=1001', 'max', 'maxNumber'],
      ['max=0', 'max', 'minNumber'],
      ['page=0', 'page', 'minNumber'],
      ['offset=-1', 'offset', 'minNumber'],
      ['max=ten', 'max', 'number'],
      ['sort=password', 'sort', 'oneOf'],
      ['status=OPEN', 'status[0]', 'oneOf'],
    ])('refuses ?%s', async (query, field, code) => {
      const response = await platform.ask(`${path}?${query}`, { token: admin });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toMatchObject([{ path: field, code }]);
    });

    it('shows an Agent their own and their group’s, and nothing else', async () => {
      const own = await list('?max=100', agent);
      expect(own.total).toBeGreaterThan(0);
      expect(own.items.every(item => item.assignee === 'Louise Dubois')).toBe(true);
      expect(own.counts['all']).toBe(own.total);
      const other = (await list('?max=100')).items.find(item => item.assignee !== 'Louise Dubois');
      const refused = await platform.ask(`${path}/${other?._id}`, { token: agent });
      expect(refused.status).toBe(404);
      expect((await platform.ask(`${path}/${own.items[0]?._id}`, { token: agent })).status).toBe(200);
    });
  });

  describe('creating', () => {
    it('starts INCOMPLETE, numbered within the year, assigned to whoever creates it', async () => {
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
    ])('refuses %s in the words of the specification', async (_, body, text) => {
      const response = await create({ channel: 'Professional', ...body });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({
        type: 'InvalidRegistration',
        message: `Registration is invalid! ${text}`,
      });
    });

    it('names every field that fails, with its code, and repeats nothing that was sent', async () => {
      const body = {
        type: 'EVERYTHING',
        parties: [
          {
            naturalPerson: { email: 'canary@@', taxIdentificationNumber: 'canary-#', nationality: 'canary' },
          },
        ],
      };
      const response = await create(body);
      const text = await response.text();
      expect(text).not.toMatch(/canary|EVERYTHING/);
      const { fields } = JSON.parse(text) as { fields: { path: string; code: string }[] };
      expect(fields.map(({ path: field, code }) => `${field} ${code}`).toSorted()).toEqual([
        'channel required',
        'parties[0].naturalPerson.email email',
        'parties[0].naturalPerson.lastName required',
        'parties[0].naturalPerson.nationality exactLength',
        'parties[0].naturalPerson.taxIdentificationNumber taxIdentificationNumber',
        'type oneOf',
      ]);
    });

    it('refuses a type that the firm has not enabled', async () => {
      await platform.database.tenant('meridian', tx =>
        tx
          .updateTable('tenant_settings')
          .set({ value: JSON.stringify({ enabledTypes: ['BUSINESS'] }) })
          .where('section', '=', 'registrations')
          .execute(),
      );
      const response = await create({ type: 'INDIVIDUAL', channel: 'Professional', parties: [person()] });
      expect((await errorOf(response)).type).toBe('RegistrationTypeNotEnabled');
      await platform.database.tenant('meridian', tx =>
        tx
          .updateTable('tenant_settings')
          .set({ value: JSON.stringify({ enabledTypes: ['INDIVIDUAL', 'JOINT', 'BUSINESS'] }) })
          .where('section', '=', 'registrations')
          .execute(),
      );
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
          audited: 0,
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

    it('answers the same bytes for another firm’s, an unknown and an impossible id', async () => {
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
