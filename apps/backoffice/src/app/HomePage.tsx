import { DashboardPage } from '../areas/dashboard/DashboardPage.tsx';
import { widgets } from './widgets.ts';

/** The dashboard, with what the areas put on it. */
export const HomePage = () => <DashboardPage widgets={widgets} />;
