import type { IncomingMessage } from 'node:http';
import { progressClosings, type JobState, type LiveEvent, type ProgressRequest } from '@dossier/api/contract';
import type { WebSocket } from 'ws';
import type { Authenticator } from '../../areas/access/authenticate.ts';
import type { Feed, News } from '../../shared/events/feed.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import type { App } from '../app.ts';
import { askJob } from './ask-job.ts';

type JobEvent = Extract<LiveEvent, { name: 'job' }>;

export interface Following {
  readonly app: App;
  readonly authenticator: Pick<Authenticator, 'callerOf'>;
  readonly feed: Feed;
  /** Milliseconds between checks whether the session still counts. */
  readonly checkEvery: number;
  readonly trustedProxies: number;
}

const closingOf: Readonly<Record<number, number>> = {
  401: progressClosings.unauthorized,
  403: progressClosings.forbidden,
  404: progressClosings.notFound,
  429: progressClosings.tooManyRequests,
};

/**
 * Sends how a job stands and each change, until it has ended, or the session has, or the socket.
 * @throws what the database throws when it cannot be asked: that is no one's token at fault.
 */
export async function followJob(
  socket: WebSocket,
  first: string,
  incoming: IncomingMessage,
  { app, authenticator, feed, checkEvery }: Following,
): Promise<void> {
  const request = requestIn(first);
  if (!request) return socket.close(progressClosings.badRequest);
  const { job_id: jobId, access_token: token } = request;
  const callerNow = () => authenticator.callerOf(token, true);
  const caller = await callerNow();
  if (!caller?.tenantId) return socket.close(progressClosings.unauthorized);
  const { tenantId } = caller;

  const send = (event: JobEvent) => {
    socket.send(JSON.stringify(event));
    if (isOver(event.data.state)) socket.close(progressClosings.ended);
  };
  async function printStatus(): Promise<void> {
    const answer = await askJob(app, jobId, token, incoming);
    if (!answer.ok) return socket.close(closingOf[answer.status] ?? progressClosings.unavailable);
    const { done, total, state } = (await answer.json()) as JobEvent['data'];
    send({ name: 'job', data: { id: jobId, kind: 'export', done, total, state } });
  }
  async function pass({ events }: News): Promise<void> {
    if (events === null) return printStatus();
    for (const { event } of events) if (event.name === 'job' && event.data.id === jobId) send(event);
  }
  async function check(): Promise<void> {
    const now = await callerNow();
    if (now?.tenantId !== tenantId) socket.close(progressClosings.unauthorized);
  }

  const fail = () => socket.close(progressClosings.unavailable);
  // Followed before it is asked how the job stands: what changes in between waits its turn.
  let turn = Promise.resolve();
  const inTurn = (step: () => Promise<void>) => (turn = turn.then(step).catch(fail));
  const { promise: changed, resolve: go } = Promise.withResolvers<void>();
  void inTurn(() => changed);
  const stop = await feed.follow(tenantId, news => void inTurn(() => pass(news)));
  if (socket.readyState !== socket.OPEN) return stop();
  const checking = setInterval(() => void inTurn(check), checkEvery);
  socket.once('close', () => {
    clearInterval(checking);
    stop();
  });
  await printStatus().finally(go);
}

const isOver = (state: JobState) => state !== 'waiting' && state !== 'running';

function requestIn(text: string): ProgressRequest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { job_id: jobId, access_token: token } = (value ?? {}) as Record<string, unknown>;
  return typeof jobId === 'string' && isUuid(jobId) && typeof token === 'string'
    ? { job_id: jobId, access_token: token }
    : null;
}
