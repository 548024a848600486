import { array, mixed, number, object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { riskReviewSettings } from '../../kyc/entities.ts';
import { restrictedClientSettings } from '../../parties/restriction.ts';
import { onboardingSettings } from '../onboarding-settings.ts';
import {
  authenticationSettings,
  brandInput,
  contactSettings,
  extensionSettings,
  moduleSettings,
  ownershipSettings,
  registrationTypeSettings,
  versioned,
} from './entities.ts';
import { regionSettings } from '../settings-values.ts';

const settingsPath = '/tenants/{tenantId}/settings';

export const contact = endpoint({
  name: 'tenants.contact',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'contact',
  kind: 'json',
  access: 'settingsGeneralRead',
  response: versioned(contactSettings.required()),
});

export const saveContact = endpoint({
  name: 'tenants.saveContact',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'contact',
  kind: 'json',
  access: 'settingsGeneralWrite',
  response: versioned(contactSettings.required()),
});

export const region = endpoint({
  name: 'tenants.region',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'region',
  kind: 'json',
  access: 'settingsGeneralRead',
  response: versioned(regionSettings.required()),
});

export const saveRegion = endpoint({
  name: 'tenants.saveRegion',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'region',
  kind: 'json',
  access: 'settingsGeneralWrite',
  response: versioned(regionSettings.required()),
});

export const whitelabeling = endpoint({
  name: 'tenants.whitelabeling',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'whitelabeling',
  kind: 'json',
  access: 'settingsGeneralRead',
  response: versioned(brandInput),
});

export const saveWhitelabeling = endpoint({
  name: 'tenants.saveWhitelabeling',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'whitelabeling',
  kind: 'json',
  access: 'settingsGeneralWrite',
  response: versioned(brandInput),
});

export const extensions = endpoint({
  name: 'tenants.extensions',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'extensions',
  kind: 'json',
  access: 'settingsGeneralRead',
  response: versioned(extensionSettings.required()),
});

export const saveExtensions = endpoint({
  name: 'tenants.saveExtensions',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'extensions',
  kind: 'json',
  access: 'settingsGeneralWrite',
  response: versioned(extensionSettings.required()),
});

export const onboarding = endpoint({
  name: 'tenants.onboarding',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'onboarding',
  kind: 'json',
  access: 'settingsWorkflowsRead',
  response: versioned(onboardingSettings.required()),
});

export const saveOnboarding = endpoint({
  name: 'tenants.saveOnboarding',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'onboarding',
  kind: 'json',
  access: 'settingsWorkflowsWrite',
  response: versioned(onboardingSettings.required()),
});

export const registrationTypes = endpoint({
  name: 'tenants.registrationTypes',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'registrationTypes',
  kind: 'json',
  access: 'settingsProductsRead',
  response: versioned(registrationTypeSettings.required()),
});

export const saveRegistrationTypes = endpoint({
  name: 'tenants.saveRegistrationTypes',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'registrationTypes',
  kind: 'json',
  access: 'settingsProductsWrite',
  response: versioned(registrationTypeSettings.required()),
});

export const modules = endpoint({
  name: 'tenants.modules',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'modules',
  kind: 'json',
  access: 'settingsProductsRead',
  response: versioned(moduleSettings.required()),
});

export const saveModules = endpoint({
  name: 'tenants.saveModules',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'modules',
  kind: 'json',
  access: 'settingsProductsWrite',
  response: versioned(moduleSettings.required()),
});

export const connections = endpoint({
  name: 'tenants.connections',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'connections',
  kind: 'json',
  access: 'settingsConnectionsRead',
  response: versioned(ownershipSettings.required()),
});

export const saveConnections = endpoint({
  name: 'tenants.saveConnections',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'connections',
  kind: 'json',
  access: 'settingsConnectionsWrite',
  response: versioned(ownershipSettings.required()),
});

export const riskReview = endpoint({
  name: 'tenants.riskReview',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'riskReview',
  kind: 'json',
  access: 'settingsPartiesRead',
  response: versioned(riskReviewSettings.required()),
});

export const saveRiskReview = endpoint({
  name: 'tenants.saveRiskReview',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'riskReview',
  kind: 'json',
  access: 'settingsPartiesWrite',
  response: versioned(riskReviewSettings.required()),
});

export const authentication = endpoint({
  name: 'tenants.authentication',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'authentication',
  kind: 'json',
  access: 'userSettingsRead',
  response: versioned(authenticationSettings.required()),
});

export const saveAuthentication = endpoint({
  name: 'tenants.saveAuthentication',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'authentication',
  kind: 'json',
  access: 'userSettingsWrite',
  response: versioned(authenticationSettings.required()),
});

export const restrictedClients = endpoint({
  name: 'tenants.restrictedClients',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'restrictedClients',
  kind: 'json',
  access: 'userSettingsRead',
  response: versioned(restrictedClientSettings.required()),
});

export const saveRestrictedClients = endpoint({
  name: 'tenants.saveRestrictedClients',
  service: 'main',
  method: 'PUT',
  path: settingsPath,
  action: 'restrictedClients',
  kind: 'json',
  access: 'userSettingsWrite',
  response: versioned(restrictedClientSettings.required()),
});

export const settingsHistory = endpoint({
  name: 'tenants.settingsHistory',
  service: 'main',
  method: 'GET',
  path: settingsPath,
  action: 'history',
  kind: 'json',
  // Which of them a section asks for is the handler's to know: what reading its page asks for.
  access: [
    'settingsGeneralRead',
    'settingsWorkflowsRead',
    'settingsProductsRead',
    'settingsConnectionsRead',
    'settingsPartiesRead',
    'userSettingsRead',
  ],
  response: listOf(
    object({
      version: number().integer().required(),
      at: string().required(),
      by: string().nullable().defined(),
      reason: string().nullable().defined(),
      value: mixed<Readonly<Record<string, unknown>>>().required(),
    }),
  ),
});

export const logoUpload = endpoint({
  name: 'tenants.logoUpload',
  service: 'main',
  method: 'POST',
  path: '/tenants/{tenantId}/logo',
  kind: 'json',
  access: 'settingsGeneralWrite',
  response: object({
    /** What a brand names it by: `asset:…`. */
    asset: string().required(),
    url: string().required(),
    /** Elements and attributes that were left out of a drawing. */
    removed: array(string().required()).required(),
  }),
});
