import { useCurrentUser } from '@dossier/api/access';
import type { Registration } from '@dossier/api/registrations';
import { Avatar } from '@dossier/ui/avatar';
import { Button } from '@dossier/ui/button';
import { AssignIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { useKeys } from '../../../shared/use-keys.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { AssigneeMenu } from '../../../shared/AssigneeMenu.tsx';
import { useAssign } from '../use-assign.ts';

/** Who works on a registration, and giving the work to another user; it can be taken back. */
export function Assignee({ registration, mayWrite }: AssigneeProps) {
  const t = useTranslations('registrations');
  const { give } = useAssign();
  const me = useCurrentUser();
  const { assignee } = registration;
  const mine = me.data && { assignee_id: me.data._id, assignee: me.data.name.full };
  const isMine = mine?.assignee_id === registration.assignee_id;
  useKeys(
    mine && mayWrite && !isMine
      ? { i: () => void give({ registration, assignee: mine, name: mine.assignee }) }
      : {},
  );
  return (
    <Cluster justify="between">
      <Cluster>
        {assignee !== null && <Avatar name={assignee} />}
        <span>{assignee ?? t($ => $.registrations.unassigned)}</span>
      </Cluster>
      {mayWrite && (
        <AssigneeMenu
          button={
            <Button size="small" icon={<AssignIcon aria-hidden />}>
              {t($ => $.registrations.bulk.assign)}
            </Button>
          }
          onAssign={(id, name) =>
            void give({
              registration,
              assignee: { assignee_id: id, assignee: id === null ? null : name },
              name,
            })
          }
        />
      )}
    </Cluster>
  );
}

interface AssigneeProps {
  readonly registration: Registration;
  readonly mayWrite: boolean;
}
