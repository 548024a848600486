import { usePermissions } from '@dossier/api/access';
import type { TenantSettings } from '@dossier/api/tenants';
import {
  destinations,
  permissionsOfDestinations,
  type Destination,
  type DestinationId,
} from './destinations.ts';

/** The places that someone may open: hidden, not disabled, where the person has no business, or the firm has none. */
export function useDestinations(settings: TenantSettings) {
  const { may } = usePermissions(permissionsOfDestinations);
  const isOpen = (id: DestinationId): boolean => {
    const { anyOf, demands }: Destination = destinations[id];
    if (demands?.feature && !settings[demands.feature].enabled) return false;
    const types: readonly string[] = settings.registrations.enabledTypes;
    if (demands?.registrationType && !types.includes(demands.registrationType)) return false;
    return anyOf === undefined || anyOf.some(may);
  };
  const open = (Object.keys(destinations) as DestinationId[]).filter(isOpen);
  return { isOpen, open, may };
}
