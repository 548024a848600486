import { useState } from 'react';
import { useSearch } from 'wouter';
import { usePageTitle } from '../page-title.ts';
import type { ListDescription, ListRow } from './description.ts';
import { useIsNarrow } from '../use-media.ts';
import { useChosen } from './use-chosen.ts';
import { useList } from './use-list.ts';
import { useOpened } from './use-opened.ts';
import { useSteadyRows } from './use-steady-rows.ts';

const noRows: readonly never[] = [];

/** Makes the hook of a list page: what it reads, what is chosen in it, and what is done with that. */
export function listPageHook<Row extends ListRow, Values, Query, Sort extends string, Wish>(
  description: ListDescription<Row, Values, Query, Sort, Wish>,
) {
  const { name, address, useTexts, useRead, useFind, useWork, useTabs } = description;
  return function useListPage() {
    const texts = useTexts();
    const { state, go, arrange } = useList(name, address);
    const read = useRead(address.queryOf(state));
    const rows = useSteadyRows<Row>(useIsNarrow(), {
      rows: read.data?.items ?? noRows,
      question: address.write(state),
      isPending: read.isValidating,
    });
    const chosen = useChosen({ address, state, rows, find: useFind() });
    const work = useWork();
    const tabs = useTabs(state, read.data?.counts);
    const [exported, setExported] = useState<'chosen' | 'all' | null>(null);
    const [wish, setWish] = useState<Wish | null>(null);
    const isExportOpen = new URLSearchParams(useSearch()).has('export');
    const batch = useOpened('batch');
    usePageTitle(texts.title);

    return {
      texts,
      state,
      go,
      arrange,
      read,
      rows,
      chosen,
      work,
      tabs,
      total: read.data?.total ?? 0,
      exported,
      setExported,
      isExporting: exported !== null || isExportOpen,
      wish,
      setWish,
      batch,
    };
  };
}
