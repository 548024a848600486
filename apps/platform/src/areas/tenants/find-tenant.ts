import { sql } from 'kysely';
import { tenantIdPattern } from '../../database/index.ts';
import type { Services } from '../../shared/services/services.ts';
import { platformTenant } from '../access/service.ts';

/** Milliseconds that an answer is used again; strangers may ask for any name. */
const memory = 5_000;
const maxRemembered = 2_000;

/** Finds the tenant of a page, before anyone has signed in. */
export interface TenantFinder {
  /** The tenant of a host name: `<id>.<host of PUBLIC_URL>`, or a name of its own. */
  byHost(host: string): Promise<string | null>;
  byId(id: string): Promise<string | null>;
}

export function createTenantFinder({ database, settings, clock }: Services): TenantFinder {
  const remembered = new Map<string, { tenantId: string | null; until: number }>();

  async function find(host: string, id: string): Promise<string | null> {
    const key = `${host} ${id}`;
    const now = clock.now().getTime();
    const cached = remembered.get(key);
    if (cached && cached.until > now) return cached.tenantId;
    const { rows } = await database.unscoped(tx =>
      sql<{ tenant_id: string }>`select * from find_tenant(${host}, ${id})`.execute(tx),
    );
    const tenantId = rows[0]?.tenant_id ?? null;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, { tenantId, until: now + memory });
    return tenantId;
  }

  const suffix = `.${settings.publicUrl.hostname}`;
  const isId = (text: string) => tenantIdPattern.test(text) && text !== platformTenant;
  return {
    byHost(host) {
      if (host === settings.publicUrl.hostname) return Promise.resolve(null);
      const label = host.endsWith(suffix) ? host.slice(0, -suffix.length) : '';
      return find(host.toLowerCase().slice(0, 253), isId(label) ? label : '');
    },
    byId: id => (isId(id) ? find('', id) : Promise.resolve(null)),
  };
}
