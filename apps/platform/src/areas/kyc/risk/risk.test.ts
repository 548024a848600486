import { randomUUID } from 'node:crypto';
import type { contract, OutputOf, RiskOfClient } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
} from '../../../testing/registrations.ts';
import { assessAgain } from '../service.ts';
import { followChange } from './follow.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Registration = OutputOf<typeof contract.registrations.get>;
type History = OutputOf<typeof contract.parties.history>;

/** Someone whose file answers every rule, with nothing that weighs. */
const answered = {
  complexLegalStructure: ['none'],
  industry: ['none'],
  originOfAssetsDetails: {
    wageOrPension: { question: 'employment', amountBand: 'upTo50k', explanation: 'A salary' },
  },
};

onBothEngines('the risk of a client (3-decisions 4.6)', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });

  const path = (id: string) => `/api/kyc/parties/${id}/risk`;
  const risk = (id: string, token = user) => platform.get<RiskOfClient>(path(id), { token });
  const party = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: user });
  const registration = (id: string) =>
    platform.get<Registration>(`/api/main/registrations/${id}`, { token: user });
  const assess = async (id: string) => {
    const { score, assessedLevel } = (await risk(id)).today;
    return platform.get<RiskOfClient>(`${path(id)}/assessments`, {
      method: 'POST',
      token: user,
      body: { score, assessedLevel },
    });
  };
  const override = async (id: string, body: object, token = admin) =>
    platform.ask(`${path(id)}/override`, {
      method: 'PUT',
      token,
      body: { reason: 'Known for years', evidence: 'The visit of May', until: '2027-05-01', ...body },
      headers: { 'if-match': `"v${(await risk(id, token)).version}"` },
    });

  async function clientOf(parties: Parameters<typeof putRegistration>[1] = {}) {
    const registrationId = await putRegistration(platform, { assignee: 'meridian.user', ...parties });
    return { registrationId, id: (await partyIdsOf(platform, registrationId))[0] ?? '' };
  }
  const person = (fields: object = {}) => clientOf({ parties: [completePerson({ ...answered, ...fields })] });

  /** What a save of a section leads to, once the queue has done what it follows from. */
  async function save(id: string, section: string, naturalPerson: object): Promise<void> {
    const version = (await party(id)).sections.find(each => each.section === section)?.version ?? 0;
    await platform.get(`/api/main/parties/${id}/sections/${section}`, {
      method: 'PUT',
      token: user,
      body: { naturalPerson },
      headers: { 'if-match': `"v${version}"` },
    });
    const jobs = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('jobs').selectAll().where('kind', '=', 'kyc.followRisk').execute(),
    );
    for (const { id: job, payload } of jobs)
      await followChange(platform.services, {
        id: job,
        tenantId: 'meridian',
        kind: 'kyc.followRisk',
        payload,
        attempt: 1,
      });
    await platform.database.tenant('meridian', tx =>
      tx.deleteFrom('jobs').where('kind', '=', 'kyc.followRisk').execute(),
    );
  }
  /** So many days go by: sessions have ended, and the nightly work is done. @returns how many are assessed again. */
  async function wait(days: number): Promise<number> {
    platform.clock.turn(days * 86_400);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    return assessAgain(platform.services, 'meridian');
  }

  it('is what the rules say of the file, and is recorded by a person', async () => {
    const { id, registrationId } = await person({ politicallyExposed: { applies: true, role: 'Minister' } });
    expect(await risk(id)).toMatchObject({
      isClient: true,
      clientLevel: 'LOW',
      current: null,
      isUpToDate: false,
      today: {
        score: 40,
        assessedLevel: 'HIGH',
        floor: 'HIGH',
        contributions: [
          {
            rule: 'politicalExposure',
            branch: 'self',
            points: 40,
            isAnswered: true,
            inputs: [{ party_id: id, name: 'Maarten van der Brüggen' }],
          },
        ],
        counterfactuals: [{ rule: 'politicalExposure', level: 'LOW' }],
      },
    });
    const after = await assess(id);
    expect(after).toMatchObject({
      clientLevel: 'HIGH',
      isUpToDate: true,
      current: { level: 'HIGH', cause: 'assessed', by: 'Malik Bakker', override: null, fallsOn: null },
    });
    expect((await registration(registrationId)).riskQualificationId).toBe('HIGH');
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history`, { token: user });
    expect(items[0]).toMatchObject({
      action: 'party.riskAssessed',
      changes: [{ path: 'riskLevel', old: null, new: 'HIGH' }],
    });
  });

  it('takes what no one answered as the worst, and says whom to ask', async () => {
    const { id } = await clientOf();
    const { today } = await risk(id);
    expect(today).toMatchObject({ score: 40, assessedLevel: 'HIGH' });
    expect(today.contributions.map(({ rule, isAnswered }) => [rule, isAnswered])).toEqual([
      ['specialStructure', false],
      ['sector', false],
    ]);
    expect(today.notWeighed).toEqual([
      'sanction',
      'adverseMedia',
      'amount',
      'service',
      'agent',
      'inheritanceAbroad',
      'wealthNotVerified',
      'supervised',
    ]);
  });

  it.each([
    ['residence outside the EEA', { address: { country: 'AU' } }, ['outsideEea']],
    ['tax outside the CRS', { taxResidencies: [{ country: 'PH' }] }, ['taxOutsideCrs']],
    ['a country of the list', { nationality: 'MM' }, ['highRiskCountry']],
    ['a second nationality of the list', { otherNationalities: ['BE', 'HT'] }, ['highRiskCountry']],
    ['a US person', { USPerson: true }, ['usPerson']],
    ['crypto', { originOfAssets: ['wageOrPension', 'lotteryOrCrypto'] }, ['lotteryOrCrypto']],
    ['a company that was sold', { originOfAssets: ['companySale'] }, ['companySale']],
    ['a sector', { industry: ['diamonds'] }, ['sector']],
    ['bearer shares', { complexLegalStructure: ['bearerShares'] }, ['specialStructure']],
    ['close to someone exposed', { relatedToPoliticallyExposed: { applies: true } }, ['politicalExposure']],
    ['out of office for a year', { politicallyExposed: { applies: true, until: '2025-11-20' } }, []],
    [
      'out of office for less',
      { politicallyExposed: { applies: true, until: '2025-11-21' } },
      ['politicalExposure'],
    ],
    ['nothing', {}, []],
  ])('reads the file: %s', async (_name, fields, rules) => {
    const { id } = await person(fields);
    expect((await risk(id)).today.contributions.map(({ rule }) => rule)).toEqual(rules);
  });

  it('reads through a company to those behind it', async () => {
    const { id } = await clientOf({
      type: 'BUSINESS',
      parties: [
        {
          ...completeCompany(answered),
          parties: [
            {
              ...completePerson({ politicallyExposed: { applies: true } }),
              ownershipPercentage: '60',
            },
            completePerson({ relation: 'RPV', politicallyExposed: { applies: false } }),
          ],
        },
      ],
    });
    const { today } = await risk(id);
    expect(today).toMatchObject({ assessedLevel: 'HIGH', floor: 'HIGH' });
    expect(today.contributions[0]).toMatchObject({
      rule: 'politicalExposure',
      branch: 'self',
      isAnswered: true,
    });
    expect(today.contributions[0]?.inputs).toHaveLength(1);
  });

  it('says nothing of someone whom the reader may not see, but that it counts', async () => {
    const owner = completePerson({ politicallyExposed: { applies: false }, nationality: 'MM' });
    const { id, registrationId } = await clientOf({
      type: 'BUSINESS',
      parties: [
        {
          ...completeCompany(answered),
          parties: [{ ...owner, ownershipPercentage: '60' }, completePerson({ relation: 'RPV' })],
        },
      ],
    });
    const persons = (await partyIdsOf(platform, registrationId)).filter(each => each !== id);
    await platform.database.tenant('meridian', tx =>
      sql`update parties set restriction = 'VIP', restriction_reason = 'Someone of note' where id = any (${persons}::uuid[])`.execute(
        tx,
      ),
    );
    // What someone may see is read with their session.
    const { contributions } = (await risk(id, await platform.signIn('meridian.user'))).today;
    expect(contributions.find(({ rule }) => rule === 'highRiskCountry')?.inputs).toMatchObject([
      { name: null, values: [] },
    ]);
  });

  it('is refused where the file says something else by now, for who is no client, and for groups', async () => {
    const { id } = await person();
    const send = (of: string) =>
      platform.ask(`${path(of)}/assessments`, {
        method: 'POST',
        token: user,
        body: { score: 99, assessedLevel: 'HIGH' },
      });
    expect((await send(id)).status).toBe(412);
    const { registrationId } = await clientOf({ type: 'BUSINESS', parties: [completeCompany()] });
    const representative = (await partyIdsOf(platform, registrationId))[1] ?? '';
    expect(await errorOf(await send(representative))).toMatchObject({ type: 'NotAClient' });
    expect((await risk(representative)).isClient).toBe(false);
  });

  it('gives a joint registration the highest of its clients; one whom no one assessed never lowers it', async () => {
    const registrationId = await putRegistration(platform, {
      type: 'JOINT',
      riskLevel: 'MEDIUM',
      assignee: 'meridian.user',
      parties: [completePerson(answered), completePerson({ ...answered, USPerson: true, nationality: 'MM' })],
    });
    const [low = '', high = ''] = await partyIdsOf(platform, registrationId);
    const level = async () => (await registration(registrationId)).riskQualificationId;
    await assess(low);
    expect(await level()).toBe('MEDIUM');
    await assess(high);
    expect(await level()).toBe('HIGH');
    expect(await risk(low)).toMatchObject({ clientLevel: 'HIGH', current: { level: 'LOW' } });
  });

  describe('when the file changes', () => {
    it('rises at once, in its registrations too, and brings the next review forward', async () => {
      const { id, registrationId } = await person();
      await assess(id);
      await platform.database.tenant('meridian', tx =>
        sql`update parties set next_review_on = '2029-01-01' where id = ${id}`.execute(tx),
      );
      const before = (await registration(registrationId)).version;
      await save(id, 'risk-markers', { politicallyExposed: { applies: true, role: 'Judge' } });
      expect(await risk(id)).toMatchObject({
        isUpToDate: true,
        current: { level: 'HIGH', cause: 'changed', by: null },
        history: [{ level: 'LOW', cause: 'assessed' }],
      });
      expect((await party(id)).nextReviewOn).toBe('2027-11-21');
      const { version, riskQualificationId } = await registration(registrationId);
      expect(riskQualificationId).toBe('HIGH');
      expect(version).toBeGreaterThan(before + 1);
    });

    it('stays without a level for who was never assessed', async () => {
      const { id } = await person();
      await save(id, 'risk-markers', { politicallyExposed: { applies: true, role: 'Judge' } });
      expect((await risk(id)).current).toBeNull();
    });
  });

  describe('an override', () => {
    it('goes on through an assessment, and ends by hand', async () => {
      const { id } = await person({ USPerson: true, address: { country: 'AU' }, industry: ['tobacco'] });
      await assess(id);
      await override(id, { level: 'HIGH' });
      await save(id, 'tax-residency', { USPerson: false });
      expect((await risk(id)).current).toMatchObject({ level: 'HIGH', override: { level: 'HIGH' } });
      const { version } = await risk(id);
      const ended = await platform.get<RiskOfClient>(`${path(id)}/override`, {
        method: 'DELETE',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
      });
      expect(ended.current).toMatchObject({ level: 'LOW', cause: 'overrideEnded', override: null });
      const again = await platform.ask(`${path(id)}/override`, {
        method: 'DELETE',
        token: admin,
        headers: { 'if-match': `"v${ended.version}"` },
      });
      expect(again.status).toBe(200);
    });

    it('is refused below a floor, for a day that is over, after the next review, and to a User', async () => {
      const { id } = await person({ politicallyExposed: { applies: true } });
      await assess(id);
      await platform.database.tenant('meridian', tx =>
        sql`update parties set next_review_on = '2027-03-01' where id = ${id}`.execute(tx),
      );
      const codes = async (body: object) =>
        (await errorOf(await override(id, body))).fields?.map(({ path: at, code }) => [at, code]);
      expect(await codes({ level: 'MEDIUM', until: '2027-01-01' })).toEqual([['level', 'oneOf']]);
      expect(await codes({ level: 'HIGH', until: '2026-11-20' })).toEqual([['until', 'dayOver']]);
      expect(await codes({ level: 'HIGH', until: '2027-03-02' })).toEqual([['until', 'reviewDay']]);
      expect((await override(id, { level: 'HIGH', until: '2027-03-01' }, user)).status).toBe(403);
      expect((await override(id, { level: 'HIGH', until: '2027-03-01' })).status).toBe(200);
    });
  });

  it('is stored once where two record it at once, and both see the same', async () => {
    const { id } = await person();
    const both = await Promise.all([assess(id), assess(id)]);
    expect(both.map(({ current }) => current?.level)).toEqual(['LOW', 'LOW']);
    const rows = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('risk_assessments').select('is_current').where('party_id', '=', id).execute(),
    );
    expect(rows.filter(row => row.is_current)).toHaveLength(1);
  });

  it('is followed while colleagues assess and override clients of one registration at once', async () => {
    const registrationId = await putRegistration(platform, {
      type: 'JOINT',
      assignee: 'meridian.user',
      parties: [completePerson(answered), completePerson({ ...answered, nationality: 'MM' })],
    });
    const clients = await partyIdsOf(platform, registrationId);
    for (const id of clients) await assess(id);
    const [low = '', high = ''] = clients;
    const attempts = [low, high, high, low].flatMap(id => [
      assess(id),
      override(id, { level: 'HIGH' }),
      followChange(platform.services, {
        id: randomUUID(),
        tenantId: 'meridian',
        kind: 'kyc.followRisk',
        payload: { partyIds: [id] },
        attempt: 1,
      }),
    ]);
    const answers = await Promise.all(attempts);
    // An override wins, or saw an older version.
    const statuses = answers.filter(answer => answer instanceof Response).map(({ status }) => status);
    expect(statuses.filter(status => status !== 200 && status !== 412)).toEqual([]);
    expect((await registration(registrationId)).riskQualificationId).toBe('HIGH');
    const current = await platform.database.tenant('meridian', tx =>
      tx
        .selectFrom('risk_assessments')
        .select('party_id')
        .where('party_id', 'in', [...clients])
        .where('is_current', '=', true)
        .execute(),
    );
    expect(current).toHaveLength(2);
  });

  describe('as time passes', () => {
    it('falls after three months', async () => {
      const { id } = await person({ politicallyExposed: { applies: true, role: 'Judge' } });
      await assess(id);
      await save(id, 'risk-markers', { politicallyExposed: { applies: false } });
      expect((await risk(id)).current).toMatchObject({
        level: 'HIGH',
        assessedLevel: 'LOW',
        fallsOn: '2027-02-21',
      });
      // Nothing is recorded night after night.
      expect(await wait(1)).toBe(0);
      await wait(91);
      expect((await risk(id)).current).toMatchObject({
        level: 'LOW',
        fallsOn: null,
        cause: 'changed',
        by: null,
      });
      expect(await wait(1)).toBe(0);
    });

    it('gives the level of the rules again when an override is over', async () => {
      const { id, registrationId } = await person();
      await assess(id);
      expect((await override(id, { level: 'HIGH' })).status).toBe(200);
      expect((await risk(id)).current).toMatchObject({
        level: 'HIGH',
        assessedLevel: 'LOW',
        cause: 'overridden',
        override: {
          level: 'HIGH',
          until: '2027-05-01',
          reason: 'Known for years',
          evidence: 'The visit of May',
          by: 'Sanne de Wit',
        },
      });
      expect((await registration(registrationId)).riskQualificationId).toBe('HIGH');
      await wait(165);
      expect((await risk(id)).current).toMatchObject({
        level: 'LOW',
        cause: 'overrideEnded',
        override: null,
      });
      expect((await registration(registrationId)).riskQualificationId).toBe('LOW');
    });
  });
});
