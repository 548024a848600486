import { CommandPalette, type Command, type CommandSource } from '@dossier/ui/command-palette';
import { useClient } from '@dossier/api/client';
import type { Permission } from '@dossier/api/contract';
import type { TenantSettings } from '@dossier/api/tenants';
import { useState } from 'react';
import { useCloseOnNavigation } from '../../shared/use-close-on-navigation.ts';
import { useTranslations } from '../../shared/translations.ts';
import { usePaletteSearches } from '../palette-searches.ts';
import { useAppearanceMenu } from '../use-appearance-menu.ts';
import { useRecordCommands } from '../record-commands.ts';
import { destinations, newRegistration, type Destination, type DestinationId } from './destinations.ts';

/** ⌘K: every place and record that someone may see, and what can be done from anywhere. */
export function Palette({ isOpen, onClose, open, may, settings, onShortcuts }: PaletteProps) {
  const t = useTranslations('frame');
  useCloseOnNavigation(isOpen, onClose);
  const personActions = usePersonActions({ settings, onShortcuts });
  const [recent, setRecent] = useState<readonly Command[]>([]);
  const sources: readonly CommandSource[] = [
    ...useRecordCommands(may),
    {
      id: 'pages',
      label: t($ => $.frame.navigation.pages),
      commands: [
        ...open.map(id => {
          const destination: Destination = destinations[id];
          return {
            id,
            label: destination.label(t),
            href: destination.href,
            ...(destination.keys && { keys: destination.keys }),
          };
        }),
        {
          id: 'task dashboard',
          label: t($ => $.frame.navigation.taskDashboard),
          href: '/administration/task',
        },
      ],
    },
    {
      id: 'actions',
      label: t($ => $.frame.navigation.actions),
      commands: [
        ...(may('registrationWrite')
          ? [
              {
                id: 'new registration',
                label: t($ => $.frame.navigation.newRegistration),
                href: newRegistration,
                keys: 'n',
              },
            ]
          : []),
        ...personActions,
      ],
    },
    ...usePaletteSearches()
      .filter(({ permission, feature }) => may(permission) && (!feature || settings[feature].enabled))
      .map(({ id, label, search }) => ({ id, label: label(t), search })),
  ];

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      sources={sources}
      recent={recent}
      // A command that leads somewhere is a link: it navigates by itself, and once.
      // What does something is about the page that was open then.
      onChoose={command =>
        command.href !== undefined &&
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
  readonly may: (permission: Permission) => boolean;
  readonly settings: TenantSettings;
  readonly onShortcuts: () => void;
}

function usePersonActions({ settings, onShortcuts }: PersonActions): readonly Command[] {
  const t = useTranslations('frame');
  const client = useClient();
  const appearance = useAppearanceMenu(settings.general.density);
  return [
    ...appearance.actions
      .filter(({ isChosen }) => !isChosen)
      .map(({ id, label, onSelect }) => ({
        id,
        label: t($ => $.frame.navigation.theme, { scheme: label }),
        ...(onSelect && { onSelect }),
      })),
    {
      id: 'profile',
      label: t($ => $.frame.navigation.profile),
      href: '/administration/profile-settings',
    },
    {
      id: 'password',
      label: t($ => $.frame.navigation.changePassword),
      href: '/administration/change-password',
    },
    { id: 'shortcuts', label: t($ => $.frame.navigation.shortcuts), keys: '?', onSelect: onShortcuts },
    { id: 'logout', label: t($ => $.common.logout), onSelect: () => void client.logout() },
  ];
}

type PersonActions = Pick<PaletteProps, 'settings' | 'onShortcuts'>;
