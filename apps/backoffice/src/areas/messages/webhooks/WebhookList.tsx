import { useNotificationSettings } from '@dossier/api/messages';
import type { NotificationSetting } from '@dossier/api/contract';
import type { RowAction } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { SettingsTable } from '../../../shared/SettingsTable.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useWebhookColumns } from './use-webhook-columns.tsx';
import { useWebhookNotify } from './use-webhook-notify.ts';
import { WebhookForm } from './WebhookForm.tsx';

export function WebhookList({ settings, mayChange }: WebhookListProps) {
  const t = useTranslations('webhooks');
  const texts = useTexts('webhooks');
  const { remove, test } = useNotificationSettings();
  const notify = useWebhookNotify();
  const [edited, setEdited] = useState<NotificationSetting | 'new' | null>(null);
  const [followed, setFollowed] = useState<NotificationSetting | null>(null);
  const [removed, setRemoved] = useState<NotificationSetting | null>(null);
  const isReady = ({ enabled, secretSetAt }: NotificationSetting) => enabled && secretSetAt !== null;
  const changesOf = (setting: NotificationSetting): RowAction[] => [
    { id: 'edit', label: texts.edit, onSelect: () => setEdited(setting) },
    {
      id: 'test',
      label: texts.test,
      onSelect: () => void notify(() => test(setting), texts.tested),
      ...(!isReady(setting) && { disabledReason: texts.blocked }),
    },
  ];
  const actionsOf = (setting: NotificationSetting): RowAction[] => [
    { id: 'log', label: texts.log, onSelect: () => setFollowed(setting) },
    ...(mayChange
      ? [
          ...changesOf(setting),
          {
            id: 'remove',
            label: texts.remove,
            tone: 'danger' as const,
            group: 1,
            onSelect: () => setRemoved(setting),
          },
        ]
      : []),
  ];
  const answer = async (isYes: boolean) => {
    if (isYes && removed) await notify(() => remove(removed), texts.removed);
    setRemoved(null);
  };
  return (
    <Stack gap="section">
      <SettingsTable
        texts={texts}
        columns={useWebhookColumns()}
        rows={settings}
        sorted={[{ column: 'name', direction: 'ascending' }]}
        actionsOf={actionsOf}
        onAdd={mayChange ? () => setEdited('new') : undefined}
      />
      {edited && <WebhookForm setting={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {followed && (
        <DeliveryLog
          setting={followed}
          mayReplay={mayChange && isReady(followed)}
          onClose={() => setFollowed(null)}
        />
      )}
      <ConfirmModal
        isOpen={removed !== null}
        tone="danger"
        title={t($ => $.webhooks.removeTitle, { name: removed?.name ?? '' })}
        questions={[texts.removeText]}
        onAnswer={isYes => void answer(isYes)}
      />
    </Stack>
  );
}

interface WebhookListProps {
  readonly settings: readonly NotificationSetting[];
  readonly mayChange: boolean;
}
