import { useCurrentUser } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { useRegistration } from '@dossier/api/registrations';
import type { Command, CommandSource } from '@dossier/ui/command-palette';
import { useLocation } from 'wouter';
import { useAssign } from '../areas/registrations/use-assign.ts';
import { useTranslations } from '../shared/translations.ts';

const sections = ['parties', 'documents', 'comments', 'activity'] as const;

/** Where ⌘K leads in the registration that is open, and what can be done with it; nothing elsewhere. */
export function useRecordCommands(may: (permission: Permission) => boolean): readonly CommandSource[] {
  const t = useTranslations('frame');
  const [path] = useLocation();
  const id = /^\/administration\/registrations\/([0-9a-f-]{36})/.exec(path)?.[1];
  const assign = useAssignToMe(id, may('registrationWrite'));
  if (id === undefined) return [];
  const texts = t($ => $.frame.navigation.record, { returnObjects: true });
  return [
    {
      id: 'record',
      label: texts.label,
      commands: [
        ...sections.map(section => ({
          id: `record ${section}`,
          label: texts[section],
          href: `/administration/registrations/${id}?section=${section}`,
        })),
        ...assign,
      ],
    },
  ];
}

/** Taking over the work on a registration; nothing where it is the reader's already, or may not be theirs. */
function useAssignToMe(id: string | undefined, mayWrite: boolean): readonly Command[] {
  const t = useTranslations('frame');
  const { give } = useAssign();
  const { data: me } = useCurrentUser();
  const { data: registration } = useRegistration(id);
  if (!mayWrite || !me || !registration || registration.assignee_id === me._id) return [];
  const mine = { assignee_id: me._id, assignee: me.name.full };
  return [
    {
      id: 'assign to me',
      label: t($ => $.frame.keys.assignToMe),
      keys: 'i',
      onSelect: () => void give({ registration, assignee: mine, name: mine.assignee }),
    },
  ];
}
