import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressClosings, progressPath, type contract, type OutputOf } from '@dossier/api/contract';
import { exportJobs } from '../../areas/exports/many/store.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration } from '../../testing/registrations.ts';
import { until } from '../../testing/until.ts';

type Export = OutputOf<typeof contract.exports.get>;

onBothEngines('the progress socket', engine => {
  let platform: TestPlatform;
  let server: Server;
  let token: string;
  let ids: string[];

  beforeAll(async () => {
    platform = await startTestPlatform(engine, {}, { streamCheck: 20 });
    server = createServer().on('upgrade', platform.progress.upgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    token = await platform.signIn('meridian.admin');
    ids = [await putRegistration(platform), await putRegistration(platform)];
  });
  afterAll(() => {
    platform.stop();
    server.close();
  });

  /** A socket as a program holds it: what came, and with which code it ended. */
  function open(first: unknown, path = progressPath) {
    const { port } = server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    const heard: unknown[] = [];
    const { promise: closed, resolve } = Promise.withResolvers<number>();
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
    socket.addEventListener('close', ({ code }) => resolve(code));
    socket.addEventListener('open', () =>
      socket.send(typeof first === 'string' ? first : JSON.stringify(first)),
    );
    return { heard, closed, close: () => socket.close() };
  }
  const startExport = () =>
    platform.get<Export>('/api/templates/exports', {
      method: 'POST',
      token,
      body: { format: 'csv', reason: 'reporting', ids },
    });
  const run = () =>
    runNextJob(platform.database, { [exportJobs.run]: platform.jobs[exportJobs.run]! }, () =>
      platform.clock.now(),
    );
  const job = (id: string, state: string, done: number) => ({
    name: 'job',
    data: { id, kind: 'export', done, total: 2, state },
  });

  it('tells how the job stands, then each change, and ends with it', async () => {
    const { _id } = await startExport();
    const { heard, closed } = open({ job_id: _id, access_token: token });
    await until(() => expect(heard).toEqual([job(_id, 'waiting', 0)]));
    while (await run());
    expect(await closed).toBe(progressClosings.ended);
    expect(heard).toContainEqual(job(_id, 'running', 1));
    expect(heard.at(-1)).toEqual(job(_id, 'done', 2));
  });

  it('tells of one that has ended before, and of nothing else', async () => {
    const [first, other] = [await startExport(), await startExport()];
    while (await run());
    const { heard, closed } = open({ job_id: first._id, access_token: token });
    expect(await closed).toBe(progressClosings.ended);
    expect(heard).toEqual([job(first._id, 'done', 2)]);
    expect(JSON.stringify(heard)).not.toContain(other._id);
  });

  it('says nothing of a job to anyone but its owner', async () => {
    const { _id } = await startExport();
    const colleague = open({ job_id: _id, access_token: await platform.signIn('noordhaven.admin') });
    expect(await colleague.closed).toBe(progressClosings.notFound);
    const user = open({ job_id: _id, access_token: await platform.signIn('meridian.user') });
    expect(await user.closed).toBe(progressClosings.forbidden);
    expect([...colleague.heard, ...user.heard]).toEqual([]);
    while (await run());
  });

  it.each([
    ['nothing of ours', 'hello', progressClosings.badRequest],
    ['no token', { job_id: crypto.randomUUID() }, progressClosings.badRequest],
    [
      'a token of nobody',
      { job_id: crypto.randomUUID(), access_token: 'x.y.z' },
      progressClosings.unauthorized,
    ],
    ['more than a token and an id', 'x'.repeat(10_000), 1009],
  ])('refuses %s', async (_, first, code) => {
    expect(await open(first).closed).toBe(code);
  });

  it('is nowhere else, and takes no token from an address', async () => {
    expect(await open({}, '/api/notifications/stream').closed).toBe(1006);
    const { _id } = await startExport();
    const address = `${progressPath}?job_id=${_id}&access_token=${token}`;
    expect(await open({}, address).closed).toBe(progressClosings.badRequest);
    while (await run());
  });

  it('ends with the session', async () => {
    const adminToken = await platform.signIn('meridian.admin');
    const { _id } = await startExport();
    const { heard, closed } = open({ job_id: _id, access_token: adminToken });
    await until(() => expect(heard).toHaveLength(1));
    await platform.ask('/api/access/users?logout', { method: 'POST', token: adminToken });
    platform.clock.turn(2);
    expect(await closed).toBe(progressClosings.unauthorized);
    while (await run());
  });

  it('has no more than ten of one network that have not said who they are', async () => {
    const { port } = server.address() as AddressInfo;
    const silent = Array.from({ length: 10 }, () => new WebSocket(`ws://127.0.0.1:${port}${progressPath}`));
    await Promise.all(silent.map(socket => once(socket, 'open')));
    const refused = new WebSocket(`ws://127.0.0.1:${port}${progressPath}`);
    await once(refused, 'error');
    // They are given up soon: then there is room again.
    expect(
      await Promise.all(
        silent.map(socket => once(socket, 'close').then(([event]) => (event as CloseEvent).code)),
      ),
    ).toEqual(silent.map(() => progressClosings.badRequest));
    expect(await open('no request').closed).toBe(progressClosings.badRequest);
  });

  it('ends when the platform stops', async () => {
    // Who signs out signs out everywhere.
    token = await platform.signIn('meridian.admin');
    const { _id } = await startExport();
    const { heard, closed } = open({ job_id: _id, access_token: token });
    await until(() => expect(heard).toHaveLength(1));
    platform.progress.stop();
    expect(await closed).toBe(progressClosings.goingAway);
  });
});
