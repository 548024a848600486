import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine } from './engine.ts';
import { isConflict } from './errors.ts';
import { kyselyOver, type Transaction } from './dialect.ts';

export interface ScopeOptions {
  /** Milliseconds that one statement may take; five seconds unless said otherwise. */
  readonly deadline?: number;
}

type UnitOfWork<T> = (transaction: Transaction) => Promise<T>;

/** The ways into the database. Each opens a transaction that sees one tenant, or none. */
export interface Scopes {
  /** Reads and writes as one tenant. */
  tenant<T>(tenantId: string, work: UnitOfWork<T>, options?: ScopeOptions): Promise<T>;
  /** Reads as one tenant, everything as of one moment. */
  read<T>(tenantId: string, work: UnitOfWork<T>, options?: ScopeOptions): Promise<T>;
  /** Erases as one tenant: the one way to delete records. The login must be a member of app_erase; requests' is not. */
  erase<T>(tenantId: string, work: UnitOfWork<T>, options?: ScopeOptions): Promise<T>;
  /** Before a tenant is known: the named lookups and the tables that belong to none. Other tables are empty. */
  unscoped<T>(work: UnitOfWork<T>, options?: ScopeOptions): Promise<T>;
  /** How often PostgreSQL has ended a transaction for another one's sake since this process began. */
  conflicts(): number;
}

/** The only form an id of a tenant has; nothing else may reach the statement below. */
export const tenantIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Whose scope is open: a second one inside it would wait for the connection that the first one holds. */
const open = new AsyncLocalStorage<true>();

export function scopesOver(engine: Engine): Scopes {
  let conflicts = 0;

  function run<T>(
    begin: string,
    tenantId: string,
    work: UnitOfWork<T>,
    { deadline }: ScopeOptions = {},
    role: 'app_rw' | 'app_erase' = 'app_rw',
  ): Promise<T> {
    if (tenantId !== '' && !tenantIdPattern.test(tenantId)) throw new TypeError('Not the id of a tenant.');
    if (open.getStore())
      throw new Error('A transaction is open already: pass it on instead of opening another.');
    // Every transaction: the role without rights of its own, and the tenant, or nothing, that row security looks at.
    const settings = {
      begin: `${begin}; set local role ${role}; set local app.tenant to '${tenantId}'`,
      ...(deadline === undefined ? {} : { deadline }),
    };
    const transact = () => engine.transaction(settings, connection => work(kyselyOver(connection)));
    // Nothing of a transaction that PostgreSQL ended for another one's sake has happened: it is done once more.
    return open.run(true, () =>
      transact().catch((error: unknown) => {
        if (!isConflict(error)) throw error;
        conflicts++;
        return transact();
      }),
    );
  }

  return {
    tenant: (tenantId, work, options) => run('begin', tenantId, work, options),
    read: (tenantId, work, options) =>
      run('begin isolation level repeatable read read only', tenantId, work, options),
    erase: (tenantId, work, options) => run('begin', tenantId, work, options, 'app_erase'),
    unscoped: (work, options) => run('begin', '', work, options),
    conflicts: () => conflicts,
  };
}
