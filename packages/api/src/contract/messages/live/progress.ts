/**
 * The progress socket (specification 2, section 8; `3-decisions.md` 4.12): a WebSocket for programs that follow one job
 * and hold no event stream. Its first message is a `ProgressRequest` in JSON; what comes back are the `job` events of the
 * stream, `{"name":"job","data":{…}}`, first how it stands, and then each change until the job has ended.
 */
export const progressPath = '/api/templates/progress';

/** Both in the message and never in the address, which proxies write down. */
export interface ProgressRequest {
  readonly job_id: string;
  readonly access_token: string;
}

/** Why the platform closes the socket: RFC 6455, 7.4.1, and our own from 4000 on, named after HTTP's. */
export const progressClosings = {
  /** The job has ended: its last state was sent. */
  ended: 1000,
  /** The platform is stopping. */
  goingAway: 1001,
  /** The first message was none of ours, or none came within three seconds. */
  badRequest: 4400,
  /** The token or its session is not valid, or no longer. */
  unauthorized: 4401,
  forbidden: 4403,
  /** No such job, or another user's. */
  notFound: 4404,
  tooManyRequests: 4429,
  unavailable: 4503,
} as const;
