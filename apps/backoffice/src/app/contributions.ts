import type { CurrentUser } from '@dossier/api/access';
import type { Command } from '@dossier/ui/command-palette';
import { lazy } from 'react';
import type { Widget } from '../shared/contributions.ts';
import type { Words } from '../shared/words.ts';
import type { DestinationId } from './shell/destinations.ts';
import { useRegistrationSearch } from '../areas/registrations/use-registration-search.ts';

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
    Widget: lazy(async () => ({ default: (await import('../areas/dashboard/MyWork.tsx')).MyWork })),
  },
  {
    id: 'recent',
    isFor: everybody,
    Widget: lazy(async () => ({
      default: (await import('../areas/dashboard/RecentRegistrations.tsx')).RecentRegistrations,
    })),
  },
  {
    id: 'months',
    isFor: everybody,
    Widget: lazy(async () => ({ default: (await import('../areas/dashboard/ByMonth.tsx')).ByMonth })),
  },
  {
    id: 'pipeline',
    isFor: has('ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN', 'ROLE_TENANT_USER'),
    Widget: lazy(async () => ({ default: (await import('../areas/dashboard/Pipeline.tsx')).Pipeline })),
  },
  {
    id: 'team',
    isFor: has('ROLE_SYSTEM_ADMIN', 'ROLE_TENANT_ADMIN'),
    Widget: lazy(async () => ({ default: (await import('../areas/dashboard/TeamLoad.tsx')).TeamLoad })),
  },
];

/** Records of an area that ⌘K finds. */
interface PaletteSearch {
  readonly id: string;
  /** The place that shows them: who may open that one finds them. */
  readonly destination: DestinationId;
  readonly label: (t: Words) => string;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** Which records ⌘K finds: an area adds its source here, and nowhere else. */
export function usePaletteSearches(): readonly PaletteSearch[] {
  const registrations = useRegistrationSearch();
  return [
    {
      id: 'registrations',
      destination: 'registrations',
      label: t => t($ => $.frame.navigation.registrations),
      search: registrations,
    },
  ];
}
