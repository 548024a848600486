import { useActiveUsers, useCurrentUser } from '@dossier/api/access';
import { Menu, type MenuProps } from '@dossier/ui/menu';
import { recipientOf } from './recipient-of.ts';
import { useTranslations } from './translations.ts';
import { useColleagueLabel } from './use-away-text.ts';

/** Who can be given work: themselves, no one, and every colleague; what is for one who is away goes to the deputy. */
export function AssigneeMenu({ button, placement, onAssign }: AssigneeMenuProps) {
  const t = useTranslations('registrations');
  const me = useCurrentUser();
  const colleagues = useActiveUsers();
  const labelOf = useColleagueLabel();
  const texts = t($ => $.registrations.bulk, { returnObjects: true });
  const people = (colleagues.data?.items ?? [])
    .filter(({ _id }) => _id !== me.data?._id)
    .map(colleague => {
      const { id: to, name } = recipientOf(colleague);
      return { id: colleague._id, label: labelOf(colleague), to, name };
    });
  const action = ({ id, label, to = id, name = label }: Choice) => ({
    id: id ?? 'nobody',
    label,
    onSelect: () => onAssign(to, name),
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

interface Choice {
  readonly id: string | null;
  readonly label: string;
  /** Who gets the work, where that is another one; and their name. */
  readonly to?: string | null;
  readonly name?: string;
}

interface AssigneeMenuProps extends Pick<MenuProps, 'button' | 'placement'> {
  /** Called with a user id, or null for no one; and with what the choice is called. */
  readonly onAssign: (assigneeId: string | null, name: string) => void;
}
