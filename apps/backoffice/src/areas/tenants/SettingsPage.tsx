import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Columns, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Section } from '@dossier/ui/section';
import { usePageTitle } from '../../shared/page-title.ts';
import { settingsSections } from '../../shared/settings-sections.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';

/** How the sections of S1 §2 that are built are called. */
const titles: Readonly<Record<keyof typeof settingsSections, (t: Translate<'frame'>) => string>> = {
  general: t => t($ => $.frame.navigation.general),
  workflows: t => t($ => $.frame.titles.settingsWorkflows),
  access: t => t($ => $.frame.navigation.access),
};

const sections = Object.entries(titles).map(([name, title]) => ({
  ...settingsSections[name as keyof typeof settingsSections],
  title,
}));

const permissions: readonly Permission[] = [...new Set(sections.flatMap(({ anyOf }) => anyOf))];

/** S1 §2, /administration/settings: the sections that one may open. */
export function SettingsPage() {
  const t = useTranslations('frame');
  const { may } = usePermissions(permissions);
  const title = t($ => $.frame.navigation.settings);
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader title={title}>{t($ => $.frame.navigation.settingsIntro)}</PageHeader>
      <nav aria-label={t($ => $.frame.navigation.sections)}>
        <Section title={t($ => $.frame.navigation.sections)} variant="sheet">
          <Columns count={3}>
            {sections
              .filter(({ anyOf }) => anyOf.some(name => may(name)))
              .map(section => (
                <Link key={section.href} href={section.href}>
                  {section.title(t)}
                </Link>
              ))}
          </Columns>
        </Section>
      </nav>
    </Stack>
  );
}
