import { useSession } from '@dossier/api/client';
import type { Appearance } from '@dossier/api/contract';
import { useTenantSettings } from '@dossier/api/tenants';
import { applyAppearance, readAppearance, useAppearance } from './appearance.ts';

type Density = NonNullable<Appearance['density']>;

/** How high rows are for this person, or as the firm has it; a choice counts on every page. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const session = useSession();
  const { data } = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const tenant = data?.general.density ?? 'regular';
  const appearance = useAppearance();
  return [appearance.density ?? tenant, density => applyAppearance({ ...readAppearance(), density }, tenant)];
}
