import { professionalTypes } from '@dossier/api/contract';
import type { DocumentHolder } from './holder.ts';
import { useTenantSettings } from '@dossier/api/tenants';

export function useAllowedTypes({
  tenant_id: tenantId,
}: Pick<DocumentHolder, 'tenant_id'>): readonly string[] {
  const { data } = useTenantSettings(tenantId);
  return professionalTypes(data?.registrations.uploadTypes);
}
