import { useSession } from '@dossier/api/client';
import type { BusinessCalendar } from '@dossier/api/contract';
import { useTenantSettings } from '@dossier/api/tenants';

/** Whose law, register and order of dates a firm works by that has not said where it is. */
const usualCountry: BusinessCalendar = 'NL';

/** The country that the firm works in: its calendar says so. */
export function useTenantCountry(): BusinessCalendar {
  const session = useSession();
  const { data } = useTenantSettings(session.status === 'signedIn' ? session.tenantId : null);
  return data?.registrations.calendar ?? usualCountry;
}
