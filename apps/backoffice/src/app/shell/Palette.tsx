import { useFindRegistrations } from '@dossier/api/registrations';
import { CommandPalette, type Command, type CommandSource } from '@dossier/ui/command-palette';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import { destinations, type Destination, type DestinationId } from './destinations.ts';

/** Registrations that one search shows; more are found by typing more. */
const most = 8;

/** ⌘K: every place and record that somebody may see, and what can be done from anywhere. */
export function Palette({ isOpen, onClose, open, mayCreate, actions }: PaletteProps) {
  const t = useWords();
  const textOf = useVocabularyText();
  const [, navigate] = useLocation();
  const find = useFindRegistrations();
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const canFind = open.includes('registrations');
  const openIds = open.join(' ');

  const sources = useMemo<readonly CommandSource[]>(
    () => [
      {
        id: 'pages',
        label: t($ => $.places.navigation.pages),
        commands: openIds.split(' ').map(id => {
          const place: Destination = destinations[id as DestinationId];
          return { id, label: place.label(t), href: place.href, ...(place.keys && { keys: place.keys }) };
        }),
      },
      {
        id: 'actions',
        label: t($ => $.places.navigation.actions),
        commands: [
          ...(mayCreate
            ? [
                {
                  id: 'new registration',
                  label: t($ => $.places.navigation.newRegistration),
                  href: '/administration/registrations/new',
                },
              ]
            : []),
          ...actions,
        ],
      },
      ...(canFind
        ? [
            {
              id: 'registrations',
              label: t($ => $.places.navigation.registrations),
              search: async (query: string, signal: AbortSignal) =>
                (await find({ search: query, max: most }, signal)).items.map(row => ({
                  id: row._id,
                  label: row.name,
                  detail: [row.number, row.city, textOf('registrationStatus', row.status)]
                    .filter(Boolean)
                    .join(' · '),
                  href: `/administration/registrations/${row._id}`,
                })),
            },
          ]
        : []),
    ],
    // What the callbacks read changes with the words only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, openIds, mayCreate, canFind, actions],
  );

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      sources={sources}
      recent={recent}
      onChoose={command => {
        setRecent(last => [command, ...last.filter(({ id }) => id !== command.id)].slice(0, 5));
        if (command.href !== undefined) navigate(command.href);
      }}
    />
  );
}

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The places that may be opened. */
  readonly open: readonly DestinationId[];
  readonly mayCreate: boolean;
  /** What can be done from anywhere. Keep the array. */
  readonly actions: readonly Command[];
}
