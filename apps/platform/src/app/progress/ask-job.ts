import type { IncomingMessage } from 'node:http';
import { contract } from '@dossier/api/contract';
import type { App } from '../app.ts';

const { get } = contract.exports;

/** How a job stands, asked as any caller would: guards, limits and logs are the endpoint's. It keeps no session alive. */
export async function askJob(
  app: App,
  jobId: string,
  token: string,
  incoming: IncomingMessage,
): Promise<Response> {
  const forwarded = incoming.headers['x-forwarded-for'];
  const headers = {
    authorization: `Bearer ${token}`,
    'x-background': '1',
    ...(forwarded === undefined ? {} : { 'x-forwarded-for': String(forwarded) }),
  };
  return app.request(`/api/${get.service}${get.path.replace('{id}', jobId)}`, { headers }, { incoming });
}
