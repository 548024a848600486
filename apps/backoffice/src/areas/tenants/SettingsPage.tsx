import { PageHeader } from '@dossier/ui/page-header';
import { Stack } from '@dossier/ui/layout';
import { SideNavigation } from '@dossier/ui/side-navigation';
import { Redirect } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMedia } from '../../shared/use-media.ts';
import { useSettingsGroups } from '../../shared/use-settings-groups.ts';
import { useTranslations } from '../../shared/translations.ts';

/** S1 §2, /administration/settings: the pages that one may open; where they stand at the side, the first of them. */
export function SettingsPage() {
  const t = useTranslations('frame');
  const groups = useSettingsGroups();
  // As wide as the navigation needs to stand next to a page.
  const isWide = useMedia('(width >= 64rem)');
  const title = t($ => $.frame.navigation.settings);
  usePageTitle(title);
  const first = groups[0]?.items[0];
  if (isWide && first) return <Redirect to={first.href} replace />;
  return (
    <Stack>
      <PageHeader title={title}>{t($ => $.frame.navigation.settingsIntro)}</PageHeader>
      <SideNavigation title={title} back="/administration/settings" groups={groups} />
    </Stack>
  );
}
