import { usePermissions } from '@dossier/api/access';
import {
  destinations,
  permissionsOfDestinations,
  type Destination,
  type DestinationId,
} from './destinations.ts';

/** The places that someone may open: hidden, not disabled, where the person has no business. */
export function useDestinations() {
  const { may } = usePermissions(permissionsOfDestinations);
  const isOpen = (id: DestinationId): boolean => {
    const { anyOf }: Destination = destinations[id];
    return anyOf === undefined || anyOf.some(may);
  };
  const open = (Object.keys(destinations) as DestinationId[]).filter(isOpen);
  return { isOpen, open, may };
}
