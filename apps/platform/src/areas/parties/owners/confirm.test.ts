import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
} from '../../../testing/registrations.ts';
import { putSection } from '../../../testing/settings.ts';

type Owners = OutputOf<typeof contract.parties.owners>;
type Progress = OutputOf<typeof contract.registrations.progress>;

onBothEngines('a confirmation of beneficial owners', engine => {
  let platform: TestPlatform;
  let admin: string;
  let registration: string;
  let company: string;
  let [anna, bas, manager] = ['', '', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });
  beforeEach(async () => {
    const owner = (lastName: string, share: string) => ({
      ...completePerson({ lastName }),
      ownershipPercentage: share,
    });
    const parties = [
      {
        ...completeCompany(),
        parties: [
          owner('Anna', '50'),
          owner('Bas', '20'),
          completePerson({ lastName: 'Manager', relation: 'RPV' }),
        ],
      },
    ];
    registration = await putRegistration(platform, { type: 'BUSINESS', parties, hasConfirmedOwners: false });
    [company = '', anna = '', bas = '', manager = ''] = await partyIdsOf(platform, registration);
  });

  const owners = () => platform.get<Owners>(`/api/main/parties/${company}/owners`, { token: admin });
  const confirm = (body: object) =>
    platform.ask(`/api/main/parties/${company}/owners/confirmation`, {
      method: 'POST',
      token: admin,
      body: { cause: null, reason: null, ...body },
    });
  const connect = (to: string, economicLow: string) =>
    platform.get<{ _id: string }>(`/api/main/parties/${to}/connections`, {
      method: 'POST',
      token: admin,
      body: { type: 'OWN', to: company, economicLow, via: 'shares' },
    });
  const missing = async () =>
    (
      await platform.get<Progress>(`/api/main/registrations/${registration}/progress`, { token: admin })
    ).sections.flatMap(({ blockers }) => blockers.map(({ code }) => code));

  it('holds until the shares are others, and says who made it', async () => {
    const { hash, confirmation } = await owners();
    expect(confirmation).toBeNull();
    expect((await confirm({ hash, owners: [anna] })).status).toBe(200);
    expect((await owners()).confirmation).toMatchObject({
      by: 'Sanne de Wit',
      kind: 'computed',
      owners: [{ _id: anna }],
      isCurrent: true,
    });
    await connect(bas, '5');
    const changed = await owners();
    expect(changed.hash).not.toBe(hash);
    expect(changed.confirmation).toMatchObject({ isCurrent: false });
    const stale = await confirm({ hash, owners: [anna] });
    expect([stale.status, (await errorOf(stale)).type]).toEqual([412, 'VersionStale']);
  });

  it('is asked for before a company’s registration is complete, and again when its shares change', async () => {
    expect(await missing()).toEqual(['ownersUnconfirmed']);
    const { hash } = await owners();
    await confirm({ hash, owners: [anna] });
    expect(await missing()).toEqual([]);
    await connect(bas, '10');
    expect(await missing()).toEqual(['ownersUnconfirmed']);
  });

  it('ends when the firm counts lower shares, and from then on these make owners', async () => {
    const { hash } = await owners();
    await confirm({ hash, owners: [anna] });
    const change = (threshold: number, isStrictEarly: boolean) =>
      putSection(platform.database, 'meridian', 'connections', { threshold, isStrictEarly });
    await change(20, false);
    const above = await owners();
    expect(above).toMatchObject({
      threshold: '20',
      comparator: 'moreThan',
      confirmation: { isCurrent: false },
    });
    expect(await missing()).toEqual(['ownersUnconfirmed']);
    // Bas holds exactly a fifth: he counts where a share at the threshold does.
    const idsOf = ({ holders }: Owners) =>
      holders.filter(({ basis }) => basis.length > 0).map(({ _id }) => _id);
    expect(idsOf(above)).toEqual([anna]);
    await change(20, true);
    expect(idsOf(await owners())).toEqual([anna, bas]);
    await change(25, false);
    expect(await owners()).toMatchObject({ hash, confirmation: { isCurrent: true } });
  });

  it('of other owners than those that are calculated needs a reason', async () => {
    const { hash } = await owners();
    const refused = await confirm({ hash, owners: [anna, bas] });
    expect((await errorOf(refused)).fields).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await confirm({ hash, owners: [] })).status).toBe(400);
    const reason = 'Bas appoints the board by agreement.';
    expect((await confirm({ hash, owners: [anna, bas], reason })).status).toBe(200);
    expect((await owners()).confirmation).toMatchObject({ kind: 'overridden', reason });
  });

  it('never takes who is to be clarified for no', async () => {
    await platform.get(`/api/main/parties/${manager}/connections`, {
      method: 'POST',
      token: admin,
      body: {
        type: 'OWN',
        to: company,
        economicLow: '10',
        economicHigh: '20',
        votingLow: '10',
        votingHigh: '40',
      },
    });
    const { hash, holders } = await owners();
    expect(holders.find(({ _id }) => _id === manager)).toMatchObject({ isPossible: true, basis: [] });
    const refused = await confirm({ hash, owners: [anna] });
    expect((await errorOf(refused)).fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  });

  it('names senior managing officials, with the cause, where no one passes the threshold', async () => {
    const shareholder = () => ({ ...completePerson(), ownershipPercentage: '20' });
    const parties = [
      {
        ...completeCompany(),
        parties: [completePerson({ relation: 'RPV' }), ...Array.from({ length: 5 }, shareholder)],
      },
    ];
    const id = await putRegistration(platform, { type: 'BUSINESS', parties, hasConfirmedOwners: false });
    [company = '', manager = ''] = await partyIdsOf(platform, id);
    const { hash, needsSeniorManagers } = await owners();
    expect(needsSeniorManagers).toBe(true);
    expect((await confirm({ hash, owners: [manager], cause: 'noneFound' })).status).toBe(200);
    expect((await owners()).confirmation).toMatchObject({ kind: 'seniorManagers', cause: 'noneFound' });
  });

  it('is the caller’s to make only with a permission, and of clients whom they may see', async () => {
    const { hash } = await owners();
    const agent = await platform.signIn('meridian.agent');
    const path = `/api/main/parties/${company}/owners/confirmation`;
    const body = { hash, owners: [anna], cause: null, reason: null };
    expect((await platform.ask(path, { method: 'POST', token: agent, body })).status).toBe(404);
    const strangers = await confirm({ hash, owners: ['11111111-1111-4111-8111-111111111111'], reason: 'x' });
    expect((await errorOf(strangers)).fields).toMatchObject([{ path: 'owners', code: 'oneOf' }]);
  });
});
