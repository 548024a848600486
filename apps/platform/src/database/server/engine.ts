import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { deadlines, type Connection, type Engine, type Result, type TransactionOptions } from '../engine.ts';
import { DatabaseBusy, DatabaseError, QueryTimedOut, sqlStates } from '../errors.ts';
import { readers, toWire } from '../values.ts';
import { listenTo } from './listen.ts';

export interface ServerOptions {
  readonly url: string;
  /** Milliseconds for one statement. */
  readonly deadline?: number;
  /** Connections of this process. */
  readonly poolSize?: number;
  /** Where to listen for notices; the same address unless there is a pooler. */
  readonly listenUrl?: string;
  /** Whether statements are prepared by name and sent before earlier ones are answered: not through a pooler. @default true */
  readonly prepares?: boolean;
}

/** Statements that a process prepares by name; the few that vary with every filter share the rest of the room. */
const preparedLimit = 500;

export function openServer(options: ServerOptions): Engine {
  const { url, deadline: usual = deadlines.statement, poolSize = 10 } = options;
  const { listenUrl = url, prepares = true } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: usual,
    // Reads that do not wait for each other are sent at once: each way there and back costs more than a small read.
    pipeline: prepares,
    types: { getTypeParser: (type: number) => readers[type] ?? ((text: string) => text) },
  });
  // The server may drop an idle connection at any time; the pool replaces it, and queries report for themselves.
  pool.on('error', () => undefined);
  // Nor may one that is in use end the process: its query, or its next one, reports it.
  pool.on('connect', client => client.on('error', () => undefined));
  const nameOf = prepares ? preparedNames() : () => undefined;
  const listening = new Set<() => void>();

  async function acquire(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new DatabaseBusy('No connection to PostgreSQL could be had in time.', { cause: error });
    }
  }

  async function inTransaction<T>(
    settings: TransactionOptions,
    work: (connection: Connection) => Promise<T>,
  ) {
    const client = await acquire();
    let isBroken = false;
    try {
      await run(client, settings.begin + localSettings(settings.deadline ?? usual, usual));
      const result = await work(connectionTo(client, nameOf));
      const { command } = await run(client, 'commit');
      if (command === 'ROLLBACK') throw new DatabaseError('The transaction had failed before.', '25P02');
      return result;
    } catch (error) {
      await run(client, 'rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    kind: 'server',
    transaction: inTransaction,
    maintain: async sql => {
      const client = await acquire();
      await run(client, sql).finally(() => client.release());
    },
    ping: async () => void (await pool.query('select 1').catch(throwOurs)),
    listen(heard) {
      const stop = listenTo(listenUrl, heard);
      listening.add(stop);
      return () => {
        listening.delete(stop);
        stop();
      };
    },
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close() {
      for (const stop of listening) stop();
      return pool.end();
    },
  };
}

/**
 * Said with every transaction and not when connecting: a pooler hands connections on, and refuses what it does not know.
 * A transaction that waits for something else would keep its locks for ever.
 */
const localSettings = (deadline: number, usual: number) =>
  `; set local statement_timeout = ${Math.round(deadline)}` +
  `; set local idle_in_transaction_session_timeout = ${Math.round(usual * 3)}` +
  randomReads;

/**
 * What PostgreSQL's manual advises for disks without a head to move: by the usual 4 it reads a table from end to end
 * where an index would answer twice as fast (searches of registrations).
 */
const randomReads = '; set local random_page_cost = 1.1';

function connectionTo(client: PoolClient, nameOf: (sql: string) => string | undefined): Connection {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Result<Row>> {
      const config: QueryConfig = { text: sql, values: parameters.map(toWire) };
      const name = nameOf(sql);
      const result = await client.query(name ? { ...config, name } : config).catch(throwOurs);
      return {
        rows: result.rows as Row[],
        affected: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0),
      };
    },
    execute: async sql => void (await run(client, sql)),
  };
}

const run = (client: PoolClient, sql: string) => client.query(sql).catch(throwOurs);

/** Parsing and planning once per statement and connection, not once per request. */
function preparedNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return sql => {
    const statement = names.get(sql);
    if (statement || names.size >= preparedLimit) return statement;
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    names.set(sql, name);
    return name;
  };
}

/** What the driver throws: with a severity where the server said it, without one where the connection broke. */
interface DriverError {
  readonly message: string;
  readonly severity?: string;
  readonly code?: string;
  readonly constraint?: string;
}

function throwOurs(error: unknown): never {
  const { message, severity, code, constraint } = error as DriverError;
  // A socket has codes of its own (ECONNRESET, EPIPE) or none: a connection failure, as SQLSTATE has it.
  if (severity === undefined || code === undefined)
    throw new DatabaseError(message, '08006', null, { cause: error });
  if (code === sqlStates.queryCanceled) throw new QueryTimedOut(message);
  throw new DatabaseError(message, code, constraint ?? null);
}
