import { DashboardPage } from '../areas/dashboard/DashboardPage.tsx';
import { useDashboardWords } from '../shared/dashboard-words.ts';
import { widgets } from './contributions.ts';

/** The dashboard, with what the areas put on it. */
export function Dashboard() {
  useDashboardWords();
  return <DashboardPage widgets={widgets} />;
}
