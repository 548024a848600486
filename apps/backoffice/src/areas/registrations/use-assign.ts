import { useCurrentUser } from '@dossier/api/access';
import { useClient, useRevalidate } from '@dossier/api/client';
import type { RegistrationRow } from '@dossier/api/registrations';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useRef, useState } from 'react';
import type { BulkProgress } from '../../shared/bulk.ts';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { Assigned, Assignee, Assignment } from './assign-work.ts';
import { loadAssignWork } from './load-assign-work.ts';

/** Gives the work on registrations to someone, shows it at once, says what became of it, and can give it back. */
export function useAssign() {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const textOf = useErrorText();
  const { show } = useToasts();
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const me = useCurrentUser();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stop = useRef<AbortController>(null);
  // Who has the work if the platform agrees, by registration.
  const [pending, setPending] = useState<ReadonlyMap<string, Assignee>>(new Map());
  const settle = (rows: readonly Assigned[]) =>
    setPending(last => {
      const ids = new Set(rows.map(({ _id }) => _id));
      return new Map([...last].filter(([id]) => !ids.has(id)));
    });

  /** @returns the registrations that could not be assigned. */
  async function give<Row extends Assigned>(assignment: Assignment<Row>): Promise<readonly Row[]> {
    const { rows, assigneeOf } = assignment;
    const { signal } = (stop.current = new AbortController());
    setPending(last => new Map([...last, ...rows.map(row => [row._id, assigneeOf(row)] as const)]));
    const work = await loadAssignWork();
    if (work)
      return work.carryOut(assignment, {
        t,
        locale,
        textOf,
        show,
        gateway,
        revalidate,
        signal,
        onProgress: setProgress,
        settle,
        giveBack: back => void give(back),
      });
    settle(rows);
    show({
      tone: 'error',
      text: t($ => $.registrations.bulk.failed, {
        count: rows.length,
        formatted: formatCount(rows.length, locale),
        reason: textOf({ code: 'unexpected' }),
      }),
    });
    return rows;
  }

  /** Gives them to one colleague, or to no one. The menu says "me" where a row says a name. */
  const giveAll = (rows: readonly RegistrationRow[], id: string | null, name: string) => {
    const called = id !== null && id === me.data?._id ? me.data.name.full : name;
    return give({
      rows,
      assigneeOf: () => ({ assignee_id: id, assignee: id === null ? null : called }),
      name,
    });
  };

  return {
    give,
    giveAll,
    progress,
    cancel: () => stop.current?.abort(),
    isPending: (row: RegistrationRow) => pending.has(row._id),
    /** The rows as they will be if the platform agrees. */
    expected: (rows: readonly RegistrationRow[]): readonly RegistrationRow[] =>
      pending.size === 0 ? rows : rows.map(row => ({ ...row, ...pending.get(row._id) })),
  };
}
