import { useSession } from '@dossier/api/client';
import type { Look } from '@dossier/api/contract';
import { useTenantSettings } from '@dossier/api/tenants';
import { applyLook, readLook, useLook } from './look.ts';

type Density = NonNullable<Look['density']>;

/** How high rows are for this person, or as the firm has it; a choice counts on every page. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const session = useSession();
  const { data } = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  const firm = data?.general.density ?? 'regular';
  const look = useLook();
  return [look.density ?? firm, density => applyLook({ ...readLook(), density }, firm)];
}
