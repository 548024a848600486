import type { ColumnLayout } from '@dossier/ui/data-table';
import { useLocation, useSearch } from 'wouter';
import { useKeptLayout } from '../use-kept-layout.ts';
import type { ListAddress } from './list-address.ts';
import type { ListState } from './list-query.ts';

export function useList<Values, Query, Sort extends string>(
  name: string,
  address: ListAddress<Values, Query, Sort>,
) {
  const [, navigate] = useLocation();
  const [storedLayout, keep] = useKeptLayout(name, address.isColumn);
  const state = address.read(new URLSearchParams(useSearch()), storedLayout);
  const go = (change: Partial<ListState<Values, Sort>>, replace = false) =>
    navigate(address.write(address.change(state, change)), { replace });
  /** Columns are the person's own, and of this address: it can be shared as it is. */
  const arrange = (layout: ColumnLayout) => {
    keep(layout);
    go({ layout } as Partial<ListState<Values, Sort>>, true);
  };
  return { state, go, arrange };
}
