import { useFindParties } from '@dossier/api/parties';
import type { Command } from '@dossier/ui/command-palette';
import { clientAddress } from './client-address.ts';

/** Clients that one search shows; more are found by typing more. */
const maxResults = 8;

/** Clients for ⌘K, by name, city, number, or a tax number or reference in full. */
export function useClientSearch() {
  const find = useFindParties();
  return async (query: string, signal: AbortSignal): Promise<readonly Command[]> =>
    (await find({ search: query, max: maxResults }, signal)).items.map(row => ({
      id: row._id,
      label: row.name,
      detail: [row.chamberOfCommerceNo ?? row.beganOn, row.city].filter(Boolean).join(' · '),
      href: clientAddress(row._id),
    }));
}
