import { createHash, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Random } from '../ports/random/random.ts';
import type { Database } from '../database/index.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { RequestInfo } from '../shared/routing/route.ts';
import { isLocal } from './config-local.ts';
import type { Api } from './http/api.ts';
import { compressed } from './http/compress.ts';
import type { RateLimit } from './http/shared-rate-limit.ts';
import { loggable, errorFrom, errorResponse } from './http/envelope.ts';
import type { Observed, Observer } from './http/observe.ts';
import { requestInfo } from './http/request-info.ts';
import { secure } from './http/security-headers.ts';
import type { Pages } from './pages/pages.ts';
import type { StaticFiles } from './pages/static-files.ts';

export interface AppOptions {
  readonly api: Api;
  readonly pages: Pages;
  /** A tenant's logo by its file name; null where there is none. */
  readonly logo: (tenantId: string, file: string) => Promise<Response | null>;
  /** The mail that stays here, for a person to read; null where no one may. */
  readonly outbox: (() => Promise<Response>) | null;
  readonly files: StaticFiles;
  readonly observer: Observer;
  readonly database: Database;
  readonly random: Random;
  readonly log: Logger;
  readonly trustedProxies: number;
  readonly isHttps: boolean;
  /** The name that people type; figures and mail that stays here answer to it and to this machine's own names only. */
  readonly publicHost: string;
  /** False while the platform is stopping: then it takes no new work. */
  readonly isServing: () => boolean;
  /** True while the event loop keeps everyone waiting: a balancer sends requests elsewhere. */
  readonly isLagging: () => boolean;
  readonly reference: () => Promise<string>;
  /** Requests of one network, whatever they ask for; files of the build are not counted. */
  readonly perAddress: RateLimit;
  /** What a program that measures says as its bearer token; null where there is none. */
  readonly metricsToken: string | null;
}

interface Environment {
  Bindings: HttpBindings;
  Variables: { info: RequestInfo; observed: Observed };
}

export type App = Hono<Environment>;

/** Every answer of the platform, whatever was asked, goes through here. */
export function createApp(options: AppOptions): App {
  const { api, pages, files, observer, database, log } = options;
  const app: App = new Hono<Environment>();

  app.use(async (c, next) => {
    const started = performance.now();
    const info = requestInfo(c.req.raw, c.env?.incoming, options);
    const observed: Observed = {
      requestId: info.id,
      method: c.req.method,
      endpoint: 'unmatched',
      tenantId: null,
      userId: null,
    };
    c.set('info', info);
    c.set('observed', observed);
    await next();
    const answer = await compressed(c.res, info.header('accept-encoding'));
    secure(answer.headers, options.isHttps);
    answer.headers.set('X-Request-Id', info.id);
    // Hono copies an answer that it is given twice, and lays the headers of the one before over it: its length too.
    if (answer !== c.res) {
      c.res = undefined;
      c.res = answer;
    }
    observer.note(observed, answer.status, (performance.now() - started) / 1000);
  });

  const limited: MiddlewareHandler<Environment> = async (c, next) => {
    await options.perAddress.take(c.get('info').network);
    await next();
  };
  for (const path of ['/api/*', '/outbox', '/theme/*', '/assets/brand/*']) app.use(path, limited);

  app.onError((error, c) => {
    const info = c.get('info');
    const answerError = errorFrom(error);
    if (answerError.type === 'Unexpected')
      log.error({ requestId: info.id, error: loggable(error) }, 'failed');
    return errorResponse(answerError, info);
  });
  app.notFound(c => errorResponse(new AppError('NotFound'), c.get('info')));

  /** A page of elsewhere may lead its own name to this machine (DNS rebinding), and then read what is answered. */
  const isOurName = (c: Context<Environment>) => {
    const { host } = c.get('info');
    return host === options.publicHost || isLocal(host);
  };
  const named = (c: Context<Environment>, name: string) => (c.get('observed').endpoint = name);

  app.get('/health', c => {
    named(c, 'health');
    return c.json({ status: 'ok' });
  });
  app.get('/ready', async c => {
    named(c, 'ready');
    if (!options.isServing() || options.isLagging()) throw new AppError('Overloaded', { retryAfter: 5 });
    await database.ping().catch(() => {
      throw new AppError('Overloaded', { retryAfter: 5 });
    });
    return c.json({ status: 'ready' });
  });
  app.get('/metrics', async c => {
    named(c, 'metrics');
    const isAllowed = bringsToken(c, options.metricsToken) || (isThisMachine(c) && isOurName(c));
    if (!isAllowed) throw new AppError('NotFound');
    const { text, type } = await observer.metrics();
    return c.body(text, 200, { 'Content-Type': type });
  });

  app.get('/api/openapi.json', async c => {
    named(c, 'openapi');
    return c.body(await options.reference(), 200, { 'Content-Type': 'application/json' });
  });
  app.all('/api/*', c => api(c.req.raw, c.get('info'), c.get('observed')));

  const { outbox } = options;
  if (outbox)
    app.get('/outbox', c => {
      named(c, 'outbox');
      if (!isOurName(c)) throw new AppError('NotFound');
      return outbox();
    });

  app.get('/theme/:file', async c => {
    named(c, 'theme');
    const theme = await pages.theme(c.req.param('file'), c.get('info'));
    return theme ?? c.notFound();
  });
  app.get('/assets/brand/:tenant/:file', async c => {
    named(c, 'logo');
    const { tenant, file } = c.req.param();
    return (await options.logo(tenant, file)) ?? c.notFound();
  });
  app.get('*', async c => {
    const path = c.req.path;
    const file = await files.serve(path, c.req.header('accept-encoding') ?? null);
    if (file) {
      named(c, 'file');
      return file;
    }
    // A missing picture or chunk is an error; anything else is an address of the back office. What someone opens is
    // one too, whatever it ends in: a user name may look like a file.
    const isOpened = c.req.header('accept')?.includes('text/html') ?? false;
    if (extname(path) !== '' && path !== '/index.html' && !isOpened) return c.notFound();
    named(c, 'page');
    await options.perAddress.take(c.get('info').network);
    return (await pages.page(c.get('info'), path)) ?? c.notFound();
  });
  return app;
}

/** Anyone who brings the token may measure, from wherever. */
function bringsToken(c: Context<Environment>, metricsToken: string | null): boolean {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  return bearer !== undefined && metricsToken !== null && isSame(bearer, metricsToken);
}

/** A program on this machine; a proxy would make everyone look like that. */
function isThisMachine(c: Context<Environment>): boolean {
  if (c.req.header('authorization') !== undefined || c.req.header('x-forwarded-for') !== undefined)
    return false;
  const address = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.');
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
