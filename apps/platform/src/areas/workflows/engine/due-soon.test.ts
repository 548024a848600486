import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { inboxOf } from '../../../testing/inbox.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration } from '../../../testing/registrations.ts';
import { notifyAllDueSoon } from './notify-due-soon.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
const dayLength = 86_400;

onBothEngines('the assignee of work whose term ends soon', engine => {
  let platform: TestPlatform;
  let user: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(async () => {
    user = await platform.signIn('meridian.user');
  });

  const daysLeft = async (id: string) => {
    const path = `/api/main/registrations/${id}/progress`;
    return (await platform.get<Progress>(path, { token: user })).deadline?.daysLeft ?? NaN;
  };
  /** Days go by until two working days are left; sessions end in the meantime. */
  const passDays = async (id: string) => {
    while ((await daysLeft(id)) > 2) {
      await run();
      expect(await messagesAbout(id)).toEqual([]);
      platform.clock.turn(dayLength);
      user = await platform.signIn('meridian.user');
    }
  };
  const messagesAbout = async (id: string) =>
    (await inboxOf(platform, user, ['taskDueSoon'])).filter(({ registrationId }) => registrationId === id);
  const run = () => notifyAllDueSoon(platform.services, 'meridian');

  it('is notified once, and not before', async () => {
    const id = await putRegistration(platform, { status: 'INCOMPLETE', assignee: 'meridian.user' });
    await passDays(id);
    await run();
    expect(await messagesAbout(id)).toMatchObject([
      { messageStatus: 'Unread', isClosed: false, actor: null },
    ]);
    const [message] = await messagesAbout(id);
    await run();
    expect(await messagesAbout(id)).toEqual([message]);
  });

  it('has nothing more to do once the work is another one’s, or decided', async () => {
    const id = await putRegistration(platform, { status: 'INCOMPLETE', assignee: 'meridian.user' });
    await passDays(id);
    await run();
    const admin = await platform.signIn('meridian.admin');
    const { version } = await platform.get<{ version: number }>(`/api/main/registrations/${id}`, {
      token: admin,
    });
    const answer = await platform.ask(`/api/main/registrations/${id}/assignee`, {
      method: 'POST',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { assigneeId: null },
    });
    expect(answer.status).toBe(200);
    expect(await messagesAbout(id)).toMatchObject([{ messageStatus: 'Read', isClosed: true }]);
  });
});
