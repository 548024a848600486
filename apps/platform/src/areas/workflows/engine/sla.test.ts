import type { BusinessCalendar, contract, OutputOf, Process } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { completePerson, putRegistration } from '../../../testing/registrations.ts';
import { putSection } from '../../../testing/settings.ts';
import { dueInProcess } from './due.ts';

type Processes = OutputOf<typeof contract.workflows.processes>;

// In 2027 Good Friday is 26 March, Easter Monday the 29th. In the Netherlands one works on Good Friday, in Germany not.
const startedOn = '2027-03-24';

interface Case {
  readonly what: string;
  readonly calendar: BusinessCalendar;
  readonly days: number;
  readonly from?: string;
  readonly waitingSince?: string;
  readonly waited?: number;
  readonly now: string;
  readonly dueOn: string;
  readonly daysLeft: number;
}

const cases: readonly Case[] = [
  { what: 'passes over Easter', calendar: 'NL', days: 5, now: startedOn, dueOn: '2027-04-01', daysLeft: 5 },
  {
    what: 'passes over Good Friday',
    calendar: 'DE',
    days: 5,
    now: startedOn,
    dueOn: '2027-04-02',
    daysLeft: 5,
  },
  {
    what: 'has Easter behind it',
    calendar: 'NL',
    days: 5,
    now: '2027-03-30',
    dueOn: '2027-04-01',
    daysLeft: 2,
  },
  {
    what: 'is not shortened by a holiday',
    calendar: 'NL',
    days: 5,
    now: '2027-03-29',
    dueOn: '2027-04-01',
    daysLeft: 3,
  },
  { what: 'is over', calendar: 'NL', days: 5, now: '2027-04-05', dueOn: '2027-04-01', daysLeft: -2 },
  {
    what: 'begins on Good Friday',
    calendar: 'DE',
    days: 3,
    from: '2027-03-26',
    now: '2027-03-26',
    dueOn: '2027-04-01',
    daysLeft: 3,
  },
  {
    what: 'begins on a Saturday',
    calendar: 'NL',
    days: 3,
    from: '2027-03-27',
    now: '2027-03-28',
    dueOn: '2027-04-01',
    daysLeft: 3,
  },
  // From the 25th on the client has to answer: of five days four are left, however long that takes.
  {
    what: 'stands still over Easter',
    calendar: 'NL',
    days: 5,
    waitingSince: '2027-03-25',
    now: '2027-03-31',
    dueOn: '2027-04-06',
    daysLeft: 4,
  },
  {
    what: 'stands still over Good Friday',
    calendar: 'DE',
    days: 5,
    waitingSince: '2027-03-25',
    now: '2027-03-31',
    dueOn: '2027-04-06',
    daysLeft: 4,
  },
  {
    what: 'goes on after three days',
    calendar: 'NL',
    days: 5,
    waited: 3,
    now: '2027-03-31',
    dueOn: '2027-04-06',
    daysLeft: 4,
  },
  {
    what: 'stood still twice',
    calendar: 'NL',
    days: 5,
    waited: 3,
    waitingSince: '2027-04-01',
    now: '2027-04-05',
    dueOn: '2027-04-08',
    daysLeft: 3,
  },
  // What was waited stays so many days when the firm's holidays are others.
  {
    what: 'has other holidays than when it stood still',
    calendar: 'DE',
    days: 5,
    waited: 3,
    now: '2027-03-31',
    dueOn: '2027-04-07',
    daysLeft: 5,
  },
];

describe('the term of a process', () => {
  it.each(cases)(
    '$what ($calendar)',
    ({ calendar, days, from = startedOn, waitingSince, waited = 0, now, dueOn, daysLeft }) => {
      const row = {
        started_at: `${from}T09:00:00.000Z`,
        waiting_since: waitingSince === undefined ? null : `${waitingSince}T09:00:00.000Z`,
        days_waited: waited,
      };
      expect(dueInProcess(row, days, new Date(`${now}T15:00:00.000Z`), calendar)).toEqual({
        dueOn,
        daysLeft,
      });
    },
  );
});

onBothEngines('the term of a process that runs', engine => {
  const day = 86_400;
  let platform: TestPlatform;
  let entityId: string;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    const person = { ...completePerson(), _id: randomUUID() };
    entityId = person._id;
    await putRegistration(platform, { parties: [person] });
    // From 21 November to 24 March.
    await turn(123);
    await send('/api/workflows/processes', { workflowId: 'reviewInitial', entityType: 'party', entityId });
  });

  async function turn(days: number) {
    platform.clock.turn(days * day);
    token = await platform.signIn('meridian.admin');
  }
  const use = (calendar: BusinessCalendar) =>
    putSection(platform.database, 'meridian', 'onboarding', before => ({ ...before, calendar }));
  async function send(path: string, body: object, version?: number) {
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"v${version}"` };
    expect((await platform.ask(path, { method: 'POST', token, body, headers })).status).toBe(200);
  }
  async function move(name: 'wait' | 'resume') {
    const { processId, version } = await listed();
    await send(`/api/workflows/processes/${processId}/states`, { move: name }, version);
  }
  async function listed() {
    const { items } = await platform.get<Processes>(`/api/workflows/processes?entityId=${entityId}`, {
      token,
    });
    return items[0]!;
  }
  /** The list counts in the database, the page by itself: both have to say the same. */
  async function due() {
    const { processId, daysLeft } = await listed();
    const { dueOn, ...page } = await platform.get<Process>(`/api/workflows/processes/${processId}`, {
      token,
    });
    const { items } = await platform.get<Processes>(
      `/api/workflows/processes?workflowType=review&sort=due&max=1000&due=${daysLeft! < 0 ? 'overdue' : 'week'}`,
      { token },
    );
    if (!page.isPaused) expect(items.map(each => each.processId)).toContain(processId);
    expect(page.daysLeft).toBe(daysLeft);
    return [dueOn, daysLeft];
  }

  it('is the same in the list and on its page, over Easter, a pause and other holidays', async () => {
    await use('NL');
    expect(await due()).toEqual(['2027-04-01', 5]);
    await use('DE');
    expect(await due()).toEqual(['2027-04-02', 5]);
    await use('NL');
    await turn(1);
    await move('wait');
    await turn(6);
    expect(await due()).toEqual(['2027-04-06', 4]);
    await move('resume');
    expect(await due()).toEqual(['2027-04-06', 4]);
    await use('DE');
    expect(await due()).toEqual(['2027-04-07', 5]);
    await turn(9);
    expect(await due()).toEqual(['2027-04-07', -2]);
  });
});
