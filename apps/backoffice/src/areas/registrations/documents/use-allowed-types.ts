import { professionalTypes } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { useTenantSettings } from '@dossier/api/tenants';

/** Extensions that the firm lets its staff send. */
export function useAllowedTypes({ tenant_id: tenantId }: Registration): readonly string[] {
  const { data } = useTenantSettings(tenantId);
  return professionalTypes(data?.registrations.uploadTypes);
}
