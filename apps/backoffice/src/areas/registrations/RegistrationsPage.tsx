import { useRiskQualificationSetting } from '@dossier/api/kyc';
import { useRegistrations } from '@dossier/api/registrations';
import { ButtonLink } from '@dossier/ui/button';
import { DataTable } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { AddIcon } from '@dossier/ui/icons';
import { PageHeader } from '@dossier/ui/page-header';
import { useLocation, useSearch } from 'wouter';
import { formatCount } from '../../shared/format.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useNow } from '../../shared/now.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import { registrationColumns } from './columns.tsx';
import {
  changeList,
  emptyList,
  listAddress,
  queryOf,
  readList,
  sortFromTable,
  sortOfTable,
  type ListState,
} from './list-address.ts';
import { RegistrationFilters } from './RegistrationFilters.tsx';
import { RegistrationPages } from './RegistrationPages.tsx';
import { RegistrationViews } from './RegistrationViews.tsx';

/** S1 §2, /administration/registrations: every registration that one may see, found, filtered and sorted by its address. */
export function RegistrationsPage() {
  const t = useWords();
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const now = useNow();
  const [, navigate] = useLocation();
  const state = readList(new URLSearchParams(useSearch()));
  const risk = useRiskQualificationSetting();
  // The list waits for the risk settings (S1 §2): a level without its name would be a guess.
  const list = useRegistrations(risk.data ? queryOf(state) : null);
  const title = t($ => $.registrations.title);
  usePageTitle(title);

  const go = (change: Partial<ListState>, replace = false) =>
    navigate(listAddress(changeList(state, change)), { replace });
  const error = risk.error ?? list.error;
  const isFiltered =
    listAddress({ ...state, sort: emptyList.sort, size: emptyList.size, page: 1 }) !== listAddress(emptyList);
  const total = list.data?.total ?? 0;

  return (
    <Stack isFilling>
      <PageHeader
        title={title}
        actions={
          <ButtonLink
            variant="primary"
            icon={<AddIcon aria-hidden />}
            href="/administration/registrations/new"
          >
            {t($ => $.registrations.create)}
          </ButtonLink>
        }
      >
        {list.data &&
          t($ => $.registrations.summary, {
            count: list.data.counts['all'] ?? total,
            formatted: formatCount(list.data.counts['all'] ?? total, locale),
          })}
      </PageHeader>
      <RegistrationViews state={state} counts={list.data?.counts} onGo={go} />
      <RegistrationFilters state={state} onGo={go} />
      <DataTable
        caption={t($ => $.registrations.caption)}
        columns={registrationColumns({ t, locale, now, textOf, levels: risk.data?.levels ?? [] })}
        rows={list.data?.items ?? []}
        rowKey={row => row._id}
        rowHref={row => `/administration/registrations/${row._id}`}
        sort={sortOfTable(state.sort)}
        onSort={({ column, direction }) => go({ sort: sortFromTable(column, direction) })}
        isLoading={!list.data && !error}
        isStale={list.isValidating && list.data !== undefined}
        message={
          error ? (
            <LoadFailed
              error={error}
              title={t($ => $.registrations.failed.title)}
              onRetry={() => void Promise.all([risk.mutate(), list.mutate()])}
            />
          ) : list.data?.items.length === 0 ? (
            <NothingHere isFiltered={isFiltered} onClear={() => go(emptyList)} />
          ) : undefined
        }
      />
      <Cluster justify="between">
        <p role="status">
          {list.data &&
            !error &&
            t($ => $.registrations.results, { count: total, formatted: formatCount(total, locale) })}
        </p>
        <RegistrationPages state={state} total={total} />
      </Cluster>
    </Stack>
  );
}

function NothingHere({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) {
  const t = useWords();
  if (!isFiltered)
    return (
      <EmptyState
        title={t($ => $.registrations.empty.title)}
        action={
          <ButtonLink href="/administration/registrations/new">{t($ => $.registrations.create)}</ButtonLink>
        }
      >
        {t($ => $.registrations.empty.text)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t($ => $.registrations.noMatch.title)}
      action={<Button onClick={onClear}>{t($ => $.registrations.filters.clear)}</Button>}
    >
      {t($ => $.registrations.noMatch.text)}
    </EmptyState>
  );
}
