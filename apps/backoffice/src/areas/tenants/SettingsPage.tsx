import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Columns, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Section } from '@dossier/ui/section';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords, type Words } from '../../shared/words.ts';

interface SettingsSection {
  readonly path: string;
  readonly title: (t: Words) => string;
  /** One of them opens it (S1 §2, `3-decisions.md` 4.3). */
  readonly anyOf: readonly Permission[];
}

/** The sections of S1 §2 that are built, each behind its own permission. */
const sections: readonly SettingsSection[] = [
  { path: 'general', title: t => t($ => $.places.navigation.general), anyOf: ['settingsGeneralRead'] },
  {
    path: 'workflows',
    title: t => t($ => $.places.titles.settingsWorkflows),
    anyOf: ['settingsWorkflowsRead'],
  },
  {
    path: 'access',
    title: t => t($ => $.places.navigation.access),
    anyOf: [
      'userGroupsSettingsRead',
      'notificationSettingsRead',
      'accessTokenSettingsRead',
      'userSettingsRead',
    ],
  },
];

const asked = [...new Set(sections.flatMap(({ anyOf }) => anyOf))];

/** S1 §2, /administration/settings: the sections that one may open. */
export function SettingsPage() {
  const t = useWords();
  const { may } = usePermissions(asked);
  const title = t($ => $.places.navigation.settings);
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader title={title}>{t($ => $.places.navigation.settingsIntro)}</PageHeader>
      <nav aria-label={t($ => $.places.navigation.sections)}>
        <Section title={t($ => $.places.navigation.sections)} variant="sheet">
          <Columns count={3}>
            {sections
              .filter(({ anyOf }) => anyOf.some(may))
              .map(section => (
                <Link key={section.path} href={`/administration/settings/${section.path}`}>
                  {section.title(t)}
                </Link>
              ))}
          </Columns>
        </Section>
      </nav>
    </Stack>
  );
}
