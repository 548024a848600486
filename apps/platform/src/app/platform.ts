import { addressLimit } from '../areas/access/address-limit.ts';
import { accessJobs } from '../areas/access/jobs.ts';
import { createAuthenticator } from '../areas/access/authenticate.ts';
import { createPasswords } from '../areas/access/passwords.ts';
import { accessRoutes } from '../areas/access/routes.ts';
import { issuedAt, type TokenOptions } from '../areas/access/tokens.ts';
import { documentJobs } from '../areas/documents/jobs.ts';
import { clientDocumentRoutes } from '../areas/documents/client/routes.ts';
import { documentsRoutes } from '../areas/documents/routes.ts';
import { exportHandlers } from '../areas/exports/jobs.ts';
import { exportsRoutes } from '../areas/exports/routes.ts';
import { kycRoutes } from '../areas/kyc/routes.ts';
import { kycJobs } from '../areas/kyc/service.ts';
import { mentionsOf } from '../areas/messages/inbox.ts';
import { messagesRoutes } from '../areas/messages/routes.ts';
import { writeToStaff } from '../areas/access/emails/write-to-staff.ts';
import { emailJobs } from '../areas/messages/emails/email-jobs.ts';
import { deliveryJobs, webhookRoutes } from '../areas/messages/service.ts';
import { streamRoutes } from '../areas/messages/stream-routes.ts';
import { createStreams, streamCheck } from '../areas/messages/streams.ts';
import { partiesRoutes } from '../areas/parties/routes.ts';
import { batchRoutes } from '../areas/registrations/batches/routes.ts';
import { visitRoutes } from '../areas/registrations/visits/routes.ts';
import { registrationsRoutes } from '../areas/registrations/routes.ts';
import { registrationJobs } from '../areas/registrations/service.ts';
import { viewRoutes } from '../areas/registrations/views/routes.ts';
import { createTenantFinder, type TenantFinder } from '../areas/tenants/find-tenant.ts';
import { serveLogo } from '../areas/tenants/logo/logos.ts';
import { tenantsRoutes } from '../areas/tenants/routes.ts';
import { workflowJobs } from '../areas/workflows/jobs.ts';
import { workflowsRoutes } from '../areas/workflows/routes.ts';
import { createThemes } from '../areas/tenants/theme.ts';
import { cookieNames } from '@dossier/api/contract';
import { serverEndpoints } from '@dossier/api/contract/server';
import { folderOutbox } from '../ports/mail/outbox.ts';
import type { Database } from '../database/index.ts';
import { bearerOf, type RequestInfo, type Routes } from '../shared/routing/route.ts';
import { peppersOf, type Keys } from '../shared/keys/keys.ts';
import type { JobHandlers } from '../shared/jobs/jobs.ts';
import { createFeed } from '../shared/events/feed.ts';
import type { Services } from '../shared/services/services.ts';
import { createApp, type App } from './app.ts';
import type { Config } from './config.ts';
import { createGraphqlServers } from './graphql/servers.ts';
import { createApi } from './http/api.ts';
import { createDispatcher } from './http/dispatch.ts';
import { createFirstReads } from './http/first-reads.ts';
import { loggable } from './http/envelope.ts';
import { createSharedRateLimit } from './http/shared-rate-limit.ts';
import { maxLag, watchLoop } from './http/loop-lag.ts';
import { createObserver } from './http/observe.ts';
import { createWebhooks } from './http/webhook.ts';
import { outboxPage } from './pages/outbox.ts';
import { buildOf } from './pages/build.ts';
import { createPages } from './pages/pages.ts';
import { createStaticFiles } from './pages/static-files.ts';
import { createProgressSockets, type ProgressSockets } from './progress/progress.ts';
import { createServices, type World } from './services.ts';

/** The platform without a socket: it answers requests, wherever they come from. */
export interface Platform {
  readonly app: App;
  readonly services: Services;
  /** What follows one job over a WebSocket. */
  readonly progress: ProgressSockets;
  /** What is done after an answer, by kind. */
  readonly jobs: JobHandlers;
  /** Ends what would go on by itself: the streams that are open. */
  readonly stop: () => void;
}

