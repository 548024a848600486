import { DashboardPage } from '../areas/dashboard/DashboardPage.tsx';
import { widgets } from './contributions.ts';

/** The dashboard, with what the areas put on it. */
export function Dashboard() {
  return <DashboardPage widgets={widgets} />;
}
