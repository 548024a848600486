import { useAssignRegistration, type RegistrationRow } from '@dossier/api/registrations';
import { useToasts } from '@dossier/ui/toast';
import { formatCount } from '../../shared/format.ts';
import { useBulk } from '../../shared/use-bulk.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';

/** A registration and who worked on it before: all that giving it back takes. */
type Assigned = Pick<RegistrationRow, '_id' | 'version' | 'assignee_id'>;

/** Gives the work on registrations to somebody, says what became of it, and can give it back. */
export function useAssign() {
  const t = useWords();
  const [locale] = useLocale();
  const { show } = useToasts();
  const { assign, refresh } = useAssignRegistration();
  const bulk = useBulk();

  /** @returns the registrations that could not be assigned. */
  async function give<Row extends Assigned>(
    rows: readonly Row[],
    assigneeOf: (row: Row) => string | null,
    name: string | null,
  ): Promise<readonly Row[]> {
    const { succeeded, failed, isCancelled } = await bulk.run(rows, (row, signal) =>
      assign(row, assigneeOf(row), signal),
    );
    await refresh();
    const count = succeeded.length;
    const formatted = formatCount(count, locale);
    const undo = () =>
      void give(
        succeeded.map(({ row, answer }) => ({ ...answer, assignee_id: row.assignee_id })),
        row => row.assignee_id,
        null,
      );
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
    return isCancelled
      ? rows.filter(row => succeeded.every(done => done.row !== row))
      : failed.map(({ row }) => row);
  }

  return { give, progress: bulk.progress, cancel: bulk.cancel };
}
