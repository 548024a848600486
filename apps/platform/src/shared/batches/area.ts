import type { BatchObstacle } from '@dossier/api/contract';
import type { BeforeBatch, StoredAction } from '../../database/schema/batches.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';

/** Something that bulk work is done with, as it was seen. */
export interface SeenRecord {
  readonly id: string;
  readonly version: number;
}

/** What undoing needs: what there was, and the version that was made of it. */
export interface MadeChange {
  /** Null where there is no way back. */
  readonly before: BeforeBatch | null;
  readonly version: number;
}

/** What is done with each: an action as it is stored, with the comment that was given. */
export interface BatchAction extends StoredAction {
  readonly kind: Exclude<BatchKind, 'undo'>;
  readonly comment: string | null;
}
export type BatchKind = 'assign' | 'status' | 'snooze' | 'undo';

/** What an area brings to bulk work: the queue, the progress, the results and the undoing are the same for all. */
export interface BatchArea {
  /** What the rows are; a batch is seen and changed by its own area alone. */
  readonly subject: 'registration' | 'task';
  /** What the trail calls them. */
  readonly objectType: 'registration' | 'process';
  readonly jobs: { readonly run: string; readonly forget: string };
  /** Whether someone may still do it when a row's turn comes. */
  readonly may: (caller: Caller) => boolean;
  /** @throws {AppError} With the reason why it cannot be done. */
  readonly carryOut: (
    work: UnitOfWork,
    caller: Caller,
    seen: SeenRecord,
    action: BatchAction,
  ) => Promise<MadeChange>;
  /** Gives a row back what it had. @throws {AppError} VersionStale where it was changed since. */
  readonly takeBack: (
    work: UnitOfWork,
    caller: Caller,
    seen: SeenRecord,
    before: BeforeBatch,
  ) => Promise<MadeChange>;
  /** The versions that rows have now. */
  readonly versionsOf: (work: UnitOfWork, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Why a row is not changed, as it is stored and shown. */
export const obstacleOf = (error: unknown): BatchObstacle =>
  error instanceof AppError
    ? {
        error: error.type,
        reasons: (error.fields ?? []).map(({ code, params = {} }) => ({ code, params })),
      }
    : { error: 'Unexpected', reasons: [] };

/** What would be in the way of a change that is tried out; null where nothing is. */
export async function obstacleTo(validating: () => Promise<void>): Promise<BatchObstacle | null> {
  try {
    await validating();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return obstacleOf(error);
  }
}
