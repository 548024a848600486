import { useCurrentUser } from '@dossier/api/access';
import { useAssignRegistration, type RegistrationRow } from '@dossier/api/registrations';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { formatCount } from '../../shared/format.ts';
import { useBulk } from '../../shared/use-bulk.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';

/** Who works on a registration; nobody where the id is null. */
export type Assignee = Pick<RegistrationRow, 'assignee_id' | 'assignee'>;
/** A registration and who worked on it before: all that giving it back takes. */
type Assigned = Pick<RegistrationRow, '_id' | 'version'> & Assignee;

/** Gives the work on registrations to somebody, shows it at once, says what became of it, and can give it back. */
export function useAssign() {
  const t = useWords();
  const [locale] = useLocale();
  const { show } = useToasts();
  const { assign, refresh } = useAssignRegistration();
  const me = useCurrentUser();
  const bulk = useBulk();
  // Who has the work if the platform agrees, by registration.
  const [pending, setPending] = useState<ReadonlyMap<string, Assignee>>(new Map());
  const settle = (rows: readonly { readonly _id: string }[]) =>
    setPending(last => {
      const ids = new Set(rows.map(({ _id }) => _id));
      return new Map([...last].filter(([id]) => !ids.has(id)));
    });

  /** @returns the registrations that could not be assigned. */
  async function give<Row extends Assigned>(
    rows: readonly Row[],
    assigneeOf: (row: Row) => Assignee,
    name: string | null,
  ): Promise<readonly Row[]> {
    setPending(last => new Map([...last, ...rows.map(row => [row._id, assigneeOf(row)] as const)]));
    const { succeeded, failed, isCancelled } = await bulk.run(rows, (row, signal) =>
      assign(row, assigneeOf(row).assignee_id, signal),
    );
    // What was refused shows its old value as soon as that is known; the rest until its new one is here.
    const isDone = (row: Row) => succeeded.some(done => done.row === row);
    settle(rows.filter(row => !isDone(row)));
    await refresh();
    settle(rows);
    const count = succeeded.length;
    const formatted = formatCount(count, locale);
    const undo = () =>
      void give(
        succeeded.map(({ row: { assignee, assignee_id }, answer }) => ({ ...answer, assignee, assignee_id })),
        ({ assignee, assignee_id }) => ({ assignee, assignee_id }),
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
    return isCancelled ? rows.filter(row => !isDone(row)) : failed.map(({ row }) => row);
  }

  /** Gives them to one colleague, or to nobody. The menu says "me" where a row says a name. */
  const giveAll = (rows: readonly RegistrationRow[], id: string | null, name: string) => {
    const called = id !== null && id === me.data?._id ? me.data.name.full : name;
    return give(rows, () => ({ assignee_id: id, assignee: id === null ? null : called }), name);
  };

  return {
    give,
    giveAll,
    progress: bulk.progress,
    cancel: bulk.cancel,
    isPending: (row: RegistrationRow) => pending.has(row._id),
    /** The rows as they will be if the platform agrees. */
    expected: (rows: readonly RegistrationRow[]): readonly RegistrationRow[] =>
      pending.size === 0 ? rows : rows.map(row => ({ ...row, ...pending.get(row._id) })),
  };
}
