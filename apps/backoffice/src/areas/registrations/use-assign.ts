import { useClient, useRevalidate } from '@dossier/api/client';
import type { RegistrationRow } from '@dossier/api/registrations';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import type { Assignee, Assignment } from './assign-work.ts';
import { loadAssignWork } from './load-assign-work.ts';

/** Gives the work on a registration to someone, shows it at once, says what became of it, and can give it back. */
export function useAssign() {
  const t = useTranslations('registrations');
  const textOf = useErrorText();
  const { show } = useToasts();
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  // Who has the work if the platform agrees, by registration.
  const [pending, setPending] = useState<ReadonlyMap<string, Assignee>>(new Map());

  async function give(assignment: Assignment): Promise<void> {
    const { _id } = assignment.registration;
    setPending(last => new Map([...last, [_id, assignment.assignee]]));
    const work = await loadAssignWork();
    if (work)
      await work.carryOut(assignment, {
        t,
        textOf,
        show,
        gateway,
        revalidate,
        giveBack: back => void give(back),
      });
    else {
      const reason = textOf({ code: 'unexpected' });
      show({
        tone: 'error',
        text: t($ => $.registrations.bulk.failed, { count: 1, formatted: '1', reason }),
      });
    }
    setPending(last => new Map([...last].filter(([id]) => id !== _id)));
  }

  return {
    give,
    isPending: (row: RegistrationRow) => pending.has(row._id),
    /** The rows as they will be if the platform agrees. */
    expected: (rows: readonly RegistrationRow[]): readonly RegistrationRow[] =>
      pending.size === 0 ? rows : rows.map(row => ({ ...row, ...pending.get(row._id) })),
  };
}
