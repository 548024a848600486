/** An error that PostgreSQL reported. It never leaves the platform as it is: it may quote data. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, for example `23505` (a unique key). */
  readonly sqlState: string;
  readonly constraint: string | null;

  constructor(message: string, sqlState: string, constraint: string | null = null) {
    super(message);
    this.sqlState = sqlState;
    this.constraint = constraint;
  }
}

/** Too many wait for the database; the caller may try again in a moment. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** A statement or a transaction was stopped because it took too long. */
export class QueryTimedOut extends Error {
  override readonly name = 'QueryTimedOut';
}

/** The database cannot be used as it is. The message is for the operator: what is wrong, and what to do. */
export class DatabaseRefused extends Error {
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
