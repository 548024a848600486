import { useActiveUsers, useCurrentUser } from '@dossier/api/access';
import { Menu, type MenuProps } from '@dossier/ui/menu';
import { useTranslations } from './translations.ts';

/** Who can be given work: themselves, no one, and every colleague. */
export function AssigneeMenu({ button, placement, onAssign }: AssigneeMenuProps) {
  const t = useTranslations('registrations');
  const me = useCurrentUser();
  const colleagues = useActiveUsers();
  const texts = t($ => $.registrations.bulk, { returnObjects: true });
  const people = (colleagues.data?.items ?? [])
    .filter(({ _id }) => _id !== me.data?._id)
    .map(({ _id, firstName, lastName }) => ({ id: _id, label: `${firstName} ${lastName}` }));
  const action = ({ id, label }: { readonly id: string | null; readonly label: string }) => ({
    id: id ?? 'nobody',
    label,
    onSelect: () => onAssign(id, label),
  });
  return (
    <Menu
      button={button}
      {...(placement && { placement })}
      groups={[
        [
          ...(me.data ? [action({ id: me.data._id, label: texts.me })] : []),
          action({ id: null, label: texts.nobody }),
        ],
        people.map(action),
      ]}
    />
  );
}

interface AssigneeMenuProps extends Pick<MenuProps, 'button' | 'placement'> {
  /** Called with a user id, or null for no one; and with what the choice is called. */
  readonly onAssign: (assigneeId: string | null, name: string) => void;
}
