import { DataTable, selectedCount } from '@dossier/ui/data-table';
import { Stack } from '@dossier/ui/layout';
import { Suspense, type ComponentType } from 'react';
import { ArrangeButton } from '../ArrangeButton.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { ListDescription, ListRow } from './description.ts';
import { sortsOfTable } from './list-address.ts';
import type { ListState } from './list-query.ts';
import { listParts } from './list-parts.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListViews } from './ListViews.tsx';
import { allOf } from './use-chosen.ts';
import { listPageHook } from './list-page-hook.ts';
import { useReturn } from './use-return.ts';

/**
 * Makes the page of a list from its description (`docs/lists.md`): views, search and filters, columns that a person
 * arranges, rows with their actions, what is done with many at once, pages and exports, all in the address.
 */
export function createListPage<Row extends ListRow, Values, Query, Sort extends string, Wish>(
  description: ListDescription<Row, Values, Query, Sort, Wish>,
): ComponentType {
  const { name, address, Filters, HeaderActions, HeaderNote, Empty, exports } = description;
  const { Export, Bulk, BulkWork } = listParts(description);
  const useListPage = listPageHook(description);
  type Change = Partial<ListState<Values, Sort>>;

  return function ListOfDescription() {
    const list = useListPage();
    const { texts, state, go, arrange, read, rows, chosen, work, tabs, total, exported, setExported } = list;
    const { data, error, isValidating, retry, columns } = read;
    const keptFocus = useKeptFocus();
    const { page, size } = state;
    const clear = (change: Change) => () => go(change);
    const foot = (
      <ListFoot
        texts={texts}
        page={page}
        size={size}
        total={total}
        isKnown={!error && data !== undefined}
        pageAddress={next => address.write(address.change(state, { page: next } as Change))}
      />
    );

    return (
      <Stack isFilling>
        <ListHeader
          texts={texts}
          list={data}
          exportPermission={exports?.permission}
          onExport={() => setExported('all')}
          actions={<HeaderActions />}
          note={data && HeaderNote ? <HeaderNote state={state} counts={data.counts} /> : null}
        />
        <ListViews
          list={name}
          address={address}
          texts={texts.views}
          tabs={tabs}
          counts={data?.counts}
          state={state}
          onGo={go}
        />
        <ListFilters
          texts={texts.search}
          search={address.searchOf(state)}
          applied={address.filterCount(state)}
          onSearch={text => go(address.searchFor(text), true)}
          onClear={address.isFiltered(state) ? clear(address.unfiltered) : undefined}
          end={
            // Cards on a phone have no columns to arrange.
            <div className="max-md:hidden">
              <ArrangeButton columns={columns} layout={state.layout} onLayout={arrange} />
            </div>
          }
        >
          <Filters state={state} onGo={go} />
        </ListFilters>
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={work.expected(rows)}
          isPending={work.isPending}
          rowKey={row => row._id}
          rowHref={description.rowHref}
          {...useReturn()}
          total={total}
          offset={(page - 1) * size}
          sorts={sortsOfTable(state.sorts)}
          onSort={sorts => go({ sorts: address.sortsFromTable(sorts) } as Change)}
          layout={state.layout}
          onLayout={arrange}
          {...(Bulk && { selection: chosen.selection, onSelect: chosen.select })}
          rowActions={work.rowActions}
          isLoading={!data && !error}
          isStale={isValidating && data !== undefined}
          message={
            error ? (
              <LoadFailed error={error} title={texts.failed} onRetry={() => void retry()} />
            ) : data?.items.length === 0 ? (
              <Empty state={state} onClear={clear(address.empty)} />
            ) : undefined
          }
        />
        <div {...keptFocus} className="contents">
          {Bulk && selectedCount(chosen.selection, total) > 0 ? (
            <Suspense fallback={foot}>
              <Bulk
                texts={texts}
                selection={chosen.selection}
                total={total}
                pageSize={rows.length}
                exportPermission={exports?.permission}
                onSelect={chosen.select}
                onExport={() => setExported('chosen')}
                onWish={list.setWish}
              />
            </Suspense>
          ) : (
            foot
          )}
        </div>
        {BulkWork && <BulkWork list={list} />}
        {Export && list.isExporting && (
          <Suspense fallback={null}>
            <Export
              table={{ columns, rows, total, layout: state.layout }}
              isNew={exported !== null}
              onEnd={() => setExported(null)}
              chosen={exported === 'all' ? allOf(address.filtersOf(state)) : chosen}
            />
          </Suspense>
        )}
      </Stack>
    );
  };
}
