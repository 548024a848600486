import { request } from 'node:http';
import type { Product } from './product.ts';

interface ProgramCall {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  /** The version of what is changed, as it was seen. */
  readonly version?: number;
}

/** What a program is answered that calls the API of a firm with a token: the status, and the body of it. */
export function askAsProgram(
  product: Product,
  tenant: string,
  token: string,
  { method = 'GET', path, body, version }: ProgramCall,
): Promise<{ readonly status: number; readonly body: unknown }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        // The machine's own list of names may not have the hosts below localhost.
        host: '127.0.0.1',
        port: product.port,
        method,
        path,
        headers: {
          host: new URL(product.url(tenant)).host,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(version !== undefined && { 'if-match': `"v${version}"` }),
          ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        },
      },
      answer => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text === '' ? null : (JSON.parse(text) as unknown),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}
