import type { EndpointDefinition } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo, WebhookRoute } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { takeEvent } from '../../shared/webhooks/events.ts';
import { findWebhookSecrets } from '../../shared/webhooks/secrets.ts';
import { isGenuine, type SignedMessage } from '../../shared/webhooks/signature.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { readRaw } from './body.ts';
import { assertAuditedOnce } from './dispatch.ts';
import type { Observed } from './observe.ts';
import type { RateLimit } from './shared-rate-limit.ts';
import { validBody, validQuery } from './validate.ts';

export interface WebhooksOptions {
  readonly services: Services;
  /** Routes by the name of their endpoint, those of other kinds among them. */
  readonly routes: Readonly<Record<string, { readonly mode: string }>>;
  readonly perTenant: RateLimit;
  readonly limits: {
    /** Bytes of a message. */
    readonly webhookBody: number;
    /** Milliseconds until a message that does not come is given up. */
    readonly request: number;
  };
}

export interface Delivered {
  readonly endpoint: ServerEndpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export type Webhooks = (
  request: Request,
  delivered: Delivered,
  info: RequestInfo,
  observed: Observed,
) => Promise<{ readonly received: true }>;

/**
 * The way of a message that a provider sends by itself: no session and no idempotency key; the tenant is the one whose
 * secret it is signed with, and an event is taken once. One that comes again is answered in the same way, without effect.
 */
export function createWebhooks({ services, routes, perTenant, limits }: WebhooksOptions): Webhooks {
  const { database, keys, clock } = services;

  return async (request, { endpoint, params, query }, info, observed) => {
    const route = routes[endpoint.name];
    const { provider } = endpoint;
    if (!isWebhook(route) || provider === undefined)
      throw new Error(`${endpoint.name} has no provider or no handler.`);
    const message = { ...headersOf(info), body: await readRaw(request, limits) };
    const tenantId = await signerOf(provider, query.get('key') ?? '', message);
    // Whatever is wrong with it is answered alike: no one learns which part to mend.
    if (tenantId === null) throw new AppError('Forbidden');
    observed.tenantId = tenantId;
    await perTenant.take(tenantId);
    const text = textOf(message.body);
    const call = {
      params,
      query: validQuery(endpoint.query, query),
      body: validBody(endpoint.body, parsed(text)),
      request: info,
      reply: new Headers(),
      eventId: message.id,
    };
    const actor = { ...systemActor(`webhook.${provider}`), ip: info.ip };
    await inTenant(services, tenantId, actor, async work => {
      if (!(await takeEvent(work, { provider, eventId: message.id, body: text }))) return;
      await route.handle({ ...call, work });
      assertAuditedOnce(endpoint, work);
    });
    return { received: true };
  };

  async function signerOf(provider: string, key: string, message: SignedMessage): Promise<string | null> {
    const now = clock.now();
    const secrets = await findWebhookSecrets(database, keys, { provider, key, now });
    return secrets.find(({ secret }) => isGenuine(message, secret, now))?.tenantId ?? null;
  }
}

const isWebhook = (route: { readonly mode: string } | undefined): route is WebhookRoute<EndpointDefinition> =>
  route?.mode === 'receives';

const headersOf = (info: RequestInfo) => ({
  id: info.header('webhook-id') ?? '',
  timestamp: info.header('webhook-timestamp') ?? '',
  signatures: info.header('webhook-signature') ?? '',
});

/** @throws {AppError} MalformedBody for what is no UTF-8. */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new AppError('MalformedBody');
  }
}

/** @throws {AppError} MalformedBody. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('MalformedBody');
  }
}
