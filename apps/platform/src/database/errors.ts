/** An error that PostgreSQL reported. It never leaves the platform as it is: it may quote data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, for example `23505` (a unique key). */
  readonly sqlState: string;
  readonly constraint: string | null;

  constructor(
    message: string,
    sqlState: string,
    constraint: string | null = null,
    options: ErrorOptions = {},
  ) {
    super(message, options);
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}

/** SQLSTATEs of a connection that is gone, or a server that ends, starts or has no room for one more. */
const unreachable = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300']);

/** The server is out of reach for a moment: a failover, a restart, a cut connection. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.sqlState.startsWith('08') || unreachable.has(error.sqlState));

/** PostgreSQL chose this transaction to end so that another could go on; done again it succeeds. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.sqlState === '40001' || error.sqlState === '40P01');

/** Too many wait for the database; the caller may try again in a moment. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** A statement or a transaction was stopped because it took too long. */
export class QueryTimedOut extends Error {
  override readonly name = 'QueryTimedOut';
}

/** The database cannot be used as it is. The message is for the operator: what is wrong, and what to do. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseRefused';
}

/** SQLSTATEs that the platform gives a meaning of its own. */
export const sqlStates = {
  uniqueViolation: '23505',
  undefinedTable: '42P01',
  checkViolation: '23514',
  insufficientPrivilege: '42501',
  diskFull: '53100',
  queryCanceled: '57014',
} as const;

export function isSqlState(error: unknown, state: keyof typeof sqlStates): error is DatabaseError {
  return error instanceof DatabaseError && error.sqlState === sqlStates[state];
}
