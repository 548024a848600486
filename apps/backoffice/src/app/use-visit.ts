import { useCurrentUser, usePermissions } from '@dossier/api/access';
import { useTenantSettings } from '@dossier/api/tenants';
import {
  permissionsIn,
  type Demands,
  type Feature,
  type Visit,
  type VisitSettings,
  type VisitUser,
} from './guards.ts';
import { usePublicVisit } from './use-public-visit.ts';

export function useVisit(demands: Demands): Visit {
  const visit = usePublicVisit();
  const { session, tenantId } = visit;
  const permissions = permissionsIn(demands);
  const { may, isLoading } = usePermissions(tenantId !== null && permissions.length > 0 ? permissions : null);
  return {
    ...visit,
    user: useVisitUser(session === 'signedIn'),
    settings: useVisitSettings(tenantId),
    notAllowed: isLoading ? null : permissions.filter(name => !may(name)),
  };
}

function useVisitUser(isIn: boolean): VisitUser {
  const { data, error } = useCurrentUser(isIn);
  if (data) return data;
  // No answer says nothing about the user: the frame says that, and tries again.
  if (error && error.kind !== 'refused') return { roles: ['ROLE_TENANT_USER'], mfaMethod: null };
  return error ? 'refused' : 'loading';
}

function useVisitSettings(tenantId: string | null): VisitSettings | null {
  const { data, error } = useTenantSettings(tenantId);
  // As above: the frame shows what could not be loaded.
  if (error) return { allowedMfaMethods: [], features: [], registrationTypes: [] };
  if (!data) return null;
  const features: Feature[] = (['clientFile', 'pmsKycsConnection'] as const).filter(
    name => data[name].enabled,
  );
  const { authentication, registrations } = data;
  return {
    allowedMfaMethods: authentication.allowedMFAMethods,
    features,
    registrationTypes: registrations.enabledTypes,
  };
}
