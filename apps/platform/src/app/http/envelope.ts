import { errorStatuses, type ErrorEnvelope } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import {
  DatabaseBusy,
  DatabaseError,
  DatabaseUnavailable,
  isConflict,
  isSqlState,
  isUnreachable,
  QueryTimedOut,
} from '../../database/index.ts';
import { ObjectsFull, ObjectsUnreachable } from '../../ports/objects/objects.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';
import { WorkersBusy } from '../../shared/workers/workers.ts';
import { languageOf, textOf } from './error-texts.ts';

/** The AppError for an error; what is not known to us is `Unexpected`, and says nothing of itself. */
export function errorFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isPassing(error)) return new AppError('Overloaded', { retryAfter: 1 });
  // Two did the same at once, and no rule of ours has a better word for it: the second one reads again.
  if (isSqlState(error, 'uniqueViolation')) return new AppError('VersionStale');
  if (isSqlState(error, 'diskFull') || isFull(error)) return new AppError('StorageFull');
  return new AppError('Unexpected');
}

/** What a moment later may be over: a queue, a stopped query, a database that is being opened again, busy threads. */
const isPassing = (error: unknown): boolean =>
  isUnreachable(error) ||
  isConflict(error) ||
  [DatabaseBusy, QueryTimedOut, DatabaseUnavailable, WorkersBusy, ObjectsUnreachable].some(
    kind => error instanceof kind,
  );

/** The system's word for a disk, or a share of one, that takes no more: where files lie; or a bucket's. */
const isFull = (error: unknown): boolean =>
  error instanceof ObjectsFull ||
  (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'));

export interface Answered {
  readonly requestId: string;
  readonly language: Language;
}

/** The body of an error. Never anything that was sent: neither values nor database texts. */
export function envelopeOf(error: AppError, { requestId, language }: Answered): ErrorEnvelope {
  const { type, fields } = error;
  const message = textOf(error, language);
  return { type, message, errorMessage: message, ...(fields ? { fields } : {}), requestId };
}

export function errorResponse(error: AppError, info: RequestInfo): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
  if (error.status === errorStatuses.SessionExpired) headers.set('WWW-Authenticate', 'Bearer');
  const envelope = envelopeOf(error, { requestId: info.id, language: languageOf(info) });
  return new Response(JSON.stringify(envelope), { status: error.status, headers });
}

/** What the log may know of an error: its stack, but of a database error only its code, since its text may quote data. */
export function loggable(error: unknown): object {
  if (error instanceof DatabaseError)
    return { name: error.name, sqlState: error.sqlState, constraint: error.constraint };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { name: typeof error };
}
