import type { BatchObstacle } from '@dossier/api/contract';

/** Bulk work of any kind, as far as it is the same for all. */
export interface Batch {
  readonly _id: string;
  readonly kind: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly undoUntil: string | null;
  readonly undoneBy: string | null;
}

export interface BatchRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly obstacle: BatchObstacle | null;
}

export interface BatchTexts {
  readonly titleOf: (batch: Batch) => string;
  /** Until when it can be undone, and what of it stays. */
  readonly undoHint: (time: string) => string;
  readonly undoing: (batch: Batch) => string;
  readonly obstacleText: (obstacle: BatchObstacle) => string;
}

export interface BatchWork {
  readonly refresh: () => Promise<unknown>;
  readonly cancel: (id: string) => Promise<unknown>;
  readonly retry: (id: string) => Promise<unknown>;
  readonly undo: (id: string) => Promise<{ readonly _id: string }>;
}

export interface BatchResultsShown {
  readonly rows: readonly BatchRow[];
  readonly total: number;
}

export interface BatchParts {
  readonly texts: BatchTexts;
  readonly work: BatchWork;
  /** Undefined while they are read. */
  readonly results: BatchResultsShown | undefined;
  readonly onAll: () => void;
}
