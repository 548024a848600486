import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords } from '../../shared/words.ts';
import type { LaterPage as Place } from './later-pages.ts';

/** The page of a place whose area comes later. */
export function LaterPage({ place }: LaterPageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab') ?? location.hash.slice(1);
  const title = t($ => $.places.titles[place.name]);
  usePageTitle(title);
  const current = place.tabs.find(tab => tab === wanted) ?? place.tabs[0];
  return (
    <Stack>
      <PageHeader title={title} />
      {current !== undefined && (
        <ViewTabs
          label={t($ => $.places.navigation.sections)}
          current={current}
          onChange={({ href }) => navigate(href)}
          views={place.tabs.map(tab => ({
            id: tab,
            label: t($ => $.later.tabs[tab]),
            href: `${place.path}?tab=${tab}`,
          }))}
        />
      )}
      <EmptyState title={t($ => $.places.navigation.emptyTitle)}>
        {t($ => $.later.sentences[place.name])}
      </EmptyState>
    </Stack>
  );
}

interface LaterPageProps {
  readonly place: Place;
}
