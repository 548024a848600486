import { ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { usePageTitle } from '../../shared/page-title.ts';
import { home } from '../../shared/return-to.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { PlaceholderPage as Place } from './placeholder-pages.ts';

/** The page of a place whose area comes later: it says so, and nothing about data that no one has read. */
export function PlaceholderPage({ page }: PlaceholderPageProps) {
  const t = useTranslations('placeholders');
  const title = t($ => $.placeholders.titles[page.name]);
  usePageTitle(title);
  return (
    <Stack>
      <PageHeader title={title} />
      <EmptyState
        title={t($ => $.placeholders.sentence)}
        action={<ButtonLink href={home}>{t($ => $.common.toDashboard)}</ButtonLink>}
      />
    </Stack>
  );
}

interface PlaceholderPageProps {
  readonly page: Place;
}
