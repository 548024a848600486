import type { Command } from '@dossier/ui/command-palette';
import type { Translate } from '../shared/translations.ts';
import type { DestinationId } from './shell/destinations.ts';
import { useRegistrationSearch } from '../areas/registrations/use-registration-search.ts';

/** Records of an area that ⌘K finds. */
interface PaletteSearch {
  readonly id: string;
  /** The place that shows them: who may open that one finds them. */
  readonly destination: DestinationId;
  readonly label: (t: Translate<'frame'>) => string;
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
