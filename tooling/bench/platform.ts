// npm run bench:platform: the goals of the platform (E2 to E5 of the performance goals) on both engines. It prints.
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../../apps/platform/src/seed/tenants.ts';
import { embedded, postgres, type BenchEngine } from './platform/engines.ts';
import { fill, type Sought } from './platform/fill.ts';
import { command, start, type PlatformProcess } from './platform/process.ts';

const rows = Number(process.env['ROWS'] ?? 100_000);
const perSecond = 50;
const seconds = Number(process.env['SECONDS'] ?? 20);
const path = '/api/main/registrations';
/** How often E5 asks each question, and how often it and E3 ask before anything is counted. */
const requestsEach = 200;
const warmUps = 10;

async function signIn({ url }: PlatformProcess, userName = 'meridian.admin'): Promise<string> {
  const answer = await fetch(`${url}/api/access/users?login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** E3: requests at a steady rate, whatever the answers do, as people come; once the process is warm. */
async function steady(platform: PlatformProcess, token: string, query: string): Promise<string> {
  const times: number[] = [];
  const refused: number[] = [];
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(`${platform.url}${path}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) refused.push(answer.status);
  };
  for (let n = 0; n < warmUps; n++) await ask();
  times.length = 0;
  const before = platform.cpu();
  const requests: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n++) {
    await wait(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
    requests.push(ask());
  }
  await Promise.all(requests);
  const each = ((platform.cpu() - before) * 1_000) / times.length;
  return `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, max ${ms(Math.max(...times))}, ${refused.length} refused, ${ms(each)} CPU a request`;
}

/** E5: what lists, searches and look-ups ask for. */
function questions({ givenNames, lastName, dateOfBirth, taxIdentificationNumber: taxNumber }: Sought) {
  const parties = '/api/main/parties';
  const person = { givenNames, lastName, dateOfBirth };
  const inList = (list: string) => ({
    'by a word of the name': `${list}?search=${encodeURIComponent(lastName)}`,
    'by two words': `${list}?search=${encodeURIComponent(`${givenNames} ${lastName}`)}`,
    'by tax number': `${list}?search=${taxNumber}`,
  });
  return {
    parties: { 'default list': parties, 'page 2,000': `${parties}?page=2000&max=25`, ...inList(parties) },
    registrations: { 'default list': path, ...inList(path) },
    // Two rows of five are open.
    'open work': { tasks: '/api/workflows/processes', 'task dashboard': '/api/workflows/board' },
    'someone who may be there': {
      'registrations.duplicates': [`${path}/duplicates`, { persons: [person], chamberOfCommerceNo: null }],
      'parties.suggestions': [
        `${parties}/suggestions`,
        { ...person, taxIdentificationNumber: taxNumber, chamberOfCommerceNo: null },
      ],
    },
  } satisfies Record<string, Record<string, string | [string, object]>>;
}

