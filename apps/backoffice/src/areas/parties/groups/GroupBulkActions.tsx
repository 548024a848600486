import { usePermissions } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import type { BulkActionsProps } from '../../../shared/list-kit/description.ts';
import { useTexts } from '../../../shared/translations.ts';

export type GroupWish = 'group';

/** Makes a group of the persons that are chosen, for those who may. */
export function GroupBulkActions({ onWish }: BulkActionsProps<GroupWish>) {
  const { makeGroup } = useTexts('clients');
  const { may } = usePermissions(['clientFileWrite']);
  if (!may('clientFileWrite')) return null;
  return (
    <Button size="small" onClick={() => onWish('group')}>
      {makeGroup}
    </Button>
  );
}
