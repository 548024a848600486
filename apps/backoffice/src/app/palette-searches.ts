import type { Permission } from '@dossier/api/contract';
import type { Command } from '@dossier/ui/command-palette';
import type { Feature } from './guards.ts';
import type { Translate } from '../shared/translations.ts';
import { useColleagueSearch } from '../areas/access/use-colleague-search.ts';
import { useClientSearch } from '../areas/parties/use-client-search.ts';
import { useRegistrationSearch } from '../areas/registrations/use-registration-search.ts';

interface PaletteSearch {
  readonly id: string;
  /** Who may read them finds them. */
  readonly permission: Permission;
  /** What the firm has to have switched on. */
  readonly feature?: Feature;
  readonly label: (t: Translate<'frame'>) => string;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** Which records ⌘K finds: an area adds its source here, and nowhere else. */
export function usePaletteSearches(): readonly PaletteSearch[] {
  const registrations = useRegistrationSearch();
  const clients = useClientSearch();
  const colleagues = useColleagueSearch();
  return [
    {
      id: 'registrations',
      permission: 'registrationRead',
      label: t => t($ => $.frame.navigation.registrations),
      search: registrations,
    },
    {
      id: 'clients',
      permission: 'clientFileRead',
      feature: 'clientFile',
      label: t => t($ => $.frame.navigation.clients),
      search: clients,
    },
    {
      id: 'colleagues',
      permission: 'userSettingsRead',
      label: t => t($ => $.frame.navigation.colleagues),
      search: colleagues,
    },
  ];
}
