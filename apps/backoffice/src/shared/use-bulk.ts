import { ApiError } from '@dossier/api/gateway';
import { useErrorText } from '@dossier/ui/messages';
import { useRef, useState } from 'react';

/** How a piece of work on many records stands. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** What became of each record. */
export interface BulkResult<Row, Answer> {
  readonly succeeded: readonly { readonly row: Row; readonly answer: Answer }[];
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
  /** True when somebody stopped it: the rest was not tried. */
  readonly isCancelled: boolean;
}

/** Requests under way at once: more would only wait in the browser. */
const atOnce = 4;

/** Does the same to many records, a few at a time; one that fails stops none of the others. */
export function useBulk() {
  const textOf = useErrorText();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stop = useRef<AbortController>(null);

  async function run<Row, Answer>(
    rows: readonly Row[],
    work: (row: Row, signal: AbortSignal) => Promise<Answer>,
  ): Promise<BulkResult<Row, Answer>> {
    const { signal } = (stop.current = new AbortController());
    const succeeded: { row: Row; answer: Answer }[] = [];
    const failed: { row: Row; reason: string }[] = [];
    const waiting = [...rows];
    setProgress({ done: 0, total: rows.length });
    const worker = async () => {
      for (let row = waiting.shift(); row !== undefined && !signal.aborted; row = waiting.shift()) {
        try {
          succeeded.push({ row, answer: await work(row, signal) });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.kind === 'aborted') return;
          failed.push({
            row,
            reason: error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' }),
          });
        }
        setProgress({ done: succeeded.length + failed.length, total: rows.length });
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, worker));
    } finally {
      setProgress(null);
    }
    return { succeeded, failed, isCancelled: signal.aborted };
  }

  return { progress, run, cancel: () => stop.current?.abort() };
}
