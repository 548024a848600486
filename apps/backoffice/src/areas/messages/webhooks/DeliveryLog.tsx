import { useDeliveries } from '@dossier/api/messages';
import type { Delivery, NotificationSetting } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { DataTable, inMemory, type RowAction } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useDeliveryColumns } from './use-delivery-columns.tsx';
import { useWebhookNotify } from './use-webhook-notify.ts';

/** Deliveries that are read at once. */
const step = 25;

/** What was sent to an address, or is on its way; what is over can be sent again. */
export function DeliveryLog({ setting, mayReplay, onClose }: DeliveryLogProps) {
  const t = useTranslations('webhooks');
  const texts = useTexts('webhooks').deliveries;
  const [shown, setShown] = useState(step);
  const { data, error, mutate, replay } = useDeliveries(setting._id, shown);
  const notify = useWebhookNotify();
  const columns = useDeliveryColumns();
  const actionsOf = (delivery: Delivery): RowAction[] => [
    {
      id: 'replay',
      label: texts.replay,
      onSelect: () => void notify(() => replay(delivery), texts.replayDone),
      ...(delivery.state === 'waiting' && { disabledReason: texts.states.waiting }),
    },
  ];
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t($ => $.webhooks.deliveries.title, { name: setting.name })}
      width={900}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Stack>
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={data?.items ?? []}
            rowKey={({ _id }) => _id}
            source={inMemory}
            isLoading={!data}
            {...(mayReplay ? { rowActions: actionsOf } : {})}
            message={data?.items.length === 0 ? <EmptyState title={texts.none} /> : null}
          />
          {data && data.total > data.items.length && (
            <Cluster>
              <Button onClick={() => setShown(shown + step)}>{texts.more}</Button>
            </Cluster>
          )}
        </Stack>
      )}
    </Modal>
  );
}

interface DeliveryLogProps {
  readonly setting: NotificationSetting;
  readonly mayReplay: boolean;
  readonly onClose: () => void;
}
