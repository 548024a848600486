import type { useRevalidate } from '@dossier/api/client';
import type { Gateway } from '@dossier/api/gateway';
import { assignRegistration, readsOfRegistration, type RegistrationRow } from '@dossier/api/registrations';
import type { Locale, useErrorText } from '@dossier/ui/messages';
import type { Toasts } from '@dossier/ui/toast';
import { runBulk, type BulkProgress } from '../../shared/bulk.ts';
import { formatCount } from '../../shared/format.ts';
import type { Translate } from '../../shared/translations.ts';

/** Who works on a registration; no one where the id is null. */
export type Assignee = Pick<RegistrationRow, 'assignee_id' | 'assignee'>;
/** A registration and who worked on it before: all that giving it back takes. */
export type Assigned = Pick<RegistrationRow, '_id' | 'version'> & Assignee;

/** Who shall work on what. */
export interface Assignment<Row extends Assigned> {
  readonly rows: readonly Row[];
  readonly assigneeOf: (row: Row) => Assignee;
  /** What they are called when it is done; null when it is given back. */
  readonly name: string | null;
}

/** What the page lends: its texts, its way to the platform, and what it shows meanwhile. */
interface Page {
  readonly t: Translate<'registrations'>;
  readonly locale: Locale;
  readonly textOf: ReturnType<typeof useErrorText>;
  readonly show: Toasts['show'];
  readonly gateway: Gateway;
  readonly revalidate: ReturnType<typeof useRevalidate>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BulkProgress | null) => void;
  /** These show what is true again, not what is hoped for. */
  readonly settle: (rows: readonly Assigned[]) => void;
  readonly giveBack: (assignment: Assignment<Assigned>) => void;
}

/**
 * Gives the work to whom it is meant for, says what became of it, and offers to give it back.
 * @returns the registrations that could not be assigned.
 */
export async function carryOut<Row extends Assigned>(
  { rows, assigneeOf, name }: Assignment<Row>,
  page: Page,
): Promise<readonly Row[]> {
  const { t, locale, show, settle, signal } = page;
  const { succeeded, failed } = await runBulk(
    rows,
    row => assignRegistration(page.gateway, row, assigneeOf(row).assignee_id, signal),
    page,
  );
  // What was refused shows its old value as soon as that is known; the rest until its new one is here.
  const isDone = (row: Row) => succeeded.some(done => done.row === row);
  settle(rows.filter(row => !isDone(row)));
  await page.revalidate(...readsOfRegistration);
  settle(rows);
  const count = succeeded.length;
  const formatted = formatCount(count, locale);
  const undo = () =>
    page.giveBack({
      rows: succeeded.map(({ row: { assignee, assignee_id }, answer }) => ({
        ...answer,
        assignee,
        assignee_id,
      })),
      assigneeOf: ({ assignee, assignee_id }) => ({ assignee, assignee_id }),
      name: null,
    });
  if (count > 0)
    show({
      tone: 'success',
      text:
        name === null
          ? t($ => $.registrations.bulk.givenBack, { count, formatted })
          : t($ => $.registrations.bulk.assigned, { count, formatted, name }),
      ...(name !== null && { action: { label: t($ => $.registrations.bulk.undo), onPress: undo } }),
    });
  const [first] = failed;
  if (first)
    show({
      tone: 'error',
      text: t($ => $.registrations.bulk.failed, {
        count: failed.length,
        formatted: formatCount(failed.length, locale),
        reason: first.reason,
      }),
    });
  return signal.aborted ? rows.filter(row => !isDone(row)) : failed.map(({ row }) => row);
}
