import type { Permission } from '@dossier/api/contract';

/** A section of the settings that is built: its address, and what it asks for; one of them is enough (`3-decisions.md` 4.3). */
export const settingsSections = {
  general: { href: '/administration/settings/general', anyOf: ['settingsGeneralRead'] },
  parties: { href: '/administration/settings/parties', anyOf: ['settingsPartiesRead'] },
  connections: { href: '/administration/settings/connections', anyOf: ['settingsConnectionsRead'] },
  products: { href: '/administration/settings/products', anyOf: ['settingsProductsRead'] },
  workflows: { href: '/administration/settings/workflows', anyOf: ['settingsWorkflowsRead'] },
  access: {
    href: '/administration/settings/access',
    anyOf: [
      'userSettingsRead',
      'userGroupsSettingsRead',
      'notificationSettingsRead',
      'accessTokenSettingsRead',
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly href: string; readonly anyOf: readonly Permission[] }>
>;

/** The pages of settings/products (S1 §2) that are built: the first stands at its address. */
export const productPages: readonly string[] = ['registrationTypes', 'modules'];

const { general, access, connections, parties, products, workflows } = settingsSections;

/** Each page of the settings that is built. */
export const settingsPageAddresses = {
  contact: general.href,
  whitelabeling: `${general.href}?tab=whitelabeling`,
  extensions: `${general.href}?tab=extensions`,
  region: `${general.href}?tab=region`,
  registrationTypes: products.href,
  modules: `${products.href}?tab=modules`,
  users: access.href,
  groups: `${access.href}?tab=groups`,
  tokens: `${access.href}?tab=tokens`,
  notifications: `${access.href}?tab=notifications`,
  authentication: `${access.href}?tab=authentication`,
  restrictedClients: `${access.href}?tab=restrictedClients`,
  customFields: parties.href,
  riskReview: `${parties.href}?tab=riskReview`,
  connections: connections.href,
  workflows: workflows.href,
} as const;
