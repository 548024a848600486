import { useRiskQualificationSetting } from '@dossier/api/kyc';
import { useRegistrations, type RegistrationRow } from '@dossier/api/registrations';
import { DataTable, selectedCount } from '@dossier/ui/data-table';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Suspense, useState } from 'react';
import { ArrangeButton } from '../../shared/ArrangeButton.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useRegistrationColumns } from './columns.tsx';
import { emptyList, queryOf } from './list-address.ts';
import { sortsFromTable, sortsOfTable } from './list-sorts.ts';
import { ListExport } from './ListExport.tsx';
import { loadAssignWork } from './load-assign-work.ts';
import { NothingHere } from './NothingHere.tsx';
import { RegistrationFilters } from './RegistrationFilters.tsx';
import { RegistrationFoot } from './RegistrationFoot.tsx';
import { RegistrationsHeader } from './RegistrationsHeader.tsx';
import { useAssign } from './use-assign.ts';
import { allOf, useChosen } from './use-chosen.ts';
import { useList } from './use-list.ts';
import { useReturn } from './use-return.ts';
import { useRowActions } from './use-row-actions.tsx';
import { RegistrationViews } from './views/RegistrationViews.tsx';

/** Comes with the first row that is chosen, and with it what it does. */
const RegistrationBulk = lazyPart(async () => {
  const [{ RegistrationBulk: Bulk }] = await Promise.all([
    import('./RegistrationBulk.tsx'),
    loadAssignWork(),
  ]);
  return Bulk;
});

/** S1 §2, /administration/registrations: every registration that one may see, found, filtered and sorted by its address. */
export function RegistrationsPage() {
  const t = useTranslations('registrations');
  const { state, go, arrange } = useList();
  const risk = useRiskQualificationSetting();
  // The list waits for the risk settings (S1 §2): a level without its name would be a guess.
  const query = risk.data ? queryOf(state) : null;
  const list = useRegistrations(query);
  const rows = list.data?.items ?? noRows;
  const columns = useRegistrationColumns(risk.data?.levels, query);
  const chosen = useChosen(state, rows);
  const work = useAssign();
  const actions = useRowActions(work.give);
  const keptFocus = useKeptFocus();
  const [exported, setExported] = useState<'chosen' | 'all' | null>(null);
  usePageTitle(t($ => $.registrations.title));

  const error = risk.error ?? list.error;
  const total = list.data?.total ?? 0;
  const assign = async (assigneeId: string | null, name: string) => {
    const failed = await work.giveAll(await chosen.chosenRows(), assigneeId, name);
    // What could not be done stays chosen, to be tried again.
    chosen.select({ kind: 'some', keys: new Set(failed.map(row => row._id)) });
  };

  const foot = <RegistrationFoot state={state} total={total} isKnown={!error && list.data !== undefined} />;

  return (
    <Stack isFilling>
      <RegistrationsHeader state={state} list={list.data} onExport={() => setExported('all')} />
      <RegistrationViews state={state} counts={list.data?.counts} onGo={go} />
      <Cluster justify="between">
        <RegistrationFilters state={state} onGo={go} />
        <ArrangeButton columns={columns} layout={state.layout} onLayout={arrange} />
      </Cluster>
      <DataTable
        caption={t($ => $.registrations.caption)}
        columns={columns}
        rows={work.expected(rows)}
        isPending={work.isPending}
        rowKey={row => row._id}
        rowHref={row => `/administration/registrations/${row._id}`}
        {...useReturn()}
        total={total}
        offset={(state.page - 1) * state.size}
        sorts={sortsOfTable(state.sorts)}
        onSort={sorts => go({ sorts: sortsFromTable(sorts) })}
        layout={state.layout}
        onLayout={arrange}
        selection={chosen.selection}
        onSelect={chosen.select}
        rowActions={actions}
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
            <NothingHere state={state} onClear={() => go(emptyList)} />
          ) : undefined
        }
      />
      <div {...keptFocus} className="contents">
        {work.progress || selectedCount(chosen.selection, total) > 0 ? (
          <Suspense fallback={foot}>
            <RegistrationBulk
              selection={chosen.selection}
              total={total}
              pageSize={rows.length}
              progress={work.progress}
              onSelect={chosen.select}
              onCancel={work.cancel}
              onExport={() => setExported('chosen')}
              onAssign={(id, name) => void assign(id, name)}
            />
          </Suspense>
        ) : (
          foot
        )}
      </div>
      <ListExport
        isNew={exported !== null}
        onEnd={() => setExported(null)}
        chosen={exported === 'all' ? allOf(state) : chosen}
        rows={rows}
        total={total}
      />
    </Stack>
  );
}

const noRows: readonly RegistrationRow[] = [];
