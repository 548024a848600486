// The list of registrations as others would serve it: the platform's own statements on pg, by Node alone and by NestJS.
import { createServer } from 'node:http';
import pg from 'pg';

const { kind, port, url, session, list, poolSize } = JSON.parse(process.env.PEER);
const pool = new pg.Pool({
  connectionString: url,
  max: poolSize,
  // Text as it comes: the rows are JSON already.
  types: { getTypeParser: type => (type === pg.types.builtins.JSON ? JSON.parse : text => text) },
});

async function transaction({ begin, statements }) {
  const client = await pool.connect();
  try {
    await client.query(begin);
    let rows = [];
    for (const { name, text, values } of statements) rows = (await client.query({ name, text, values })).rows;
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
}

/** As the platform does: a token is remembered for a second, then the session is looked up again. */
const remembered = new Map();
async function callerOf(header) {
  const token = header?.slice('Bearer '.length) ?? '';
  const cached = remembered.get(token);
  if (cached && cached.until > Date.now()) return cached.caller;
  const [row] = await transaction(session);
  if (!row) return null;
  const caller = { id: row.user_id, permissions: new Set([row.role]) };
  remembered.set(token, { caller, until: Date.now() + 1_000 });
  return caller;
}
const isAllowed = caller => caller.permissions.size > 0;

async function page() {
  const [{ items, counts, waiting }] = await transaction(list);
  const sum = of => Object.values(of ?? {}).reduce((all, count) => all + count, 0);
  const total = sum(counts) - (counts?.DELETED ?? 0);
  return `{"items":${items},"total":${total},"counts":${JSON.stringify({ ...counts, all: total, toApprove: sum(waiting) })}}`;
}

const servers = {
  node: async () => {
    createServer((request, response) => {
      void (async () => {
        const caller = await callerOf(request.headers.authorization);
        if (!caller || !isAllowed(caller)) return response.writeHead(caller ? 403 : 401).end();
        response.writeHead(200, { 'content-type': 'application/json' }).end(await page());
      })();
    }).listen(port, '127.0.0.1', () => console.log('ready'));
  },
  nest: async () => {
    await import('reflect-metadata');
    const { Controller, Get, Header, Injectable, Module, UseGuards, Inject } = await import('@nestjs/common');
    const { NestFactory } = await import('@nestjs/core');
    const apply = (target, key, ...decorators) => {
      const descriptor = key && Object.getOwnPropertyDescriptor(target, key);
      for (const decorate of decorators) decorate(target, key, descriptor);
    };
    class Registrations {
      page() {
        return page();
      }
    }
    apply(Registrations, undefined, Injectable());
    class SignedIn {
      async canActivate(context) {
        const caller = await callerOf(context.switchToHttp().getRequest().headers.authorization);
        return caller !== null && isAllowed(caller);
      }
    }
    apply(SignedIn, undefined, Injectable());
    class RegistrationsController {
      constructor(registrations) {
        this.registrations = registrations;
      }
      list() {
        return this.registrations.page();
      }
    }
    Inject(Registrations)(RegistrationsController, undefined, 0);
    apply(
      RegistrationsController.prototype,
      'list',
      Get('registrations'),
      Header('content-type', 'application/json'),
      UseGuards(SignedIn),
    );
    apply(RegistrationsController, undefined, Controller('api/main'));
    class App {
      name = 'peer';
    }
    apply(
      App,
      undefined,
      Module({ controllers: [RegistrationsController], providers: [Registrations, SignedIn] }),
    );
    const app = await NestFactory.create(App, { logger: false });
    await app.listen(port, '127.0.0.1');
    console.log('ready');
  },
};
await servers[kind]();
