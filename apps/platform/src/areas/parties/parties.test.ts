import type { contract, OutputOf } from '@dossier/api/contract';
import { partyStatus } from '@dossier/validators/vocabularies';
import { beforeAll, describe, expect, it } from 'vitest';
import { destroySubjectKey } from '../../shared/history/subject-keys.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
  statusDoor,
} from '../../testing/registrations.ts';
import { doingOn, erasingOn } from '../../testing/work.ts';
import { readParties } from './service.ts';

type Party = OutputOf<typeof contract.parties.get>;
type List = OutputOf<typeof contract.parties.list>;
type History = OutputOf<typeof contract.parties.history>;
type Registration = OutputOf<typeof contract.registrations.get>;
type Progress = OutputOf<typeof contract.registrations.progress>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Connections = OutputOf<typeof contract.parties.connections>;
type Suggestions = OutputOf<typeof contract.parties.suggestions>;

onBothEngines('parties of their own', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  });

  const path = '/api/main/parties';
  const get = (id: string, token = admin) => platform.get<Party>(`${path}/${id}`, { token });
  const registration = (id: string) =>
    platform.get<Registration>(`/api/main/registrations/${id}`, { token: admin });
  const versionOf = (party: Party, section: string) =>
    party.sections.find(each => each.section === section)?.version ?? -1;
  const save = (id: string, section: string, version: number, naturalPerson: object, token = admin) =>
    platform.ask(`${path}/${id}/sections/${section}`, {
      method: 'PUT',
      token,
      body: { naturalPerson },
      headers: { 'if-match': `"v${version}"` },
    });
  const create = async (parties: readonly object[], type = 'INDIVIDUAL') => {
    const response = await platform.ask('/api/main/registrations', {
      method: 'POST',
      token: admin,
      body: { type, channel: 'Professional', parties },
    });
    expect(await response.clone().json()).toMatchObject({ type });
    return (await response.json()) as Registration;
  };
  const somebody = async (lastName: string) => {
    const { _id, parties } = await create([
      {
        naturalPerson: {
          givenNames: 'Jan',
          lastName,
          dateOfBirth: '1970-01-31',
          taxIdentificationNumber: '123456782',
        },
      },
    ]);
    return { registrationId: _id, id: parties[0]?._id ?? '' };
  };

  it('come with a registration: new, with a client file whose identifiers are masked', async () => {
    const { id, registrationId } = await somebody('Aanwezig');
    expect(await get(id)).toMatchObject({
      type: 'NP',
      status: 'N',
      name: 'Jan Aanwezig',
      beganOn: '1970-01-31',
      naturalPerson: { lastName: 'Aanwezig', taxIdentificationNumber: '******782' },
      sources: { lastName: { source: 'screen' } },
      registrations: [{ _id: registrationId, part: 'client' }],
    });
  });

  it('hold identifiers sealed, and nowhere in plain', async () => {
    const { id } = await somebody('Verzegeld');
    const rows = await platform.database.read('meridian', async tx => ({
      party: await tx.selectFrom('parties').selectAll().where('id', '=', id).execute(),
      registrations: await tx.selectFrom('registrations').selectAll().execute(),
    }));
    expect(JSON.stringify(rows)).not.toContain('123456782');
  });

  it.each([
    ['a word of the name', 'search=gevonden'],
    ['the tax number in full', 'search=123456782'],
  ])('are found by %s', async (_by, query) => {
    const { id } = await somebody('Gevonden');
    const { items, counts } = await platform.get<List>(`${path}?${query}&max=100`, { token: admin });
    expect(items.map(({ _id }) => _id)).toContain(id);
    expect(counts['NP']).toBeGreaterThan(0);
  });

  describe('a section that is changed', () => {
    it('has another version, and leaves the others alone', async () => {
      const { id } = await somebody('Sectie');
      const before = await get(id);
      const response = await save(id, 'id-details', versionOf(before, 'id-details'), { placeOfBirth: 'Ede' });
      const after = (await response.json()) as Party;
      expect(after).toMatchObject({ version: 2, naturalPerson: { placeOfBirth: 'Ede', lastName: 'Sectie' } });
      expect(versionOf(after, 'id-details')).toBe(2);
      expect(versionOf(after, 'tax-residency')).toBe(versionOf(before, 'tax-residency'));
      expect((await save(id, 'id-details', 1, { placeOfBirth: 'Epe' })).status).toBe(412);
      expect((await save(id, 'address', 0, { address: { city: 'Epe' } })).status).toBe(200);
      const { items } = await platform.get<History>(`${path}/${id}/history`, { token: admin });
      expect(items.map(({ action }) => action)).toEqual(['party.changed', 'party.changed', 'party.created']);
      expect(items[1]?.changes).toMatchObject([
        { path: 'naturalPerson.placeOfBirth', old: null, new: 'Ede' },
      ]);
    });

    it('is saved as it is, and the trail says who did', async () => {
      const { id } = await somebody('Ongewijzigd');
      expect((await save(id, 'id-details', 1, { lastName: 'Ongewijzigd' })).status).toBe(200);
      expect(await get(id)).toMatchObject({ version: 1 });
    });

    it.each([
      ['a field of another section', 'address', { lastName: 'X' }, 'naturalPerson.lastName'],
      ['what breaks a rule', 'business-contact-details', { email: 'nobody@' }, 'naturalPerson.email'],
    ])('takes no %s', async (_what, section, fields, at) => {
      const { id } = await somebody('Regel');
      const version = versionOf(await get(id), section);
      const response = await save(id, section, version, fields);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields?.map(field => field.path)).toEqual([at]);
    });
  });

  describe('one person in two registrations', () => {
    const shared = async () => {
      const first = await somebody('Gedeeld');
      const second = await create([{ linked: first.id }]);
      return { ...first, second: second._id };
    };

    it('is suggested by name and date of birth, or by tax number, before entering the data again', async () => {
      const { id } = await somebody('Voorgesteld');
      const body = {
        givenNames: 'Jan',
        lastName: 'Voorgesteld',
        dateOfBirth: '1970-01-31',
        taxIdentificationNumber: null,
        chamberOfCommerceNo: null,
      };
      const suggest = (sought: object) =>
        platform.get<Suggestions>(`${path}/suggestions`, {
          method: 'POST',
          token: admin,
          body: { ...body, ...sought },
        });
      expect((await suggest({})).items).toMatchObject([{ _id: id, match: 'nameAndDateOfBirth' }]);
      const byNumber = await suggest({ lastName: null, taxIdentificationNumber: '1234.56.782' });
      expect(byNumber.items.map(({ _id }) => _id)).toContain(id);
    });

    it('is entered once: what changes in one shows in the other, and bumps both', async () => {
      const { id, registrationId, second } = await shared();
      const before = await registration(second);
      const response = await platform.ask(`/api/main/registrations/${registrationId}`, {
        method: 'PUT',
        token: user,
        body: { parties: [{ _id: id, naturalPerson: { lastName: 'Anders' } }], added: [], removed: [] },
        headers: { 'if-match': `"v${(await registration(registrationId)).version}"` },
      });
      expect(response.status).toBe(200);
      const after = await registration(second);
      expect(after).toMatchObject({ name: 'Jan Anders', version: before.version + 1 });
      const { items } = await platform.get<History>(`/api/main/registrations/${second}/history`, {
        token: admin,
      });
      expect(items[0]).toMatchObject({
        action: 'registration.changed',
        changes: [{ party_id: id, path: 'naturalPerson.lastName', old: 'Gedeeld', new: 'Anders' }],
      });
    });

    describe('and the approval of one of them', () => {
      const accepting = async () => {
        const exposed = completePerson({ politicallyExposed: { applies: true, role: 'Minister' } });
        const first = await putRegistration(platform, { parties: [exposed], status: 'COMPLETE' });
        const [id = ''] = await partyIdsOf(platform, first);
        await create([{ linked: id }]);
        const progress = () =>
          platform.get<Progress>(`/api/main/registrations/${first}/progress`, { token: admin });
        const request = () =>
          statusDoor(platform, user).change(first, { next: 'ACCEPTED', comment: 'Please' });
        const edit = async () => {
          const version = versionOf(await get(id), 'id-details');
          expect((await save(id, 'id-details', version, { placeOfBirth: 'Epe' })).status).toBe(200);
        };
        return { progress, request, edit };
      };

      it('is void once the person changes elsewhere', async () => {
        const { progress, request, edit } = await accepting();
        expect((await request()).status).toBe(200);
        expect((await progress()).signOff).toMatchObject({ state: 'requested' });
        await edit();
        expect((await progress()).signOff).toMatchObject({ state: 'void' });
      });

      it('is not decided by anyone who changed the person elsewhere', async () => {
        const { progress, request, edit } = await accepting();
        await edit();
        expect((await request()).status).toBe(200);
        const path = `/api/workflows/sign-offs/${(await progress()).signOff?._id}`;
        const { version, payloadHash } = await platform.get<SignOff>(path, { token: admin });
        const decision = await platform.ask(`${path}/decision`, {
          method: 'POST',
          token: admin,
          body: { decision: 'approve', comment: null, payloadHash },
          headers: { 'if-match': `"v${version}"` },
        });
        expect((await errorOf(decision)).fields).toEqual([{ path: 'decision', code: 'ownData' }]);
      });
    });

    it('cannot be linked twice, with data of its own, or by someone who may not see it', async () => {
      const { id, registrationId } = await shared();
      const other = await putRegistration(platform, { tenant: 'noordhaven' });
      const [foreign = ''] = await partyIdsOf(platform, other, 'noordhaven');
      for (const parties of [[{ linked: foreign }], [{ linked: id, naturalPerson: { lastName: 'X' } }]]) {
        const response = await platform.ask('/api/main/registrations', {
          method: 'POST',
          token: admin,
          body: { type: 'INDIVIDUAL', channel: 'Professional', parties },
        });
        expect((await errorOf(response)).fields).toMatchObject([
          { path: 'parties[0].linked', code: 'oneOf' },
        ]);
      }
      const again = await platform.ask(`/api/main/registrations/${registrationId}`, {
        method: 'PUT',
        token: admin,
        body: { parties: [], added: [{ linked: id, under: null }], removed: [] },
        headers: { 'if-match': `"v${(await registration(registrationId)).version}"` },
      });
      expect((await errorOf(again)).fields).toMatchObject([{ path: 'added[0].linked', code: 'oneOf' }]);
    });

    it('changed by two at once in both has one winner for each section, and no one is lost', async () => {
      const { id, registrationId, second } = await shared();
      const change = async (of: string, placeOfBirth: string) => {
        const { version } = await registration(of);
        return platform.ask(`/api/main/registrations/${of}`, {
          method: 'PUT',
          token: admin,
          body: { parties: [{ _id: id, naturalPerson: { placeOfBirth } }], added: [], removed: [] },
          headers: { 'if-match': `"v${version}"` },
        });
      };
      for (let round = 0; round < 5; round += 1) {
        const statuses = (
          await Promise.all([change(registrationId, `Ede ${round}`), change(second, `Epe ${round}`)])
        ).map(({ status }) => status);
        expect(statuses.every(status => status === 200 || status === 412)).toBe(true);
        expect(statuses).toContain(200);
      }
      expect((await registration(registrationId)).parties[0]?.naturalPerson).toEqual(
        (await registration(second)).parties[0]?.naturalPerson,
      );
    });
  });

  it('of one JOINT are erased apart: one key goes, the other person stays readable', async () => {
    const { parties } = await create(
      ['Eerste', 'Tweede'].map(lastName => ({
        naturalPerson: { lastName, taxIdentificationNumber: '111222333' },
      })),
      'JOINT',
    );
    const [first = '', second = ''] = parties.map(({ _id }) => _id ?? '');
    const doing = doingOn(platform.database, platform.services.keys);
    await erasingOn(platform.database, platform.services.keys)('meridian', work =>
      destroySubjectKey(work, first),
    );
    const stored = await doing('meridian', work => readParties(work, [first, second]));
    expect(stored.get(first)?.data.taxIdentificationNumber).toBeUndefined();
    expect(stored.get(second)?.data.taxIdentificationNumber).toBe('111222333');
    const { items } = await platform.get<History>(`${path}/${first}/history`, { token: admin });
    expect(items.map(({ erased }) => erased)).toEqual([true]);
    const other = await platform.get<History>(`${path}/${second}/history`, { token: admin });
    expect(other.items.map(({ erased }) => erased)).toEqual([false]);
  });

  it('of a company are represented by those who stand below it as such, until they do not any more', async () => {
    const company = await putRegistration(platform, { type: 'BUSINESS', parties: [completeCompany()] });
    const [from = '', to = ''] = await partyIdsOf(platform, company);
    const current = () =>
      platform
        .get<Connections>(`${path}/${from}/connections`, { token: admin })
        .then(({ items }) => items.map(({ type, to: other }) => [type, other._id]));
    expect(await current()).toEqual([['RPD', to]]);
    const response = await platform.ask(`/api/main/registrations/${company}`, {
      method: 'PUT',
      token: admin,
      body: { parties: [], added: [], removed: [to] },
      headers: { 'if-match': `"v${(await registration(company)).version}"` },
    });
    expect(response.status).toBe(200);
    expect(await current()).toEqual([]);
  });

  it('known by the same reference of a system are one: the second is refused', async () => {
    const party = {
      naturalPerson: { lastName: 'Ref', partyExternalReferences: [{ system: 'Core', reference: 'R-1' }] },
    };
    await create([party]);
    const response = await platform.ask('/api/main/registrations', {
      method: 'POST',
      token: admin,
      body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [party] },
    });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toMatchObject([
      { path: 'partyExternalReferences', code: 'referenceTaken' },
    ]);
    const { items } = await platform.get<List>(`${path}?system=Core&reference=R-1`, { token: admin });
    expect(items).toHaveLength(1);
  });

  it('that an Agent may see are those of their registrations', async () => {
    const company = await putRegistration(platform, {
      type: 'BUSINESS',
      parties: [completeCompany()],
      assignee: 'meridian.agent',
    });
    const ids = await partyIdsOf(platform, company);
    const { id: hidden } = await somebody('Verborgen');
    const agent = await platform.signIn('meridian.agent');
    expect((await get(ids[0] ?? '', agent)).name).toBe('Van der Brüggen Holding B.V.');
    expect((await platform.ask(`${path}/${hidden}`, { token: agent })).status).toBe(404);
  });

  describe('the status of a party (4.8)', () => {
    const move = async (id: string, next: string, token = admin, comment: string | null = 'Because') =>
      platform.ask(`${path}/${id}/status`, {
        method: 'POST',
        token,
        body: { next, comment },
        headers: { 'if-match': `"v${(await get(id)).version}"` },
      });
    const setStatus = (id: string, status: string) =>
      platform.database.tenant('meridian', tx =>
        tx.updateTable('parties').set({ status }).where('id', '=', id).execute(),
      );

    it('follows the table, 5 x 5 times: whoever onboards makes it active, nobody by hand', async () => {
      const { id } = await somebody('Machine');
      const allowed: string[] = [];
      for (const from of partyStatus.codes)
        for (const next of partyStatus.codes) {
          await setStatus(id, from);
          const { status } = await move(id, next);
          if (status === 200) allowed.push(`${from}→${next}`);
          else expect([from, next, status]).toEqual([from, next, 409]);
        }
      expect(allowed).toEqual(['N→R', 'I→A', 'I→E', 'A→I', 'A→E', 'R→N']);
    });

    it('takes a reason, and brings a rejected party back by an Admin alone', async () => {
      const { id } = await somebody('Reden');
      expect((await move(id, 'R', user, ' ')).status).toBe(400);
      expect((await move(id, 'R', user)).status).toBe(200);
      expect((await get(id, user)).allowedNext).toEqual([]);
      expect((await move(id, 'N', user)).status).toBe(403);
      expect((await move(id, 'N')).status).toBe(200);
      const { items } = await platform.get<History>(`${path}/${id}/history`, { token: admin });
      expect(items[0]).toMatchObject({ action: 'party.statusChanged' });
    });

    it('ended: nothing of it changes any more', async () => {
      const { id } = await somebody('Einde');
      await setStatus(id, 'A');
      expect((await move(id, 'E')).status).toBe(200);
      const response = await save(id, 'id-details', 1, { placeOfBirth: 'Ede' });
      expect((await errorOf(response)).type).toBe('PartyEnded');
    });
  });
});
