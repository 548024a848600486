import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import type { SideGroup } from '@dossier/ui/side-navigation';
import { settingsPageAddresses, settingsSections } from './settings-sections.ts';
import { useTranslations, type Translate } from './translations.ts';

export type SettingsPageId = keyof typeof settingsPageAddresses;

const { general, connections, parties, products, workflows } = settingsSections;

interface Entry {
  readonly id: SettingsPageId;
  readonly anyOf: readonly Permission[];
  readonly label: (t: Translate<'settings'>) => string;
}

const entries: Readonly<Record<'general' | 'products' | 'access' | 'more', readonly Entry[]>> = {
  general: [
    { id: 'contact', anyOf: general.anyOf, label: t => t($ => $.settings.tabs.contact) },
    {
      id: 'whitelabeling',
      anyOf: general.anyOf,
      label: t => t($ => $.settings.tabs.whitelabeling),
    },
    {
      id: 'extensions',
      anyOf: general.anyOf,
      label: t => t($ => $.settings.tabs.extensions),
    },
    { id: 'region', anyOf: general.anyOf, label: t => t($ => $.settings.tabs.region) },
  ],
  products: [
    {
      id: 'registrationTypes',
      anyOf: products.anyOf,
      label: t => t($ => $.settings.tabs.registrationTypes),
    },
    {
      id: 'modules',
      anyOf: products.anyOf,
      label: t => t($ => $.settings.tabs.modules),
    },
  ],
  access: [
    {
      id: 'users',
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.users),
    },
    {
      id: 'groups',
      anyOf: ['userGroupsSettingsRead'],
      label: t => t($ => $.settings.tabs.groups),
    },
    {
      id: 'tokens',
      anyOf: ['accessTokenSettingsRead'],
      label: t => t($ => $.settings.tabs.tokens),
    },
    {
      id: 'notifications',
      anyOf: ['notificationSettingsRead'],
      label: t => t($ => $.settings.tabs.notifications),
    },
    {
      id: 'authentication',
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.authentication),
    },
    {
      id: 'restrictedClients',
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.restrictedClients),
    },
  ],
  more: [
    { id: 'customFields', anyOf: parties.anyOf, label: t => t($ => $.settings.tabs.customFields) },
    { id: 'riskReview', anyOf: parties.anyOf, label: t => t($ => $.settings.tabs.riskReview) },
    { id: 'connections', anyOf: connections.anyOf, label: t => t($ => $.settings.tabs.connections) },
    { id: 'workflows', anyOf: workflows.anyOf, label: t => t($ => $.settings.tabs.workflows) },
  ],
};

const permissions = [
  ...new Set(Object.values(settingsSections).flatMap(({ anyOf }): readonly Permission[] => anyOf)),
];

/** The settings that exist and that the reader may open, in their groups. */
export function useSettingsGroups(): readonly SideGroup[] {
  const t = useTranslations('settings');
  const { may } = usePermissions(permissions);
  return (['general', 'products', 'access', 'more'] as const).flatMap(id => {
    const items = entries[id]
      .filter(({ anyOf }) => anyOf.some(name => may(name)))
      .map(entry => ({ id: entry.id, href: settingsPageAddresses[entry.id], label: entry.label(t) }));
    return items.length === 0 ? [] : [{ id, label: t($ => $.settings.groups[id]), items }];
  });
}
