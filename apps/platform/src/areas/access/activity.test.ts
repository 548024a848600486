import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../shared/audit/audit.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type Activity = OutputOf<typeof contract.access.userHistory>;
type Users = OutputOf<typeof contract.access.users>;
type Registration = OutputOf<typeof contract.registrations.get>;

const party = { naturalPerson: { lastName: 'Voorbeeld' } };

onBothEngines('the activity of a person', engine => {
  let platform: TestPlatform;
  let admin: string;
  let malik: Users['items'][number];
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    const users = await platform.get<Users>('/api/access/users?search=meridian.user', { token: admin });
    malik = users.items[0]!;
  });

  const read = (query = '', token = admin) =>
    platform.get<Activity>(`/api/access/users/${malik._id}/history${query}`, { token });

  it('is what they did, by name, the newest first', async () => {
    const token = await platform.signIn('meridian.user');
    const made = await platform.get<Registration>('/api/main/registrations', {
      method: 'POST',
      token,
      body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [party] },
    });
    const { items } = await read();
    expect(items[0]).toMatchObject({
      action: 'registration.created',
      isOwn: true,
      actor: 'Malik Bakker',
      about: { type: 'registration', id: made._id, name: 'Voorbeeld' },
    });
    expect(items[1]).toMatchObject({ action: 'session.started', isOwn: true });
    const moments = items.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('is also what was done about them, and by whom', async () => {
    await platform.ask(`/api/access/users/${malik._id}?action=enable_disable`, {
      method: 'PUT',
      token: admin,
      body: { enabled: true },
      headers: { 'if-match': `"v${malik.version}"` },
    });
    expect((await read()).items[0]).toMatchObject({
      action: 'user.enabled',
      isOwn: false,
      actor: 'Sanne de Wit',
      about: { type: 'user', id: malik._id, name: 'Malik Bakker' },
    });
  });

  it('names an action by its present code where an older link has another', async () => {
    await inTenant(platform.services, 'meridian', systemActor('mail'), work => {
      audit(work, [{ action: 'letter.failed', objectType: 'user', objectId: malik._id }]);
      return Promise.resolve();
    });
    expect((await read()).items[0]).toMatchObject({ action: 'email.failed' });
  });

  it('comes in pages', async () => {
    const { items, total } = await read('?max=1000');
    expect(items).toHaveLength(total);
    const page = await read('?max=2&offset=1');
    expect(page).toMatchObject({ total, items: items.slice(1, 3) });
  });

  it('is for anyone who may read the audit trail, and of colleagues only', async () => {
    const user = await platform.signIn('meridian.user');
    const path = `/api/access/users/${malik._id}/history`;
    expect((await platform.ask(path, { token: user })).status).toBe(403);
    const stranger = await platform.signIn('noordhaven.admin');
    expect((await platform.ask(path, { token: stranger })).status).toBe(404);
    expect((await platform.ask('/api/access/users/nobody/history', { token: admin })).status).toBe(404);
  });
});
