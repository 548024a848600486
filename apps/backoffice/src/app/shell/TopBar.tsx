import type { CurrentUser } from '@dossier/api/access';
import type { RegionSettings, TenantSettings } from '@dossier/api/tenants';
import { BrandMark } from '@dossier/ui/brand-mark';
import { useCommandKey } from '@dossier/ui/command-palette';
import { IconButton } from '@dossier/ui/icon-button';
import { SettingsIcon } from '@dossier/ui/icons';
import { LanguageSwitcher } from '@dossier/ui/language-switcher';
import { NavigationSearch, TopNavigation } from '@dossier/ui/top-navigation';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { readKeysEnabled, writeKeysEnabled } from '../../shared/keys-enabled.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { home } from '../../shared/return-to.ts';
import { languagesOf } from '../../shared/use-locale.ts';
import { useLocaleChoice } from '../../shared/use-locale-choice.ts';
import { useKeys } from '../../shared/use-keys.ts';
import { useTranslations } from '../../shared/translations.ts';
import { destinations, newRegistration, type Destination } from './destinations.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { useDestinations } from './use-destinations.ts';
import { useNavigation, type LiveCounts } from './use-navigation.ts';

// No one downloads what is not opened.
const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);
const Shortcuts = lazyPart(async () => (await import('./Shortcuts.tsx')).Shortcuts);

const admins = new Set(['ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN']);

const isAboutTasks = (address: string) => /^\/administration\/(tasks?$|workflow\/)/.test(address);

/** The bar on top of every page of the administration area: places, search, language, settings, the person. */
export function TopBar({ user, settings, regions, counts }: TopBarProps) {
  const t = useTranslations('frame');
  const [address, navigate] = useLocation();
  const [locale, setLocale] = useLocaleChoice();
  const { isOpen, open, may } = useDestinations(settings);
  const items = useNavigation(isOpen, counts);
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const [hasKeys, setHasKeys] = useState(readKeysEnabled);
  const close = () => setShown(null);
  const isAdmin = user.roles.some(role => admins.has(role));

  useCommandKey(() => setShown('palette'));
  useKeys({
    '?': () => setShown('shortcuts'),
    // Where tasks are worked on, `n` is the next of them.
    ...(may('registrationWrite') && !isAboutTasks(address) && { n: () => navigate(newRegistration) }),
    ...Object.fromEntries(
      open.flatMap(id => {
        const { keys, href }: Destination = destinations[id];
        return keys ? [[keys, () => navigate(href)]] : [];
      }),
    ),
  });
  const language = {
    value: locale,
    languages: languagesOf(regions.allowedLocales),
    onValueChange: setLocale,
  };

  return (
    <>
      <TopNavigation
        brand={
          <a href={home} className="flex">
            <BrandMark on="nav" name={settings.general.shortName} logo={settings.general.logo} />
          </a>
        }
        items={items}
        drawerEnd={<LanguageSwitcher {...language} />}
        end={
          <>
            <NavigationSearch label={t($ => $.frame.navigation.search)} onPress={() => setShown('palette')} />
            {/* On a phone the firm's name needs its room: it stands with the places then. */}
            <span className="max-md:hidden">
              <LanguageSwitcher on="nav" {...language} />
            </span>
            {isAdmin && (
              <IconButton
                on="nav"
                // On a phone there is no room: the person's menu has it too.
                className="max-md:hidden"
                label={t($ => $.frame.navigation.settings)}
                icon={<SettingsIcon aria-hidden />}
                onClick={() => navigate(destinations.settings.href)}
              />
            )}
            <PersonMenu
              user={user}
              settings={settings}
              hasSettings={isOpen('settings')}
              onShortcuts={() => setShown('shortcuts')}
            />
          </>
        }
      />
      <Suspense>
        {shown === 'palette' && (
          <Palette
            isOpen
            onClose={close}
            open={open}
            may={may}
            settings={settings}
            onShortcuts={() => setShown('shortcuts')}
          />
        )}
        {shown === 'shortcuts' && (
          <Shortcuts
            isOpen
            onClose={close}
            open={open}
            mayCreate={may('registrationWrite')}
            isEnabled={hasKeys}
            onEnabledChange={isEnabled => {
              setHasKeys(isEnabled);
              writeKeysEnabled(isEnabled);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface TopBarProps {
  readonly user: CurrentUser;
  readonly settings: TenantSettings;
  readonly regions: RegionSettings;
  readonly counts: LiveCounts | undefined;
}
