import { Cluster } from '@dossier/ui/layout';
import { Pagination } from '@dossier/ui/pagination';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { tasksAddress, tasksOnPage, type TasksState } from './tasks-address.ts';

/** The pages of the tasks, where there is more than one. */
export function TaskPages({ state, total }: TaskPagesProps) {
  const t = useTranslations('tasks');
  const [locale] = useLocale();
  if (total <= tasksOnPage) return null;
  const offset = (state.page - 1) * tasksOnPage;
  return (
    <Cluster justify="end">
      <Pagination
        label={t($ => $.tasks.pages.label)}
        summary={t($ => $.tasks.pages.range, {
          from: formatCount(offset + 1, locale),
          to: formatCount(Math.min(offset + tasksOnPage, total), locale),
          total: formatCount(total, locale),
        })}
        previous={state.page > 1 ? tasksAddress({ ...state, page: state.page - 1 }) : undefined}
        next={offset + tasksOnPage < total ? tasksAddress({ ...state, page: state.page + 1 }) : undefined}
        previousLabel={t($ => $.tasks.pages.previous)}
        nextLabel={t($ => $.tasks.pages.next)}
      />
    </Cluster>
  );
}

interface TaskPagesProps {
  readonly state: TasksState;
  readonly total: number;
}
