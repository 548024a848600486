import { usePermissions } from '@dossier/api/access';
import { batchStatuses, type Permission } from '@dossier/api/contract';
import type { RegistrationStatus } from '@dossier/validators/vocabularies';
import { Button } from '@dossier/ui/button';
import { AssignIcon } from '@dossier/ui/icons';
import { Menu } from '@dossier/ui/menu';
import type { BulkActionsProps } from '../../shared/list-kit/description.ts';
import { AssigneeMenu } from '../../shared/AssigneeMenu.tsx';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import type { BatchWish } from './batch/batch-wish.ts';

/** What a status takes that many are given at once (4.1). */
const permissionOf: Readonly<Record<string, Permission>> = {
  COMPLETE: 'registrationWrite',
  INCOMPLETE: 'registrationRead',
  REJECTED: 'workflowOnboardingRejectedWrite',
  DELETED: 'deletePartyWrite',
};

export function RegistrationBulkActions({ onWish }: BulkActionsProps<BatchWish>) {
  const { may } = usePermissions([...new Set(Object.values(permissionOf))]);
  const t = useTranslations('registrations');
  const texts = useTexts('batches');
  if (!may('registrationWrite')) return null;
  const textOf = (next: RegistrationStatus) =>
    (texts.choices as Readonly<Record<string, string>>)[next] ?? '';
  const statuses = batchStatuses.filter(next => may(permissionOf[next] ?? 'registrationWrite'));
  return (
    <>
      <AssigneeMenu
        button={
          <Button size="small" icon={<AssignIcon aria-hidden />}>
            {t($ => $.registrations.bulk.assign)}
          </Button>
        }
        placement="top end"
        onAssign={(assigneeId, name) => onWish({ kind: 'assign', assigneeId, name })}
      />
      <Menu
        button={<Button size="small">{texts.status}</Button>}
        placement="top end"
        groups={[
          statuses.map(next => ({
            id: next,
            label: textOf(next),
            onSelect: () => onWish({ kind: 'status', next }),
          })),
        ]}
      />
    </>
  );
}
