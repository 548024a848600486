import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { grantTo } from '../../testing/groups.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../testing/registrations.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Completeness = OutputOf<typeof contract.registrations.completeness>;
type View = OutputOf<typeof contract.registrations.saveView>;
type Export = OutputOf<typeof contract.exports.get>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;

const path = '/api/main/registrations';
const fortnight = 14 * 86_400;

onBothEngines('what waits for someone’s approval', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  let agent: string;
  let system: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
    agent = await platform.signIn('meridian.agent');
    const chosen = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
      method: 'POST',
      token: await platform.signIn('system.admin'),
      body: { tenantId: 'meridian' },
    });
    system = chosen.accessToken;
  });

  const list = (token: string, query = '') => platform.get<List>(`${path}${query}`, { token });
  const waiting = async (token: string) => {
    const { items, total, counts } = await list(token, '?toApprove=true&max=100');
    expect(total).toBe(items.length);
    // Anyone who approves nothing is told no figure: there is nothing to be at zero.
    expect(counts['toApprove'] ?? 0).toBe(total);
    return items.map(({ _id }) => _id);
  };
  /** A registration that someone asked to accept. */
  const request = async (token: string, fields: Parameters<typeof putRegistration>[1] = {}) => {
    const id = await putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user', ...fields });
    const change = { next: 'ACCEPTED', comment: 'All is there' };
    expect((await statusDoor(platform, token).change(id, change)).status).toBe(200);
    return id;
  };
  it('is seen in the list by everyone, until it is decided', async () => {
    const id = await request(user);
    const awaits = async (token: string) =>
      (await list(token, '?status=COMPLETE&max=100')).items.find(({ _id }) => _id === id)?.awaitsApproval;
    expect(await awaits(user)).toBe(true);
    expect(await awaits(admin)).toBe(true);
    const other = await putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user' });
    const { items } = await list(admin, '?status=COMPLETE&max=100');
    expect(items.find(({ _id }) => _id === other)?.awaitsApproval).toBe(false);
  });

  it('is told no one who approves nothing', async () => {
    await request(admin);
    for (const token of [user, agent]) {
      expect((await list(token)).counts).not.toHaveProperty('toApprove');
      expect(await waiting(token)).toEqual([]);
    }
  });

  describe('for each by the rules of signing off', () => {
    let ofUser: string;
    let ofAdmin: string;
    let highOfUser: string;
    let highOfAdmin: string;

    beforeAll(async () => {
      await grantTo(platform, 'meridian.user', ['workflowOnboardingAcceptedWrite']);
      // An Agent approves nothing, whatever a group says.
      await grantTo(platform, 'meridian.agent', ['workflowOnboardingAcceptedWrite']);
      user = await platform.signIn('meridian.user');
      agent = await platform.signIn('meridian.agent');
      ofUser = await request(user);
      ofAdmin = await request(admin);
      highOfUser = await request(user, { riskLevel: 'HIGH' });
      highOfAdmin = await request(admin, { riskLevel: 'HIGH' });
    });

    it('an Admin approves what others asked for', async () => {
      const ids = await waiting(admin);
      expect(ids).toEqual(expect.arrayContaining([ofUser, highOfUser]));
      expect(ids).not.toContain(ofAdmin);
      expect(ids).not.toContain(highOfAdmin);
    });

    it('a User who may approve does so where no senior person has to', async () => {
      const ids = await waiting(user);
      expect(ids).toContain(ofAdmin);
      for (const other of [ofUser, highOfUser, highOfAdmin]) expect(ids).not.toContain(other);
    });

    it('a System Admin who asked for nothing approves all of it', async () => {
      const all = [ofUser, ofAdmin, highOfUser, highOfAdmin];
      expect(await waiting(system)).toEqual(expect.arrayContaining(all));
    });

    it('an Agent approves none', async () => {
      expect((await list(agent)).counts).not.toHaveProperty('toApprove');
      expect(await waiting(agent)).toEqual([]);
    });

    it('is what the list of requests says', async () => {
      for (const token of [admin, user, system]) {
        const mine = await platform.get<SignOffs>(
          '/api/workflows/sign-offs?mine=true&action=registration.accept&max=100',
          { token },
        );
        const subjects = mine.items.map(({ subject }) => subject.id);
        expect((await waiting(token)).toSorted()).toEqual(subjects.toSorted());
      }
    });

    it('its figure follows search and filters, and not the view that is open', async () => {
      const { counts } = await list(admin);
      expect((await list(admin, '?status=ACCEPTED')).counts['toApprove']).toBe(counts['toApprove']);
      expect((await list(admin, '?toApprove=true')).counts).toEqual(counts);
      expect((await list(admin, '?type=JOINT')).counts['toApprove']).toBe(0);
      expect((await list(admin, '?type=JOINT&toApprove=true')).total).toBe(0);
      expect((await list(admin, '?toApprove=true&status=COMPLETE')).total).toBe(counts['toApprove']);
      expect((await list(admin, '?toApprove=true&status=ACCEPTED')).total).toBe(0);
    });

    it('rows, their data, a saved view and an export of all that match agree', async () => {
      const ids = await waiting(admin);
      const completeness = await platform.get<Completeness>(`${path}/completeness?toApprove=true&max=100`, {
        token: admin,
      });
      expect(completeness.items.map(({ _id }) => _id)).toEqual(ids);
      const view = await platform.get<View>(`${path}/views`, {
        method: 'POST',
        token: admin,
        body: { name: 'Mine to approve', isShared: true, query: { toApprove: true }, columns: '' },
      });
      expect(view.total).toBe(ids.length);
      const { total } = await platform.get<Export>('/api/templates/exports', {
        method: 'POST',
        token: admin,
        body: { format: 'csv', reason: 'reporting', matching: { toApprove: true } },
      });
      expect(total).toBe(ids.length);
    });

    it('is gone when it is decided, when it changed, and when its time is over', async () => {
      const [decided, changed] = [await request(user), await request(user)];
      expect(await waiting(admin)).toEqual(expect.arrayContaining([decided, changed]));
      const progress = await platform.get<{ signOff: { _id: string } }>(`${path}/${decided}/progress`, {
        token: admin,
      });
      const signOffs = '/api/workflows/sign-offs';
      const signOff = await platform.get<SignOff>(`${signOffs}/${progress.signOff._id}`, { token: admin });
      const response = await platform.ask(`${signOffs}/${signOff._id}/decision`, {
        method: 'POST',
        token: admin,
        body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null },
        headers: { 'if-match': `"v${signOff.version}"` },
      });
      expect(response.status).toBe(200);
      await statusDoor(platform, admin).change(changed, { next: 'INCOMPLETE', comment: 'Again' });
      const left = await waiting(admin);
      expect(left).not.toContain(decided);
      expect(left).not.toContain(changed);
      platform.clock.turn(fortnight);
      expect(await waiting(await platform.signIn('meridian.admin'))).toEqual([]);
    });
  });
});
