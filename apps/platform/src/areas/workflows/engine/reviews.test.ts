import type { contract, OutputOf, Process } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { inboxOf } from '../../../testing/inbox.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { completePerson, partyIdsOf, putRegistration } from '../../../testing/registrations.ts';
import { notifyReviews } from './notify-reviews.ts';

type Party = OutputOf<typeof contract.parties.get>;
type Parties = OutputOf<typeof contract.parties.list>;
type History = OutputOf<typeof contract.parties.history>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Level = 'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE';

onBothEngines('the next review of a client', engine => {
  let platform: TestPlatform;
  let admin: string;
  let user: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
  });

  const party = (id: string) => platform.get<Party>(`/api/main/parties/${id}`, { token: admin });
  async function client(riskLevel: Level): Promise<string> {
    const registration = await putRegistration(platform, {
      riskLevel,
      assignee: 'meridian.user',
      parties: [completePerson()],
    });
    return (await partyIdsOf(platform, registration))[0] ?? '';
  }
  const send = <T>(path: string, { processId, version }: Process, body: object) =>
    platform.get<T>(`/api/workflows/${path}/${processId}/states`, {
      method: 'POST',
      token: user,
      body,
      headers: { 'if-match': `"v${version}"` },
    });

  /** A review from its start to the approval by a colleague. */
  async function review(entityId: string, workflowId: string): Promise<void> {
    const body = { workflowId, entityType: 'party', entityId };
    let process = await platform.get<Process>('/api/workflows/processes', {
      method: 'POST',
      token: user,
      body,
    });
    while (process.next?.kind === 'step' || process.next?.kind === 'decide') {
      const outcome = process.next.kind === 'decide' ? 'accept' : 'done';
      process = await send<Process>('process', process, { stepId: process.step, outcome, note: 'As it was' });
    }
    const path = `/api/workflows/sign-offs/${process.signOff?._id}`;
    const { version, payloadHash } = await platform.get<SignOff>(path, { token: admin });
    await platform.get(`${path}/decision`, {
      method: 'POST',
      token: admin,
      body: { decision: 'approve', payloadHash, comment: null },
      headers: { 'if-match': `"v${version}"` },
    });
  }

  /** Where a review is due on a day, as the nightly work of years would have it. */
  const putNextReview = (id: string, day: string | null) =>
    platform.database.tenant('meridian', tx =>
      sql`update parties set next_review_on = ${day}::date where id = ${id}`.execute(tx),
    );

  describe('after a review that a colleague approved', () => {
    it.each([
      ['LOW', '2029-11-21'],
      ['MEDIUM', '2028-11-21'],
      ['HIGH', '2027-11-21'],
      ['UNACCEPTABLE', null],
    ] as const)('is due after the months of the level: %s', async (level, day) => {
      const id = await client(level);
      await review(id, 'reviewPeriodic');
      const { nextReviewOn, reviewedAt } = await party(id);
      expect([nextReviewOn, reviewedAt?.slice(0, 10)]).toEqual([day, '2026-11-21']);
    });

    it('stays as it was where the review was about an event, and is set where there was none', async () => {
      const id = await client('HIGH');
      await putNextReview(id, '2027-02-01');
      await review(id, 'reviewEventDriven');
      expect((await party(id)).nextReviewOn).toBe('2027-02-01');
      await putNextReview(id, null);
      await review(id, 'reviewEventDriven');
      expect((await party(id)).nextReviewOn).toBe('2027-11-21');
    });

    it('stands in the history of the client, with the day of before', async () => {
      const id = await client('HIGH');
      await putNextReview(id, '2026-11-30');
      await review(id, 'reviewPeriodic');
      const { items } = await platform.get<History>(`/api/main/parties/${id}/history`, { token: admin });
      expect(items[0]).toMatchObject({
        action: 'party.reviewed',
        changes: [{ path: 'nextReviewOn', old: '2026-11-30', new: '2027-11-21' }],
      });
    });
  });

  it('is found by when it is due: overdue, or within thirty days; the first one first', async () => {
    const [late, today, soon, later] = [
      await client('LOW'),
      await client('LOW'),
      await client('LOW'),
      await client('LOW'),
    ] as const;
    await putNextReview(late, '2026-11-20');
    await putNextReview(today, '2026-11-21');
    await putNextReview(soon, '2026-12-21');
    await putNextReview(later, '2026-12-22');
    const ours = new Set([late, today, soon, later]);
    const listed = async (query: string) => {
      const { items } = await platform.get<Parties>(`/api/main/parties?sort=nextReviewOn&max=200&${query}`, {
        token: admin,
      });
      return items.filter(({ _id }) => ours.has(_id)).map(({ nextReviewOn }) => nextReviewOn);
    };
    expect(await listed('review=overdue')).toEqual(['2026-11-20']);
    expect(await listed('review=soon')).toEqual(['2026-11-21', '2026-12-21']);
    expect(await listed('review=overdue,soon')).toEqual(['2026-11-20', '2026-11-21', '2026-12-21']);
    expect(await listed('')).toEqual(['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22']);
  });

  describe('is told of to the user who looks after the client', () => {
    const night = () => notifyReviews(platform.services, 'meridian');
    const messagesAbout = async (id: string) =>
      (await inboxOf(platform, user, ['reviewDue', 'reviewOverdue']))
        .filter(({ party_id: about }) => about === id)
        .map(({ messageType, isClosed }) => [messageType, isClosed]);
    const active = async (day: string) => {
      const id = await client('LOW');
      await platform.database.tenant('meridian', tx =>
        sql`update parties set status = 'A', next_review_on = ${day}::date where id = ${id}`.execute(tx),
      );
      return id;
    };

    it('once when it is due within thirty days, and once when it is overdue', async () => {
      const [early, soon, late] = [
        await active('2026-12-22'),
        await active('2026-12-21'),
        await active('2026-11-20'),
      ];
      await night();
      await night();
      expect(await Promise.all([early, soon, late].map(messagesAbout))).toEqual([
        [],
        [['reviewDue', false]],
        [['reviewOverdue', false]],
      ]);
    });

    it('not while a review runs, and no more once one is done', async () => {
      const [running, reviewed] = [await active('2026-12-01'), await active('2026-12-01')];
      const body = { workflowId: 'reviewPeriodic', entityType: 'party', entityId: running };
      await platform.get('/api/workflows/processes', { method: 'POST', token: user, body });
      await night();
      expect(await messagesAbout(running)).toEqual([]);
      await review(reviewed, 'reviewPeriodic');
      expect(await messagesAbout(reviewed)).toEqual([['reviewDue', true]]);
    });

    it('also after a review of an event, which leaves the one that is due', async () => {
      const id = await active('2026-12-01');
      await night();
      await review(id, 'reviewEventDriven');
      expect(await messagesAbout(id)).toEqual([['reviewDue', false]]);
    });

    it('no more once the relation has ended, and there is no next review', async () => {
      const id = await active('2026-12-01');
      await night();
      const { version } = await party(id);
      await platform.get(`/api/main/parties/${id}/status`, {
        method: 'POST',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
        body: { next: 'E', comment: 'Moved to another adviser' },
      });
      expect([(await party(id)).nextReviewOn, await messagesAbout(id)]).toEqual([
        null,
        [['reviewDue', true]],
      ]);
    });
  });
});
