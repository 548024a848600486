import { preload } from 'swr';
import type { EndpointDefinition, InputOf } from '../contract/index.ts';
import { keyOf } from '../gateway/index.ts';
import { identityOf } from './ApiProvider.tsx';
import type { Client } from './create-client.ts';

/**
 * Begins to read what a page is about to ask for, before it is drawn: the hook that asks takes this answer. An answer
 * that fails is the hook's to show.
 */
export function readAhead<E extends EndpointDefinition>(
  client: Client,
  endpoint: E,
  input: InputOf<E>,
): void {
  const key = keyOf(endpoint, input, identityOf(client.session.state()));
  const reading = client.gateway.send(endpoint, input);
  reading.catch(() => undefined);
  void preload(key, () => reading);
}
