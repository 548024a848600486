import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration } from '../../testing/registrations.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Completeness = OutputOf<typeof contract.registrations.completeness>;
type Progress = OutputOf<typeof contract.registrations.progress>;

const path = '/api/main/registrations';

onBothEngines('the list of registrations', engine => {
  let platform: TestPlatform;
  let admin: string;
  let agent: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, agent] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.agent')];
  });

  const list = (query = '', token = admin) => platform.get<List>(`${path}${query}`, { token });

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
        toApprove: 0,
      });
    });

    it('says of the same rows how much is there, as the page of each does', async () => {
      const query = '?status=INCOMPLETE,ACCEPTED&sort=-name&max=10&page=2';
      const { items } = await list(query);
      const completeness = await platform.get<Completeness>(`${path}/completeness${query}`, { token: admin });
      expect(completeness.items.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id));
      for (const { _id, done, total } of completeness.items.slice(0, 4)) {
        const { sections } = await platform.get<Progress>(`${path}/${_id}/progress`, { token: admin });
        expect(sections.reduce((sum, section) => sum + section.done, 0)).toBe(done);
        expect(sections.reduce((sum, section) => sum + section.total, 0)).toBe(total);
      }
    });

    it('says it of nothing that the reader may not see', async () => {
      const page = await list('?max=100', agent);
      const completeness = await platform.get<Completeness>(`${path}/completeness?max=1000`, {
        token: agent,
      });
      expect(completeness.items).toHaveLength(page.total);
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
          const texts = values.filter(value => value !== null).map(fold);
          const ordered = texts.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          expect(texts).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
          expect(values.indexOf(null)).toBe(values.includes(null) ? texts.length : -1);
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

    it('shows deleted ones to anyone who asks for them', async () => {
      expect((await list('?status=DELETED')).total).toBe(2);
    });

    it('finds by name whatever its accents, by city, number, and CoC number', async () => {
      const { items } = await list('?max=100');
      const accented = items.find(item => /[éèëïöüßçÉ]/.test(item.name)) ?? items[0];
      for (const search of [accented?.name.toUpperCase(), accented?.city, accented?.number]) {
        const page = await list(`?max=100&search=${encodeURIComponent(search ?? '')}`);
        expect(page.items.map(item => item._id)).toContain(accented?._id);
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
      ['sort=password', 'sort[0]', 'oneOf'],
      ['status=OPEN', 'status[0]', 'oneOf'],
      ['updatedWithin=8', 'updatedWithin', 'oneOf'],
      ['updatedFrom=2026-02-31', 'updatedFrom', 'date'],
      ['updatedTo=yesterday', 'updatedTo', 'date'],
      ['toApprove=mine', 'toApprove', 'invalid'],
    ])('refuses ?%s', async (query, field, code) => {
      const response = await platform.ask(`${path}?${query}`, { token: admin });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toMatchObject([{ path: field, code }]);
    });

    it('shows an Agent their own and their group’s, and nothing else', async () => {
      const page = await list('?max=100', agent);
      expect(page.total).toBeGreaterThan(0);
      expect(page.items.every(item => item.assignee === 'Louise Dubois')).toBe(true);
      expect(page.counts['all']).toBe(page.total);
      const other = (await list('?max=100')).items.find(item => item.assignee !== 'Louise Dubois');
      const refused = await platform.ask(`${path}/${other?._id}`, { token: agent });
      expect(refused.status).toBe(404);
      expect((await platform.ask(`${path}/${page.items[0]?._id}`, { token: agent })).status).toBe(200);
    });
  });

  // The last ones: they add registrations to those that the others count.
  describe('filters by when it changed last', () => {
    /** In winter the tenant is an hour ahead of UTC, in summer two; today is 21 November. */
    const changes = {
      today: '2026-11-20T23:00:00.000Z',
      yesterday: '2026-11-20T22:59:59.000Z',
      sixDays: '2026-11-14T23:00:00.000Z',
      sevenDays: '2026-11-14T22:59:59.000Z',
      eightyNineDays: '2026-08-23T22:00:00.000Z',
      ninetyDays: '2026-08-23T21:59:59.000Z',
    } as const;
    type Change = keyof typeof changes;
    const ids = new Map<string, Change>();

    beforeAll(async () => {
      for (const [name, at] of Object.entries(changes))
        ids.set(await putRegistration(platform, { since: new Date(at) }), name as Change);
    });

    const search = async (query: string) => {
      const { items, total, counts } = await list(`?max=100&${query}`);
      expect(total).toBe(items.length);
      expect(counts['all']).toBe(total);
      const completeness = await platform.get<Completeness>(`${path}/completeness?max=100&${query}`, {
        token: admin,
      });
      expect(completeness.items.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id));
      return items.flatMap(({ _id }) => ids.get(_id) ?? []);
    };

    it.each<[string, readonly Change[]]>([
      ['updatedWithin=1', ['today']],
      ['updatedWithin=7', ['today', 'yesterday', 'sixDays']],
      ['updatedWithin=30', ['today', 'yesterday', 'sixDays', 'sevenDays']],
      ['updatedWithin=90', ['today', 'yesterday', 'sixDays', 'sevenDays', 'eightyNineDays']],
      ['updatedFrom=2026-11-15&updatedTo=2026-11-20', ['yesterday', 'sixDays']],
      ['updatedFrom=2026-11-21', ['today']],
      ['updatedTo=2026-08-23', ['ninetyDays']],
      ['updatedFrom=2026-11-20&updatedTo=2026-11-15', []],
    ])('%s', async (query, expected) => {
      expect(await search(query)).toEqual(expected);
    });

    it('also what is saved as a view, and what is exported', async () => {
      const query = { updatedFrom: '2026-11-15', updatedTo: '2026-11-20' };
      const { total } = await list('?updatedFrom=2026-11-15&updatedTo=2026-11-20');
      const made = { method: 'POST', token: admin } as const;
      const view = { name: 'Changed', isShared: false, query, columns: '' };
      expect(await platform.get(`${path}/views`, { ...made, body: view })).toMatchObject({ total });
      const exportOrder = { format: 'csv', reason: 'reporting', matching: query };
      expect(await platform.get('/api/templates/exports', { ...made, body: exportOrder })).toMatchObject({
        total,
      });
    });
  });

  it('shows no mask where there is no number to be masked', async () => {
    await putRegistration(platform, { parties: [{ naturalPerson: { lastName: 'Nummerloos' } }] });
    const { items } = await list('?search=nummerloos');
    expect(items.map(({ ssn }) => ssn)).toEqual([null]);
  });
});
