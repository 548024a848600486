import { usePermissions } from '@dossier/api/access';
import type { TenantSettings } from '@dossier/api/tenants';
import { destinations, permissionsOfPlaces, type Destination, type DestinationId } from './destinations.ts';

/**
 * The places that somebody may open: hidden, not disabled, where the firm or the person has no business, and where
 * nothing is built yet.
 */
export function useDestinations(settings: TenantSettings | undefined) {
  const { may } = usePermissions(permissionsOfPlaces);
  const isOpen = (id: DestinationId): boolean => {
    const { anyOf, feature, isToCome }: Destination = destinations[id];
    if (isToCome) return false;
    if (feature && !settings?.[feature].enabled) return false;
    return anyOf === undefined || anyOf.some(may);
  };
  const open = (Object.keys(destinations) as DestinationId[]).filter(isOpen);
  return { isOpen, open, may };
}
