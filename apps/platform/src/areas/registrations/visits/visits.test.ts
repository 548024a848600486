import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../../testing/registrations.ts';

type Changes = OutputOf<typeof contract.registrations.changes>;

const path = '/api/main/registrations';

onBothEngines('what is new of a registration', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;

  const signIn = async () => {
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  };
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    await signIn();
  });
  /** No session lasts that long. */
  const anHourLater = () => {
    platform.clock.turn(3_600);
    return signIn();
  };

  const visit = (id: string, token = admin) =>
    platform.ask(`${path}/${id}/visits`, { method: 'POST', token });
  const changes = (id: string, token = admin) => platform.get<Changes>(`${path}/${id}/changes`, { token });
  const comment = (id: string, token: string) =>
    platform.get(`${path}/${id}/comments`, { method: 'POST', token, body: { text: 'Seen', mentions: [] } });
  const complete = () => putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user' });

  it('is told since the request to someone who was never there', async () => {
    const id = await complete();
    expect(await changes(id)).toMatchObject({ basis: 'start' });
    await statusDoor(platform, user).change(id, { next: 'ACCEPTED', comment: 'All is there' });
    const requestedAt = platform.clock.now().toISOString();
    expect(await changes(id)).toEqual({ since: requestedAt, basis: 'request', items: [], total: 0 });
  });

  it('is what others did since the last visit, and nothing of their own', async () => {
    const id = await complete();
    expect((await visit(id)).status).toBe(200);
    const left = platform.clock.now().toISOString();
    await anHourLater();
    await comment(id, user);
    await comment(id, admin);
    const { since, basis, items, total } = await changes(id);
    expect({ since, basis, total }).toEqual({ since: left, basis: 'visit', total: 1 });
    expect(items).toMatchObject([{ action: 'registration.commented', actor: 'Malik Bakker' }]);
  });

  it('stays new during a visit, and is over with the next', async () => {
    const id = await complete();
    await visit(id);
    await anHourLater();
    await comment(id, user);
    for (const _page of ['record', 'decision']) {
      await visit(id);
      expect((await changes(id)).total).toBe(1);
    }
    await anHourLater();
    expect(await changes(id)).toMatchObject({ basis: 'visit', total: 0 });
  });

  it('is each user’s own', async () => {
    const id = await complete();
    await visit(id, user);
    expect(await changes(id, user)).toMatchObject({ basis: 'start' });
    await anHourLater();
    expect(await changes(id, user)).toMatchObject({ basis: 'visit' });
    expect(await changes(id)).toMatchObject({ basis: 'start' });
  });

  describe('of what the caller may not see', () => {
    it('is neither told nor noted', async () => {
      const id = await complete();
      for (const username of ['noordhaven.admin', 'meridian.agent']) {
        const other = await platform.signIn(username);
        expect((await visit(id, other)).status).toBe(404);
        expect((await platform.ask(`${path}/${id}/changes`, { token: other })).status).toBe(404);
      }
    });
  });
});
