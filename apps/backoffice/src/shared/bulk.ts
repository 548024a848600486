import { ApiError } from '@dossier/api/gateway';
import type { useErrorText } from '@dossier/ui/messages';

/** How a piece of work on many records stands. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** What became of each record. */
export interface BulkResult<Row, Answer> {
  readonly succeeded: readonly { readonly row: Row; readonly answer: Answer }[];
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
}

interface BulkOptions {
  /** Stops it: the rest is not tried. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress | null) => void;
  readonly textOf: ReturnType<typeof useErrorText>;
}

/** Requests under way at once: more would only wait in the browser. */
const atOnce = 4;

/** Does the same to many records, a few at a time; one that fails stops none of the others. */
export async function runBulk<Row, Answer>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Answer>,
  { signal, onProgress, textOf }: BulkOptions,
): Promise<BulkResult<Row, Answer>> {
  const succeeded: { row: Row; answer: Answer }[] = [];
  const failed: { row: Row; reason: string }[] = [];
  const waiting = [...rows];
  onProgress({ done: 0, total: rows.length });
  const worker = async () => {
    for (let row = waiting.shift(); row !== undefined && !signal.aborted; row = waiting.shift()) {
      try {
        succeeded.push({ row, answer: await work(row) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === 'aborted') return;
        failed.push({
          row,
          reason: error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' }),
        });
      }
      onProgress({ done: succeeded.length + failed.length, total: rows.length });
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    onProgress(null);
  }
  return { succeeded, failed };
}
