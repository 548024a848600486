import type { CurrentUser } from '@dossier/api/access';
import { ByMonth } from '../areas/dashboard/ByMonth.tsx';
import { MyWork } from '../areas/dashboard/MyWork.tsx';
import { Pipeline } from '../areas/dashboard/Pipeline.tsx';
import { RecentRegistrations } from '../areas/dashboard/RecentRegistrations.tsx';
import { TeamLoad } from '../areas/dashboard/TeamLoad.tsx';
import type { Widget } from '../shared/widget.ts';

const has =
  (...roles: readonly string[]) =>
  (user: CurrentUser) =>
    user.roles.some(role => roles.includes(role));
const everybody = () => true;

/** What stands on the dashboard (4.9): an area adds its widget here, and nowhere else. */
export const widgets: readonly Widget[] = [
  {
    id: 'work',
    isFor: everybody,
    Widget: MyWork,
  },
  {
    id: 'recent',
    isFor: everybody,
    Widget: RecentRegistrations,
  },
  {
    id: 'months',
    isFor: everybody,
    Widget: ByMonth,
  },
  {
    id: 'pipeline',
    isFor: has('ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER'),
    Widget: Pipeline,
  },
  {
    id: 'team',
    isFor: has('ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN'),
    Widget: TeamLoad,
  },
];
