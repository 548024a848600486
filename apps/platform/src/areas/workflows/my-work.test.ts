import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type MyWork = OutputOf<typeof contract.workflows.myWork>;
type List = OutputOf<typeof contract.registrations.list>;
type Registration = OutputOf<typeof contract.registrations.get>;
type Progress = OutputOf<typeof contract.registrations.progress>;

const day = 24 * 60 * 60;
const party = { naturalPerson: { lastName: 'Voorbeeld', email: 'v@post.example', address: { city: 'Ede' } } };

onBothEngines('the work of today', engine => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.user');
  });

  const read = (query = '', callerToken = token) =>
    platform.get<MyWork>(`/api/workflows/my-work${query}`, { token: callerToken });
  const progressOf = (id: string) =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token });

  it('are own registrations whose term is over, as their own pages say it, the latest first', async () => {
    const { items, counts } = await read('?kind=overdue');
    expect(counts.overdue).toBeGreaterThan(0);
    for (const { subject, daysLeft } of items)
      expect((await progressOf(subject.id)).deadline).toMatchObject({ daysLeft, isWaiting: false });
    const days = items.map(({ daysLeft }) => daysLeft ?? 0);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(Math.max(...days)).toBeLessThan(0);
  });

  it('leaves out one that waits for the client', async () => {
    const before = (await read()).counts;
    const late = (await read('?kind=overdue')).items[0]!.subject.id;
    const { version } = await progressOf(late);
    await platform.get(`/api/main/registrations/${late}/waiting`, {
      method: 'POST',
      token,
      body: { isWaiting: true },
      headers: { 'if-match': `"v${version}"` },
    });
    expect((await read()).counts).toEqual({ ...before, overdue: before.overdue - 1 });
  });

  it('are requests that the reader may decide on, as the list counts them, and no one’s own', async () => {
    const admin = await platform.signIn('meridian.admin');
    const list = await platform.get<List>('/api/main/registrations?toApprove=true&max=100', { token: admin });
    const { counts, items } = await read('?kind=approval', admin);
    expect(counts.approval).toBe(list.total);
    expect(list.items.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining(items.map(({ subject }) => subject.id)),
    );
    for (const { actor } of items) expect(actor).not.toBeNull();
  });

  it('is what ends today, and is overdue when its last day is over', async () => {
    const { _id } = await platform.get<Registration>('/api/main/registrations', {
      method: 'POST',
      token,
      body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [party] },
    });
    const leftAfter = async (days: number) => {
      platform.clock.turn(days * day);
      token = await platform.signIn('meridian.user');
      return (await progressOf(_id)).deadline!.daysLeft;
    };
    let left = await leftAfter(0);
    while (left > 0) left = await leftAfter(1);
    expect(left).toBe(0);
    const before = (await read()).counts;
    expect(before.dueToday).toBeGreaterThan(0);
    while (left === 0) left = await leftAfter(1);
    const after = (await read()).counts;
    expect(after.overdue).toBeGreaterThanOrEqual(before.overdue + before.dueToday);
  });
});
