import type { SessionLimits } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';
import type { Settings } from '../../shared/services/services.ts';
import { readSections } from '../tenants/service.ts';
import { platformTenant } from './sessions.ts';

type Limits = Settings['session'];

/**
 * How long sessions of a tenant last: what its firm wants, never more than the platform allows. A token lives no longer than
 * a session may be left alone, so that the page knows when that is over.
 */
export function limitsWithin(platform: Limits, chosen: SessionLimits | undefined): Limits {
  if (!chosen) return platform;
  const idle = Math.min(platform.idle, chosen.idleMinutes * 60);
  return {
    accessToken: Math.min(platform.accessToken, idle),
    idle,
    absolute: Math.min(platform.absolute, chosen.hours * 3_600),
    absoluteTrusted: Math.min(platform.absoluteTrusted, chosen.trustedHours * 3_600),
  };
}

/** The same, as the firm has it at this moment; System Admins belong to none. */
export async function sessionLimits(tx: Transaction, tenantId: string, platform: Limits): Promise<Limits> {
  if (tenantId === platformTenant) return platform;
  const { authentication } = await readSections(tx, ['authentication']);
  return limitsWithin(platform, authentication.sessions);
}