export async function createPlatform(
  config: Config,
  database: Database,
  keys: Keys,
  isServing: () => boolean,
  world: World = {},
): Promise<Platform> {
  const services = createServices(config, database, keys, world);
  const { clock, random, log } = services;
  const tokens: TokenOptions = {
    keys,
    issuer: config.publicUrl.origin,
    lifetime: config.session.accessToken,
  };
  const { hashes: atOnce, hashQueue: queue } = config.limits;
  const passwords = createPasswords({ ...peppersOf(keys), ...config.password, atOnce, queue });
  const authenticator = createAuthenticator(services, tokens);
  const tenants = createTenantFinder(services);
  const themes = createThemes(config.addresses.assets);
  const tenantOf = (request: RequestInfo) => tenantOfPage(tenants, request);

  const feed = createFeed(services);
  const { streamCheck: checkEvery = streamCheck } = world;
  const streams = createStreams({ services, feed, checkEvery });
  const routes: Routes = {
    ...accessRoutes({
      services,
      authenticator,
      passwords,
      tokens,
      tenantOfHost: host => tenants.byHost(host),
      answerRead: (...args) => answerRead(...args),
    }),
    ...tenantsRoutes({ services, themes, build: buildOf(config.staticFolder), tenantOf }),
    ...registrationsRoutes(),
    ...batchRoutes(),
    ...visitRoutes(services),
    ...viewRoutes(services),
    ...documentsRoutes(services),
    ...clientDocumentRoutes(services),
    ...exportsRoutes(services),
    ...partiesRoutes(services),
    ...kycRoutes(),
    ...workflowsRoutes(services, mentionsOf),
    ...messagesRoutes(),
    ...webhookRoutes(services),
    ...streamRoutes(services, streams, {
      callerOf: request => authenticator.callerOf(bearerOf(request), true),
      issuedAt: request => issuedAt(bearerOf(request)),
    }),
  };
  const jobs: JobHandlers = {
    ...accessJobs(services, passwords),
    ...deliveryJobs(services),
    ...emailJobs(services, email => writeToStaff(services, email)),
    ...exportHandlers(services),
    ...registrationJobs(services),
    ...workflowJobs(services),
    ...documentJobs(services),
    ...kycJobs(services),
  };
  const lag = watchLoop();
  const observer = createObserver({ log, database, clock, jobs, lag, streams: () => streams.count() });
  const dispatcher = createDispatcher(services, routes);
  const onUnexpected = (error: unknown, requestId: string) =>
    log.error({ requestId, error: loggable(error) }, 'failed');
  const graphql = createGraphqlServers(dispatcher, {
    allowsIntrospection: config.stage !== 'production',
    onUnexpected,
  });
  const perTenant = createSharedRateLimit(services, 'tenant', config.limits.perTenant);
  const answerRead = createFirstReads(dispatcher, graphql, perTenant);
  const { version } = config;
  const reference = lazily(async () =>
    JSON.stringify((await import('./openapi/openapi.ts')).openApi(version)),
  );
  const { limits } = config;
  const { webhooks: added = [] } = world;
  const addedRoutes = Object.fromEntries(added.map(({ endpoint, route }) => [endpoint.name, route]));
  const webhooks = createWebhooks({ services, routes: { ...routes, ...addedRoutes }, perTenant, limits });
  const endpoints = [...serverEndpoints, ...added.map(({ endpoint }) => endpoint)];
  const guesses = addressLimit(services, limits.signInPerAddress);
  const api = createApi({
    endpoints,
    authenticator,
    dispatcher,
    graphql,
    webhooks,
    clock,
    guesses,
    perTenant,
    limits,
  });
  const pages = createPages({
    services,
    themes,
    staticFolder: config.staticFolder,
    configurationFor: request => configurationFor(routes, request),
  });
  const app = createApp({
    api,
    pages,
    logo: (tenantId, file) => serveLogo(database, tenantId, file),
    outbox: config.outbox
      ? outboxPage(folderOutbox(config.outboxFolder, { clock, random, keys }), random)
      : null,
    files: createStaticFiles(config.staticFolder),
    observer,
    isLagging: () => lag.seconds() > maxLag,
    database,
    random,
    log,
    trustedProxies: config.trustedProxies,
    isHttps: config.publicUrl.protocol === 'https:',
    publicHost: config.publicUrl.hostname,
    isServing,
    reference,
    perAddress: createSharedRateLimit(services, 'requests', config.limits.perAddress),
    metricsToken: config.metricsToken,
  });
  const progress = createProgressSockets({
    app,
    authenticator,
    feed,
    checkEvery,
    trustedProxies: config.trustedProxies,
  });
  return {
    app,
    services,
    progress,
    jobs,
    stop() {
      lag.stop();
      streams.stop();
      progress.stop();
      feed.stop();
    },
  };
}

/** Made when it is asked for first, and kept. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** The tenant that a page belongs to: by host name, else `?tenant=`, else the tenant last worked for on this browser. */
async function tenantOfPage(tenants: TenantFinder, request: RequestInfo): Promise<string | null> {
  const byHost = await tenants.byHost(request.host);
  if (byHost !== null) return byHost;
  const named = request.query.get('tenant') ?? request.cookie(cookieNames.tenant);
  return named === null ? null : tenants.byId(named);
}

/** What the endpoint would answer: the page carries the same object, so that starting takes no request. */
function configurationFor(routes: Routes, request: RequestInfo) {
  const route = routes['tenants.configuration'];
  if (route.mode !== 'public') throw new Error('The configuration is for everybody.');
  return route.handle({
    params: {},
    query: undefined,
    body: undefined,
    request,
    reply: new Headers(),
  }) as Promise<never>;
}
