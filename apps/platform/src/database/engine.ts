/** What a statement answered. Values come as `values.ts` says, the same on both engines. */
export interface Result<Row> {
  readonly rows: readonly Row[];
  /** Rows inserted, changed or deleted; 0 for anything else. */
  readonly affected: number;
}

/** One connection for the length of one transaction; it refuses to work once that has ended. */
export interface Connection {
  /**
   * Runs one statement with parameters ($1, $2 …).
   * @throws {DatabaseError} when PostgreSQL refuses it, {QueryTimedOut} when it takes too long.
   */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /** Runs statements without parameters, in one round trip. */
  execute(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** The statements that open it: `begin …; set local role …`. Built from constants and checked names only. */
  readonly begin: string;
  /** Milliseconds that one statement may take. */
  readonly deadline?: number;
}

/** PostgreSQL, embedded or on a server. Nothing outside this folder knows which. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** Runs `work` between `begin` and commit; whatever it throws rolls back and is thrown on. */
  transaction<T>(options: TransactionOptions, work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs statements that no transaction may hold (CHECKPOINT, VACUUM). */
  maintain(sql: string, deadline?: number): Promise<void>;
  /** Resolves when the engine answers; throws when it cannot. */
  ping(): Promise<void>;
  /**
   * Tells of each notice (`pg_notify` on `noticeChannel`) whose transaction has committed, in whatever process; null
   * when some may have been missed. Answers with what ends it.
   */
  listen(heard: (notice: string | null) => void): () => void;
  /** The connections of this process; null where there is one alone. */
  pool(): PoolUse | null;
  close(): Promise<void>;
}

export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  /** Transactions that wait for a connection. */
  readonly waiting: number;
}

/** The one channel of PostgreSQL that the platform's processes tell each other by. */
export const noticeChannel = 'dossier';

/** Milliseconds: five seconds for what a person waits for, thirty for exports and maintenance. */
export const deadlines = { statement: 5_000, export: 30_000, maintenance: 120_000 } as const;
