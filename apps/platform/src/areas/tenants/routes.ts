import { writes, type RequestInfo, type RoutesOf } from '../../shared/routing/route.ts';
import { isSmsSent, type Services } from '../../shared/services/services.ts';
import { assertCurrentTenant } from './current-tenant.ts';
import { validateLogo, storeLogo } from './logo/logos.ts';
import {
  historyOfView,
  save,
  saveAuthentication,
  saveOnboarding,
  saveRestrictedClients,
  show,
  type SaveCall,
} from './settings/settings.ts';
import {
  authenticationView,
  contactView,
  extensionsView,
  connectionsView,
  modulesView,
  onboardingView,
  regionView,
  registrationTypesView,
  restrictedClientsView,
  riskReviewView,
  whitelabelingView,
  type View,
} from './settings/views.ts';
import type { SectionName } from './sections.ts';
import { publicTenant, regionSettings, tenantSettings } from './service.ts';
import type { Themes } from './theme.ts';

export interface TenantsOptions {
  readonly services: Services;
  readonly themes: Themes;
  /** Names the build of the back office that is served; null where none is. */
  readonly build: string | null;
  /** The tenant that a page belongs to: by host name, `?tenant=` or the cookie. */
  readonly tenantOf: (request: RequestInfo) => Promise<string | null>;
}

const shows = <Name extends SectionName, Value>(view: View<Name, Value>) => ({
  mode: 'reads' as const,
  handle: ({ work, params }: Pick<SaveCall, 'work' | 'params'>) => show(work, params.tenantId, view),
});

const saves = <Name extends SectionName, Value>(view: View<Name, Value>) => ({
  mode: 'writes' as const,
  handle: (call: SaveCall & { readonly body: { readonly value: Value } }) =>
    save(call, view, call.body.value),
});

export function tenantsRoutes({ services, themes, build, tenantOf }: TenantsOptions): RoutesOf<'tenants'> {
  const { settings, database } = services;
  const authentication = authenticationView(isSmsSent(services));
  return {
    'tenants.configuration': {
      mode: 'public',
      async handle({ request }) {
        const tenantId = await tenantOf(request);
        return {
          stage: settings.stage,
          version: settings.version,
          branch: settings.branch,
          build,
          services: settings.addresses,
          componentLicenceKey: settings.componentLicenceKey,
          errorReportUrl: settings.errorReportUrl?.href ?? null,
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
        assertCurrentTenant(params.tenantId, work.tenantId);
        return tenantSettings(work, themes);
      },
    },
    'tenants.regions': {
      mode: 'reads',
      handle({ work, params }) {
        assertCurrentTenant(params.tenantId, work.tenantId);
        return regionSettings(work);
      },
    },
    'tenants.contact': shows(contactView),
    'tenants.saveContact': saves(contactView),
    'tenants.region': shows(regionView),
    'tenants.saveRegion': saves(regionView),
    'tenants.whitelabeling': shows(whitelabelingView),
    'tenants.saveWhitelabeling': saves(whitelabelingView),
    'tenants.extensions': shows(extensionsView),
    'tenants.saveExtensions': saves(extensionsView),
    'tenants.onboarding': shows(onboardingView),
    'tenants.saveOnboarding': writes(saveOnboarding),
    'tenants.registrationTypes': shows(registrationTypesView),
    'tenants.saveRegistrationTypes': saves(registrationTypesView),
    'tenants.modules': shows(modulesView),
    'tenants.saveModules': saves(modulesView),
    'tenants.restrictedClients': shows(restrictedClientsView),
    'tenants.saveRestrictedClients': writes(saveRestrictedClients),
    'tenants.connections': shows(connectionsView),
    'tenants.saveConnections': saves(connectionsView),
    'tenants.riskReview': shows(riskReviewView),
    'tenants.saveRiskReview': saves(riskReviewView),
    'tenants.authentication': shows(authentication),
    'tenants.saveAuthentication': writes(call => saveAuthentication(call, authentication)),
    'tenants.settingsHistory': {
      mode: 'reads',
      async handle({ work, caller, params, query }) {
        assertCurrentTenant(params.tenantId, work.tenantId);
        return historyOfView(work, caller, query.section);
      },
    },
    'tenants.logoUpload': {
      mode: 'prepares',
      async prepare({ params, tenantId, body }) {
        assertCurrentTenant(params.tenantId, tenantId);
        const logo = await validateLogo(services, body.content);
        return ({ work }) => storeLogo(work, services, logo, themes.assets);
      },
    },
  };
}
