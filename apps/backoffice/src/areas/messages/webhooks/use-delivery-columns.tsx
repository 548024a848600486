import { testEvent, type Delivery, type DeliveryState } from '@dossier/api/contract';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Status } from '@dossier/ui/status';
import { formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

const tones = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<DeliveryState, string>>;

export function useDeliveryColumns(): DataTableColumn<Delivery>[] {
  const t = useTranslations('webhooks');
  const { eventNames, deliveries: texts } = useTexts('webhooks');
  const [locale] = useLocale();
  const now = useNow();
  const eventOf = ({ type, isReplay }: Delivery) =>
    [type === testEvent ? texts.test : eventNames[type], ...(isReplay ? [texts.replayed] : [])].join(', ');
  const answerOf = ({ status, error }: Delivery) => {
    if (error !== null && error !== 'status') return texts.errors[error];
    return status === null ? texts.noAnswer : t($ => $.webhooks.deliveries.errors.status, { status });
  };
  return [
    { id: 'event', header: texts.event, isPrimary: true, grow: 2, text: eventOf },
    {
      id: 'state',
      header: texts.state,
      isNoWrap: true,
      text: ({ state }) => texts.states[state],
      cell: ({ state }) => <Status tone={tones[state]}>{texts.states[state]}</Status>,
    },
    { id: 'answer', header: texts.answer, text: answerOf },
    { id: 'tries', header: texts.tries, align: 'end', text: ({ attempts }) => String(attempts) },
    {
      id: 'at',
      header: texts.at,
      isNoWrap: true,
      align: 'end',
      text: ({ at }) => formatMoment(at, now, locale),
    },
  ];
}
