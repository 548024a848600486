import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { createLog } from '../../app/services.ts';
import { testClock, type TestClock } from '../../testing/clock.ts';
import { onBothEngines } from '../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import type { NewEvent } from './event.ts';
import { createFeed, type Feed, type News } from './feed.ts';
import { publish } from './publish.ts';
import { until } from '../../testing/until.ts';

const log = createLog('silent');
const changed = (id: string): NewEvent => ({
  event: { name: 'entity', data: { type: 'registration', id, version: 1 } },
  audience: { to: 'everybody' },
});

/** The ids that the news speak of. */
const names = (news: readonly News[]) =>
  news.flatMap(({ events }) => (events ?? []).map(({ event }) => (event.data as { id: string }).id));

onBothEngines('events', engine => {
  let database: Database;
  let doing: Doing;
  let clock: TestClock;
  let feed: Feed;

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    for (const id of ['meridian', 'noordhaven']) await makeTenant(database, id);
    clock = testClock(testNow);
    feed = createFeed({ clock, database, log });
  });

  async function following(tenantId: string) {
    const news: News[] = [];
    const stop = await feed.follow(tenantId, more => news.push(more));
    return { news, stop };
  }

  it('are told after the commit, in order, to those of the tenant', async () => {
    const { news, stop } = await following('meridian');
    const others = await following('noordhaven');
    await doing('meridian', work => {
      publish(work, [changed('a'), changed('b')]);
      expect(news).toEqual([]);
    });
    await doing('meridian', work => publish(work, [changed('c')]));
    await until(() => expect(names(news)).toEqual(['a', 'b', 'c']));
    await doing('noordhaven', work => publish(work, [changed('n')]));
    await until(() => expect(names(others.news)).toEqual(['n']));
    expect(names(news)).toEqual(['a', 'b', 'c']);
    stop();
    others.stop();
  });

  it('of a change that was not made are told to no one', async () => {
    const { news, stop } = await following('meridian');
    const failed = doing('meridian', work => {
      publish(work, [changed('never')]);
      throw new Error('Not after all.');
    });
    await expect(failed).rejects.toThrow('Not after all.');
    await doing('meridian', work => publish(work, [changed('after')]));
    await until(() => expect(names(news)).toEqual(['after']));
    stop();
  });

  it('have ids without gaps, however many work at once', async () => {
    const { head } = await feed.since('meridian', null);
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        doing('meridian', work => publish(work, [changed(`x${i}`), changed(`y${i}`)])),
      ),
    );
    const { events } = await feed.since('meridian', head);
    expect(events?.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => head + 1 + i));
  });

  it('that were missed are told again for five minutes, and then it is said that they are not known', async () => {
    const { head } = await feed.since('meridian', null);
    const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);
    await doing('meridian', work => publish(work, [changed('first')]), minutes(1));
    await doing('meridian', work => publish(work, [changed('second')]), minutes(5));
    expect((await feed.since('meridian', head)).events).toHaveLength(2);
    await doing('meridian', work => publish(work, [changed('third')]), minutes(7));
    expect((await feed.since('meridian', head)).events).toBeNull();
    expect((await feed.since('meridian', head + 1)).events).toHaveLength(2);
    expect((await feed.since('meridian', head + 1_000)).events).toBeNull();
  });

  it('of a moment are those since then, and of changes that were under way', async () => {
    const seconds = (count: number) => new Date(testNow.getTime() + count * 1_000);
    const { head } = await feed.since('noordhaven', null);
    for (const at of [600, 604, 620])
      await doing('noordhaven', work => publish(work, [changed('t')]), seconds(at));
    clock.turn(620);
    const names = async (at: number) => (await feed.lastBefore('noordhaven', seconds(at))) - head;
    expect([await names(626), await names(625), await names(609), await names(603)]).toEqual([3, 2, 1, 0]);
    // Of longer ago some are forgotten.
    const longAgo = await feed.lastBefore('noordhaven', seconds(300));
    expect((await feed.since('noordhaven', longAgo)).events).toBeNull();
  });
});
