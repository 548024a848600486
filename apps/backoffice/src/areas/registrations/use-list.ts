import type { ColumnLayout } from '@dossier/ui/data-table';
import { useLocation, useSearch } from 'wouter';
import { useKeptLayout } from '../../shared/use-kept-layout.ts';
import { changeList, columnIds, listAddress, readList, type ListState } from './list-address.ts';

/** The list as its address has it, and ways to another one. */
export function useList() {
  const [, navigate] = useLocation();
  const [storedLayout, keep] = useKeptLayout('registrations', columnIds);
  const state = readList(new URLSearchParams(useSearch()), storedLayout);
  const go = (change: Partial<ListState>, replace = false) =>
    navigate(listAddress(changeList(state, change)), { replace });
  /** Columns are the person's own, and of this address: it can be shared as it is. */
  const arrange = (layout: ColumnLayout) => {
    keep(layout);
    go({ layout }, true);
  };
  return { state, go, arrange };
}
