import { useCurrentUser } from '@dossier/api/access';
import { useClient, useSession } from '@dossier/api/client';
import { useRegionSettings, useTenantSettings } from '@dossier/api/tenants';
import { BrandMark } from '@dossier/ui/brand-mark';
import { Footer } from '@dossier/ui/footer';
import { LanguageSwitcher } from '@dossier/ui/language-switcher';
import { PageShell } from '@dossier/ui/page-shell';
import { TopNavigation } from '@dossier/ui/top-navigation';
import { UserMenu } from '@dossier/ui/user-menu';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useConfiguration, useWearTheme } from '../shared/configuration.ts';
import { LoadFailed } from '../shared/LoadFailed.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { home } from '../shared/return-to.ts';
import { useVocabularyText } from '../shared/vocabulary-text.ts';
import { languagesOf, useLocale } from '../shared/use-locale.ts';
import { useWords } from '../shared/words.ts';
import { chooseTenant } from './guards.ts';
import { useLookMenu } from './use-look-menu.ts';

/** Everything around a page of the administration area. The user and the firm's settings are there before it opens. */
export function AdministrationFrame({ layout, children }: AdministrationFrameProps) {
  const t = useWords();
  const textOf = useVocabularyText();
  const client = useClient();
  const session = useSession();
  const { branch } = useConfiguration();
  const wearTheme = useWearTheme();
  const [path] = useLocation();
  const [locale, setLocale] = useLocale();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const user = useCurrentUser();
  const settings = useTenantSettings(tenantId);
  const regions = useRegionSettings(tenantId);
  const look = useLookMenu(settings.data?.general.density ?? 'regular');
  const themeUrl = settings.data?.themeUrl;
  const density = settings.data?.general.density;

  useEffect(() => {
    // A firm that was not known before signing in: its look goes on now, in one change.
    if (tenantId && themeUrl && density) void wearTheme(tenantId, themeUrl, density);
  }, [wearTheme, tenantId, themeUrl, density]);

  const error = user.error ?? settings.error ?? regions.error;
  if (error)
    return (
      <LoadFailed
        error={error}
        onRetry={() => void Promise.all([user.mutate(), settings.mutate(), regions.mutate()])}
      />
    );
  if (!user.data || !settings.data || !regions.data) return <LoadingPage />;

  const { name, roles } = user.data;
  const [role = ''] = roles;
  return (
    <PageShell
      layout={layout}
      header={
        <TopNavigation
          brand={
            <a href={home}>
              <BrandMark on="nav" name={settings.data.general.shortName} logo={settings.data.general.logo} />
            </a>
          }
          items={[
            { id: 'dashboard', label: t($ => $.shell.dashboard), href: home, isCurrent: path === home },
            {
              id: 'registrations',
              label: t($ => $.shell.registrations),
              href: '/administration/registrations',
              isCurrent: path.startsWith('/administration/registrations'),
            },
          ]}
          end={
            <>
              <LanguageSwitcher
                on="nav"
                value={locale}
                languages={languagesOf(regions.data.allowedLocales)}
                onValueChange={setLocale}
              />
              <UserMenu
                name={name.full}
                detail={`${textOf('role', role)} · ${settings.data.general.businessName}`}
                groups={[
                  look,
                  [
                    ...(role === 'ROLE_SYSTEM_ADMIN'
                      ? [{ id: 'tenant', label: t($ => $.shell.changeTenant), href: chooseTenant }]
                      : []),
                    ...(role === 'ROLE_TENANT_ADMIN' || role === 'ROLE_SYSTEM_ADMIN'
                      ? [
                          {
                            id: 'users',
                            label: t($ => $.access.users.title),
                            href: '/administration/settings/access',
                          },
                        ]
                      : []),
                    {
                      id: 'profile',
                      label: t($ => $.access.profile.title),
                      href: '/administration/profile-settings',
                    },
                    {
                      id: 'password',
                      label: t($ => $.access.changePassword.title),
                      href: '/administration/change-password',
                    },
                    { id: 'logout', label: t($ => $.shell.logout), onSelect: () => void client.logout() },
                  ],
                ]}
              />
            </>
          }
        />
      }
      footer={<Footer product="Dossier" tenant={tenantId ?? ''} branch={branch ?? undefined} />}
    >
      {children}
    </PageShell>
  );
}

interface AdministrationFrameProps {
  /** `full`: a list that fills the window and scrolls inside; `container`: 1164 px (S1 §2). */
  readonly layout: 'full' | 'container';
  readonly children: ReactNode;
}
