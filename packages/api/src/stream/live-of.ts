import type { Client } from '../client/index.ts';
import { messages } from '../contract/index.ts';
import { browserTabs } from '../session/index.ts';
import { realClock } from './clock.ts';
import { connectOver } from './connect.ts';
import { browserPage, createLive, type Live, type StreamMessage } from './live.ts';

const byClient = new WeakMap<Client, Live>();

/** What others change, as they change it: one for each client, made when first asked for. Signing in needs none. */
export function liveOf(client: Client): Live {
  const { gateway, session, services, fetch } = client;
  const live =
    byClient.get(client) ??
    createLive({
      clock: realClock,
      tabs: browserTabs<StreamMessage>('dossier-live'),
      page: browserPage,
      bootstrapAt: performance.timeOrigin,
      connect: connectOver({ services, caller: session.caller, fetch }),
      askCounts: () => gateway.send(messages.counts, {}, { background: true }),
      onExpired: session.expire,
    });
  byClient.set(client, live);
  return live;
}
