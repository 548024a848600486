import { boardFilters, boardScopes } from '@dossier/api/contract';
import type { TaskBoard } from '@dossier/api/workflows';
import { CountFilter } from '@dossier/ui/count-filter';
import { FilterBar } from '@dossier/ui/filter-bar';
import { Cluster } from '@dossier/ui/layout';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { formatCount } from '../../shared/format.ts';
import { useTexts } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { boardGroups, usualBoard, type BoardState } from './board-address.ts';

/** What a board shows: the counters, whose work, and in which groups. */
export function BoardFilters({ state, counts, onGo }: BoardFiltersProps) {
  const [locale] = useLocale();
  const texts = useTexts('board');
  const applied = (['scope', 'group'] as const).filter(name => state[name] !== usualBoard[name]).length;
  return (
    <Cluster justify="between">
      <CountFilter
        aria-label={texts.filters.label}
        value={state.filter}
        onValueChange={value => onGo({ filter: boardFilters.find(filter => filter === value) ?? null })}
        options={boardFilters.map(filter => ({
          value: filter,
          label: texts.filters[filter],
          count: counts ? formatCount(counts[filter], locale) : '–',
          isUrgent: filter === 'overdue' && (counts?.overdue ?? 0) > 0,
        }))}
      />
      <FilterBar applied={applied}>
        <SegmentedControl
          label={texts.scopes.label}
          size="small"
          value={state.scope}
          onValueChange={value => onGo({ scope: boardScopes.find(scope => scope === value) ?? 'all' })}
          segments={boardScopes.map(scope => ({ value: scope, label: texts.scopes[scope] }))}
        />
        <SegmentedControl
          label={texts.groups.label}
          size="small"
          value={state.group}
          onValueChange={value => onGo({ group: boardGroups.find(group => group === value) ?? 'none' })}
          segments={boardGroups.map(group => ({ value: group, label: texts.groups[group] }))}
        />
      </FilterBar>
    </Cluster>
  );
}

interface BoardFiltersProps {
  readonly state: BoardState;
  /** Undefined until they are read. */
  readonly counts: TaskBoard['counts'] | undefined;
  readonly onGo: (change: Partial<BoardState>) => void;
}
