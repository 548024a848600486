import { FilterBar } from '@dossier/ui/filter-bar';
import { Cluster } from '@dossier/ui/layout';
import type { ReactNode } from 'react';
import { useDelayed } from '../use-delayed.ts';
import type { ListTexts } from './description.ts';
import { useSearchKeys } from './use-search-keys.ts';

/** Search and filters. What is typed reaches the address once the typing pauses. */
export function ListFilters({
  texts,
  search: sent,
  applied,
  onSearch,
  onClear,
  end,
  children,
}: ListFiltersProps) {
  const [search, setSearch] = useDelayed(sent, onSearch);
  const keys = useSearchKeys();
  return (
    <Cluster justify="between">
      <FilterBar
        searchLabel={texts.label}
        placeholder={texts.placeholder}
        search={search}
        onSearch={setSearch}
        {...keys}
        clearLabel={texts.clear}
        applied={applied}
        onClear={onClear}
      >
        {children}
      </FilterBar>
      {end}
    </Cluster>
  );
}

interface ListFiltersProps {
  readonly texts: ListTexts['search'];
  readonly search: string;
  /** How many filters leave something out. */
  readonly applied: number;
  readonly onSearch: (text: string) => void;
  /** Absent while there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
  /** At the end of the line. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}
