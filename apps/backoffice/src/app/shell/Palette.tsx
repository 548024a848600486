import { CommandPalette, type Command, type CommandSource } from '@dossier/ui/command-palette';
import { useState } from 'react';
import { useCloseOnNavigation } from '../../shared/use-close-on-navigation.ts';
import { useTranslations } from '../../shared/translations.ts';
import { usePaletteSearches } from '../palette-searches.ts';
import { useRecordCommands } from '../record-commands.ts';
import { destinations, type Destination, type DestinationId } from './destinations.ts';

/** ⌘K: every place and record that someone may see, and what can be done from anywhere. */
export function Palette({ isOpen, onClose, open, mayCreate, actions }: PaletteProps) {
  const t = useTranslations('frame');
  useCloseOnNavigation(isOpen, onClose);
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const sources: readonly CommandSource[] = [
    ...useRecordCommands(),
    {
      id: 'pages',
      label: t($ => $.frame.navigation.pages),
      commands: open.map(id => {
        const destination: Destination = destinations[id];
        return {
          id,
          label: destination.label(t),
          href: destination.href,
          ...(destination.keys && { keys: destination.keys }),
        };
      }),
    },
    {
      id: 'actions',
      label: t($ => $.frame.navigation.actions),
      commands: [
        ...(mayCreate
          ? [
              {
                id: 'new registration',
                label: t($ => $.frame.navigation.newRegistration),
                href: '/administration/registrations/new',
              },
            ]
          : []),
        ...actions,
      ],
    },
    ...usePaletteSearches()
      .filter(({ destination }) => open.includes(destination))
      .map(({ id, label, search }) => ({ id, label: label(t), search })),
  ];

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      sources={sources}
      recent={recent}
      // A command that leads somewhere is a link: it navigates by itself, and once.
      onChoose={command =>
        setRecent(last => [command, ...last.filter(({ id }) => id !== command.id)].slice(0, 5))
      }
    />
  );
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The places that may be opened. */
  readonly open: readonly DestinationId[];
  readonly mayCreate: boolean;
  /** What can be done from anywhere. */
  readonly actions: readonly Command[];
}
