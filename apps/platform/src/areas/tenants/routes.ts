import { services as addresses } from '@dossier/api/contract';
import { Refusal } from '../../shared/refusal/refusal.ts';
import type { RequestInfo, RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { storeLogo } from './logo/logos.ts';
import { publicTenant, regionSettings, tenantSettings } from './service.ts';
import type { Themes } from './theme.ts';

export interface TenantsOptions {
  readonly services: Services;
  readonly themes: Themes;
  /** The firm that a page belongs to: by host name, `?tenant=` or the cookie. */
  readonly tenantOf: (request: RequestInfo) => Promise<string | null>;
}

/** Another firm's settings are as unknown as those of one that does not exist. @throws {Refusal} NotFound. */
function assertOwn(asked: string, own: string): void {
  if (asked !== own) throw new Refusal('NotFound');
}

export function tenantsRoutes({ services, themes, tenantOf }: TenantsOptions): RoutesOf<'tenants'> {
  const { settings, database } = services;
  return {
    'tenants.configuration': {
      mode: 'public',
      async handle({ request }) {
        const tenantId = await tenantOf(request);
        return {
          stage: settings.stage,
          version: settings.version,
          branch: settings.branch,
          services: addresses,
          componentLicenceKey: settings.componentLicenceKey,
          tenant:
            tenantId === null
              ? null
              : await database.read(tenantId, tx => publicTenant(tx, tenantId, themes)),
        };
      },
    },
    'tenants.settings': {
      mode: 'reads',
      handle({ work, params }) {
        assertOwn(params.tenantId, work.tenantId);
        return tenantSettings(work, themes);
      },
    },
    'tenants.regions': {
      mode: 'reads',
      handle({ work, params }) {
        assertOwn(params.tenantId, work.tenantId);
        return regionSettings(work);
      },
    },
    'tenants.logoUpload': {
      mode: 'writes',
      handle({ work, params, body }) {
        assertOwn(params.tenantId, work.tenantId);
        return storeLogo(work, body.content);
      },
    },
  };
}