/** E5: requests one after another, once the process is warm. */
async function answer(
  platform: PlatformProcess,
  token: string,
  question: string | [string, object],
): Promise<string> {
  const [address, body] = typeof question === 'string' ? [question] : question;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const times: number[] = [];
  for (let n = 0; n < warmUps + requestsEach; n++) {
    const began = performance.now();
    const response = await fetch(
      `${platform.url}${address}`,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    const text = await response.text();
    if (!response.ok || !/"total":[1-9]/.test(text)) throw new Error(`${address} found no one: ${text}`);
    if (n >= warmUps) times.push(performance.now() - began);
  }
  return `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, max ${ms(Math.max(...times))}`;
}

/** E4: rounds of eight different writes of one tenant at once. */
async function writes({ url }: PlatformProcess, token: string): Promise<string> {
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const person = {
    type: 'INDIVIDUAL',
    channel: 'Professional',
    parties: [{ naturalPerson: { lastName: 'Jansen' } }],
  };
  const made = async () => (await (await post(path, person)).json()) as { _id: string };
  const open = await Promise.all([made(), made(), made(), made()]);
  const statuses = new Map<number, number>();
  let longest = 0;
  const began = performance.now();
  for (let round = 0; round < 40; round++) {
    const answers = await Promise.all(
      [
        ...open.map(
          ({ _id }) =>
            () =>
              post(`${path}/${_id}/assignee`, { assigneeId: null }, { 'if-match': `"v${round + 1}"` }),
        ),
        () => post(path, person),
        () => post(path, person),
        ...open.slice(0, 2).map(
          ({ _id }) =>
            () =>
              post(`${path}/${_id}/comments`, { text: 'Seen', mentions: [] }),
        ),
      ].map(async write => {
        const at = performance.now();
        const { status } = await write();
        longest = Math.max(longest, performance.now() - at);
        return status;
      }),
    );
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${counts}; longest ${ms(longest)}, in all ${ms(performance.now() - began)}`;
}

/** E4: eight who read while PostgreSQL ends their connections. */
async function cuts(platform: PlatformProcess, token: string, engine: BenchEngine): Promise<string> {
  const statuses = new Map<number | 'failed', number>();
  const read = async () => {
    const status = await fetch(`${platform.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }).then(
      async answer => (await answer.arrayBuffer(), answer.status),
      () => 'failed' as const,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let round = 0; round < 40; round++)
    await Promise.all([
      ...Array.from({ length: 8 }, read),
      engine.admin?.(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'bench_web' and datname = current_database()`,
      ),
    ]);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${counts}; the process ${platform.hasEnded() ? 'ENDED' : 'lives'}`;
}

/** A firm whose task dashboard has this many open processes: a half are onboardings, two of five of its registrations. */
const boardTenant = 'rheinwerk';
const openProcesses = 10_000;
const boardFill = {
  tenantId: boardTenant,
  registrations: (openProcesses / 2) * 2.5,
  reviews: openProcesses / 2,
};
const board = '/api/workflows/board';
const boardQuestions = {
  'as it opens': board,
  mine: `${board}?scope=mine`,
  overdue: `${board}?filter=overdue`,
  'waiting for approval': `${board}?filter=approval`,
  'list of tasks': '/api/workflows/processes',
};

async function measure(engine: BenchEngine): Promise<void> {
  say(
    `\n${engine.name}, ${rows} registrations and parties of one tenant; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
  );
  const env = { ...engine.env, DEMO: 'no', ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' };
  try {
    await command('seed', env);
    const began = performance.now();
    const sought = await fill(env, { registrations: rows });
    await fill(env, boardFill);
    say(`  filled in                    ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    await engine.admin?.('vacuum (analyze)');
    const platform = await start({ ...env, DEMO_ON_NETWORK: 'yes' });
    say(`  E2 start                     ${platform.cpu().toFixed(2)} s CPU`);
    const token = await signIn(platform);
    say(`  E3 default list, ${perSecond}/s        ${await steady(platform, token, '')}`);
    say(`     page 2,000                ${await steady(platform, token, '?page=2000&max=25')}`);
    for (const [about, asks] of Object.entries(questions(sought))) {
      say(`  E5 ${about}`);
      for (const [what, question] of Object.entries<string | [string, object]>(asks))
        say(`     ${what.padEnd(25)} ${await answer(platform, token, question)}`);
    }
    say(`  E5 task dashboard of ${openProcesses} open processes`);
    const theirs = await signIn(platform, `${boardTenant}.admin`);
    for (const [what, question] of Object.entries(boardQuestions))
      say(`     ${what.padEnd(25)} ${await answer(platform, theirs, question)}`);
    say(`  E4 40 rounds of 8 writes     ${await writes(platform, token)}`);
    if (engine.admin) say(`     8 readers, cut 40 times   ${await cuts(platform, token, engine)}`);
    await platform.stop();
  } finally {
    engine.remove();
  }
}

const server = await postgres();
if (server) await measure(server);
else say('PostgreSQL: skipped. Neither its programs nor BENCH_DATABASE_URL are here.');
await measure(embedded());
