import { usePermissions } from '@dossier/api/access';
import type { RegistrationRow } from '@dossier/api/registrations';
import { Button } from '@dossier/ui/button';
import { AssignIcon } from '@dossier/ui/icons';
import type { BulkActionsProps } from '../../shared/list-kit/description.ts';
import { AssigneeMenu } from '../../shared/AssigneeMenu.tsx';
import { useTranslations } from '../../shared/translations.ts';
import type { useAssign } from './use-assign.ts';

/** What can be done with the registrations that are chosen. */
export function RegistrationBulkActions({
  work,
  run,
}: BulkActionsProps<RegistrationRow, Pick<ReturnType<typeof useAssign>, 'giveAll'>>) {
  const { may } = usePermissions(['registrationWrite']);
  const t = useTranslations('registrations');
  if (!may('registrationWrite')) return null;
  return (
    <AssigneeMenu
      button={
        <Button size="small" icon={<AssignIcon aria-hidden />}>
          {t($ => $.registrations.bulk.assign)}
        </Button>
      }
      placement="top end"
      onAssign={(id, name) => run(rows => work.giveAll(rows, id, name))}
    />
  );
}
