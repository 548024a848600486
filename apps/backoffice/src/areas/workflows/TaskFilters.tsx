import { taskDues, type TaskCounts } from '@dossier/api/contract';
import { FilterBar, FilterChip } from '@dossier/ui/filter-bar';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { noFilters, taskStatuses, taskTypes, type TasksState } from './tasks-address.ts';

export function TaskFilters({ state, counts, onGo }: TaskFiltersProps) {
  const t = useTranslations('tasks');
  const [locale] = useLocale();
  const texts = t($ => $.tasks.filters, { returnObjects: true });
  const textOf = useVocabularyText('work');
  const remove = (name: string) => t($ => $.tasks.filters.remove, { name });
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatCount(count, locale)})`;
  // One at a time: the newest choice counts.
  const last = <Value extends string>(values: readonly Value[], chosen: readonly string[]) =>
    values.find(value => value === chosen.at(-1));
  const applied = [state.due, state.status, state.type].filter(Boolean).length;
  return (
    <FilterBar
      applied={applied}
      clearLabel={texts.clear}
      onClear={applied > 0 ? () => onGo(noFilters) : undefined}
    >
      <FilterChip
        label={texts.due}
        options={taskDues.map(due => ({ value: due, label: withCount(texts.dues[due], counts?.[due]) }))}
        chosen={state.due ? [state.due] : []}
        onChange={chosen => onGo({ due: last(taskDues, chosen) })}
        removeLabel={remove(texts.due)}
      />
      <FilterChip
        label={texts.kind}
        options={taskStatuses.map(status => ({
          value: status,
          label: String(status) === 'COMPLETE' ? texts.kinds.decide : texts.kinds.collect,
        }))}
        chosen={state.status ? [state.status] : []}
        onChange={chosen => onGo({ status: last(taskStatuses, chosen) })}
        removeLabel={remove(texts.kind)}
      />
      <FilterChip
        label={texts.type}
        options={taskTypes.map(type => ({ value: type, label: textOf('workflowType', type) }))}
        chosen={state.type ? [state.type] : []}
        onChange={chosen => onGo({ type: last(taskTypes, chosen) })}
        removeLabel={remove(texts.type)}
      />
    </FilterBar>
  );
}

interface TaskFiltersProps {
  readonly state: TasksState;
  readonly counts: TaskCounts | undefined;
  readonly onGo: (change: Partial<TasksState>) => void;
}
