import { ageBrackets, inTimeDays } from '@dossier/api/contract';
import type { TaskBoard } from '@dossier/api/workflows';
import { BarChart } from '@dossier/ui/charts';
import { Sheet } from '@dossier/ui/layout';
import { formatDay } from '../../shared/format.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { tasksAddress, usualTasks } from './tasks-address.ts';

/** How it goes, for an Admin (4.11): what was in time, how old open work is, how much was decided a week. */
export function BoardFigures({ figures }: { readonly figures: NonNullable<TaskBoard['figures']> }) {
  const t = useTranslations('board');
  const [locale] = useLocale();
  const texts = t($ => $.board.figures, { returnObjects: true });
  const { inTime, ages, finished } = figures;
  return (
    <Sheet
      columns={[
        [
          {
            id: 'inTime',
            content: (
              <BarChart
                title={t($ => $.board.figures.inTime, { count: inTimeDays })}
                items={(['within', 'breached', 'open'] as const).map(id => ({
                  id,
                  label: texts.times[id],
                  value: inTime[id],
                }))}
              />
            ),
          },
        ],
        [
          {
            id: 'ages',
            content: (
              <BarChart
                title={texts.ages}
                items={ages.map((value, index) => ({
                  id: String(ageBrackets[index]),
                  label: bracketText(index, texts.over),
                  value,
                  href: tasksAddress({ ...usualTasks, scope: 'all' }),
                }))}
              />
            ),
          },
        ],
        [
          {
            id: 'finished',
            content: (
              <BarChart
                title={texts.finished}
                items={finished.map(({ week, count }) => ({
                  id: week,
                  label: t($ => $.board.figures.week, { date: formatDay(week, locale) }),
                  value: count,
                }))}
              />
            ),
          },
        ],
      ]}
    />
  );
}

/** "3–10", and "> 30" for the last one. */
function bracketText(index: number, over: string): string {
  const [from, next] = [ageBrackets[index] ?? 0, ageBrackets[index + 1]];
  return next === undefined ? `${over} ${from - 1}` : `${from}–${next - 1}`;
}
