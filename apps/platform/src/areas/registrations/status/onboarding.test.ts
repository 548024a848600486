import { gateItems, neededDocuments, type contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { putDocument } from '../../../testing/documents.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completeCompany,
  completePerson,
  partyIdsOf,
  putRegistration,
  statusDoor,
} from '../../../testing/registrations.ts';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { completeAll } from './complete-all.ts';
import { completeAllJob } from './check-completeness.ts';
import { sendBackExpired } from './send-back.ts';

type Onboarding = OutputOf<typeof contract.tenants.onboarding>;
type Progress = OutputOf<typeof contract.registrations.progress>;
type History = OutputOf<typeof contract.registrations.history>;

onBothEngines('how a tenant takes someone on', engine => {
  let platform: TestPlatform;
  let admin: string;

  const signIn = async () => {
    admin = await platform.signIn('meridian.admin');
  };
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    await signIn();
  });

  const path = '/api/main/tenants/meridian/settings?action=onboarding';
  const save = async (changes: Partial<Onboarding['value']>) => {
    const { version, value } = await platform.get<Onboarding>(path, { token: admin });
    return platform.get<Onboarding>(path, {
      method: 'PUT',
      token: admin,
      body: { reason: null, value: { ...value, ...changes } },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const progress = (id: string) =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: admin });
  const change = (id: string, naturalPerson: object) =>
    Promise.all([progress(id), partyIdsOf(platform, id)]).then(([{ version }, [_id]]) =>
      platform.ask(`/api/main/registrations/${id}`, {
        method: 'PUT',
        token: admin,
        body: { parties: [{ _id, naturalPerson }], added: [], removed: [] },
        headers: { 'if-match': `"v${version}"` },
      }),
    );
  /** Does everything that is due, as a process would. */
  const work = async () => {
    const { database, jobs, clock } = platform;
    while (await runNextJob(database, jobs, () => clock.now()));
  };

  it('says nothing at first, and then what holds without it', async () => {
    const { value } = await platform.get<Onboarding>(path, { token: admin });
    expect(value).toMatchObject({ completion: 'manual', gatesOff: [], calendar: 'NL' });
  });

  it('can leave out every document that there is', () => {
    expect(gateItems).toEqual(expect.arrayContaining([...neededDocuments]));
  });

  it('asks for nothing that is off, and counts it neither', async () => {
    const company = completeCompany({ taxResidencies: [], USPerson: null, name: 'Half B.V.' });
    const id = await putRegistration(platform, { type: 'BUSINESS', parties: [company], hasDocuments: false });
    const before = await progress(id);
    const missing = ({ sections }: Progress) => sections.flatMap(({ blockers }) => blockers);
    expect(missing(before).map(({ code }) => code)).toEqual([
      'fieldMissing',
      'taxResidencyMissing',
      ...Array.from({ length: 3 }, () => 'documentMissing'),
    ]);
    await save({ gatesOff: ['tax', 'uboRegisterExtract'] });
    const after = await progress(id);
    expect(missing(after).map(({ params }) => params['documentKind'])).toEqual([
      'chamberOfCommerceExtract',
      'identity',
    ]);
    expect(after.sections[0]!.total).toBe(before.sections[0]!.total - 2);
    await save({ gatesOff: gateItems as unknown as Onboarding['value']['gatesOff'] });
    expect((await progress(id)).sections.map(({ total }) => total)).toEqual([0, 0]);
    expect((await statusDoor(platform, admin).change(id, { next: 'COMPLETE' })).status).toBe(200);
    await save({ gatesOff: [] });
  });

  it('counts the working days that the tenant gives', async () => {
    const id = await putRegistration(platform);
    await save({ terms: { INCOMPLETE: 3, COMPLETE: 2 } });
    expect((await progress(id)).deadline).toMatchObject({ term: 3 });
  });

  describe('lets the platform call it complete', () => {
    beforeAll(async () => {
      await signIn();
      await save({ completion: 'automatic' });
    });
    const put = (fields: object = { placeOfBirth: '' }) =>
      putRegistration(platform, { parties: [completePerson(fields)], assignee: 'meridian.agent' });

    it('as soon as nothing is missing, and says that it was the platform', async () => {
      const id = await put({ placeOfBirth: '', email: '' });
      await change(id, { email: 'maarten@brueggen.example' });
      await work();
      expect((await progress(id)).status).toBe('INCOMPLETE');
      await change(id, { placeOfBirth: 'Utrecht' });
      await work();
      expect((await progress(id)).status).toBe('COMPLETE');
      const { items } = await platform.get<History>(`/api/main/registrations/${id}/history`, {
        token: admin,
      });
      expect(items[0]).toMatchObject({
        action: 'registration.statusChanged',
        actor: null,
        detail: { rule: 'R1' },
      });
      expect(items.filter(({ action }) => action === 'registration.statusChanged')).toHaveLength(1);
    });

    it('also with the last document', async () => {
      const id = await putRegistration(platform, { hasDocuments: false });
      const [party_id = null] = await partyIdsOf(platform, id);
      await putDocument(platform, admin, id, {
        party_id,
        kind: 'passport',
        validUntil: '2031-01-01',
      });
      await work();
      expect((await progress(id)).status).toBe('COMPLETE');
    });

    it('and again what it sent back itself, once the document is renewed', async () => {
      const id = await putRegistration(platform, {
        status: 'COMPLETE',
        hasDocuments: false,
      });
      const [party_id = null] = await partyIdsOf(platform, id);
      const passport = { party_id, kind: 'passport' } as const;
      await putDocument(platform, admin, id, { ...passport, validUntil: '2026-11-20' });
      await sendBackExpired(platform.services, 'meridian');
      await work();
      expect((await progress(id)).status).toBe('INCOMPLETE');
      await putDocument(platform, admin, id, { ...passport, validUntil: '2031-01-01' });
      await work();
      expect((await progress(id)).status).toBe('COMPLETE');
    });

    it('but not what a person sent back: they know why', async () => {
      const id = await put({});
      const door = statusDoor(platform, admin);
      expect((await door.change(id, { next: 'COMPLETE' })).status).toBe(200);
      await door.change(id, { next: 'INCOMPLETE', comment: 'Another address' });
      await change(id, { phone: '+31612345679' });
      await work();
      expect((await progress(id)).status).toBe('INCOMPLETE');
    });

    it('and no longer once the tenant leaves that to people', async () => {
      const id = await put();
      await change(id, { placeOfBirth: 'Utrecht' });
      await save({ completion: 'manual' });
      await work();
      expect((await progress(id)).status).toBe('INCOMPLETE');
    });
  });

  describe('lets the platform begin to', () => {
    beforeAll(async () => {
      await signIn();
      await save({ completion: 'manual' });
    });
    const put = (fields: object = {}) => putRegistration(platform, { parties: [completePerson(fields)] });
    const statusOf = async (id: string) => (await progress(id)).status;

    it('which then looks through what is there, and leaves what is not whole or was sent back', async () => {
      const [whole, half, sentBack] = [await put(), await put({ placeOfBirth: '' }), await put()];
      const door = statusDoor(platform, admin);
      await door.change(sentBack, { next: 'COMPLETE' });
      await door.change(sentBack, { next: 'INCOMPLETE', comment: 'Another address' });
      await work();
      expect(await statusOf(whole)).toBe('INCOMPLETE');
      await save({ completion: 'automatic' });
      await work();
      const now = await Promise.all([whole, half, sentBack].map(statusOf));
      expect(now).toEqual(['COMPLETE', 'INCOMPLETE', 'INCOMPLETE']);
      const { items } = await platform.get<History>(`/api/main/registrations/${whole}/history`, {
        token: admin,
      });
      expect(items[0]).toMatchObject({ actor: null, version: 2, detail: { rule: 'R1' } });
    });

    it('also where it asks for less from now on', async () => {
      const id = await put({ taxResidencies: [] });
      await save({ gatesOff: ['tax'] });
      await work();
      expect(await statusOf(id)).toBe('COMPLETE');
      await save({ gatesOff: [] });
    });

    it('a batch at a time, each of which leads to the next', async () => {
      const ids = [await put(), await put()];
      const job = {
        id: '',
        tenantId: 'meridian',
        kind: completeAllJob,
        attempt: 1,
        payload: { after: null },
      };
      await completeAll(platform.services, job, 1);
      await work();
      expect(await Promise.all(ids.map(statusOf))).toEqual(['COMPLETE', 'COMPLETE']);
    });

    it('and leaves all as it is once that is over, also what was about to be looked at', async () => {
      await save({ completion: 'manual' });
      const id = await put();
      await save({ completion: 'automatic' });
      await save({ completion: 'manual' });
      await work();
      expect(await statusOf(id)).toBe('INCOMPLETE');
    });
  });
});
