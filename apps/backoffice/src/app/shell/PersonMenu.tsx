import type { CurrentUser } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import type { TenantSettings } from '@dossier/api/tenants';
import { UserMenu } from '@dossier/ui/user-menu';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { chooseTenant } from '../guards.ts';
import { useAppearanceMenu } from '../use-appearance-menu.ts';
import { destinations } from './destinations.ts';

export function PersonMenu({ user, settings, hasSettings, onShortcuts }: PersonMenuProps) {
  const t = useTranslations('frame');
  const textOf = useVocabularyText();
  const client = useClient();
  const appearance = useAppearanceMenu(settings.general.density);
  const [role = ''] = user.roles;
  return (
    <UserMenu
      name={user.name.full}
      detail={`${textOf('role', role)} · ${settings.general.businessName}`}
      groups={[
        appearance,
        [
          ...(role === 'ROLE_SYSTEM_ADMIN'
            ? [{ id: 'tenant', label: t($ => $.common.changeTenant), href: chooseTenant }]
            : []),
          ...(hasSettings
            ? [
                {
                  id: 'settings',
                  label: t($ => $.frame.navigation.settings),
                  href: destinations.settings.href,
                },
              ]
            : []),
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
          { id: 'shortcuts', label: t($ => $.frame.navigation.shortcuts), onSelect: onShortcuts },
          { id: 'logout', label: t($ => $.common.logout), onSelect: () => void client.logout() },
        ],
      ]}
    />
  );
}

interface PersonMenuProps {
  readonly user: CurrentUser;
  readonly settings: TenantSettings;
  readonly hasSettings: boolean;
  readonly onShortcuts: () => void;
}
