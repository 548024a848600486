import { useCurrentUser } from '@dossier/api/access';
import type { RegistrationRow } from '@dossier/api/registrations';
import type { RowAction } from '@dossier/ui/data-table';
import { AssignIcon, OpenIcon } from '@dossier/ui/icons';
import { useTranslations } from '../../shared/translations.ts';
import type { useAssign } from './use-assign.ts';

const noOne = { assignee_id: null, assignee: null };

export function useRowActions(
  give: ReturnType<typeof useAssign>['give'],
): (row: RegistrationRow) => readonly RowAction[] {
  const t = useTranslations('registrations');
  const me = useCurrentUser();
  const mine = { assignee_id: me.data?._id ?? null, assignee: me.data?.name.full ?? null };
  const texts = t($ => $.registrations.rowActions, { returnObjects: true });
  const nobody = t($ => $.registrations.bulk.nobody);
  return row => [
    {
      id: 'open',
      label: texts.open,
      icon: <OpenIcon aria-hidden />,
      onSelect: () => void open(`/administration/registrations/${row._id}`, '_blank', 'noopener'),
    },
    ...(me.data && me.data._id !== row.assignee_id
      ? [
          {
            id: 'me',
            group: 1,
            label: texts.assignToMe,
            icon: <AssignIcon aria-hidden />,
            shortcut: 'i',
            onSelect: () => void give({ registration: row, assignee: mine, name: mine.assignee ?? '' }),
          },
        ]
      : []),
    ...(row.assignee_id === null
      ? []
      : [
          {
            id: 'nobody',
            group: 1,
            label: texts.assignToNobody,
            onSelect: () => void give({ registration: row, assignee: noOne, name: nobody }),
          },
        ]),
  ];
}
