import type { NotificationSetting } from '@dossier/api/contract';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Status } from '@dossier/ui/status';
import { useTexts, useTranslations } from '../../../shared/translations.ts';

export function useWebhookColumns(): DataTableColumn<NotificationSetting>[] {
  const t = useTranslations('webhooks');
  const texts = useTexts('webhooks');
  const stateOf = ({ enabled, secretSetAt }: NotificationSetting) =>
    !enabled
      ? ({ tone: 'neutral', text: texts.states.off } as const)
      : secretSetAt === null
        ? ({ tone: 'warning', text: texts.states.noSecret } as const)
        : ({ tone: 'success', text: texts.states.active } as const);
  return [
    { id: 'name', header: texts.name, isPrimary: true, isSortable: true, text: ({ name }) => name },
    { id: 'address', header: texts.address, isSortable: true, grow: 2, text: ({ address }) => address },
    {
      id: 'events',
      header: texts.events,
      isSortable: true,
      text: ({ events }) => t($ => $.webhooks.eventsCount, { count: events.length }),
      sortValue: ({ events }) => events.length,
    },
    {
      id: 'state',
      header: texts.state,
      isSortable: true,
      isNoWrap: true,
      text: setting => stateOf(setting).text,
      cell: setting => <Status tone={stateOf(setting).tone}>{stateOf(setting).text}</Status>,
    },
  ];
}
