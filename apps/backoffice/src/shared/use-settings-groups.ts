import { usePermissions } from '@dossier/api/access';
import type { Permission } from '@dossier/api/contract';
import type { SideGroup } from '@dossier/ui/side-navigation';
import { settingsSections } from './settings-sections.ts';
import { useTranslations, type Translate } from './translations.ts';

export type SettingsPageId =
  | 'contact'
  | 'whitelabeling'
  | 'extensions'
  | 'region'
  | 'registrationTypes'
  | 'modules'
  | 'users'
  | 'groups'
  | 'tokens'
  | 'notifications'
  | 'authentication'
  | 'connections'
  | 'customFields'
  | 'restrictedClients'
  | 'workflows';

const { general, access, connections, parties, products, workflows } = settingsSections;
const tab = (name: string) => `${general.href}?tab=${name}`;

interface Entry {
  readonly id: SettingsPageId;
  readonly href: string;
  readonly anyOf: readonly Permission[];
  readonly label: (t: Translate<'settings'>) => string;
}

const entries: Readonly<Record<'general' | 'products' | 'access' | 'more', readonly Entry[]>> = {
  general: [
    { id: 'contact', href: general.href, anyOf: general.anyOf, label: t => t($ => $.settings.tabs.contact) },
    {
      id: 'whitelabeling',
      href: tab('whitelabeling'),
      anyOf: general.anyOf,
      label: t => t($ => $.settings.tabs.whitelabeling),
    },
    {
      id: 'extensions',
      href: tab('extensions'),
      anyOf: general.anyOf,
      label: t => t($ => $.settings.tabs.extensions),
    },
    { id: 'region', href: tab('region'), anyOf: general.anyOf, label: t => t($ => $.settings.tabs.region) },
  ],
  products: [
    {
      id: 'registrationTypes',
      href: products.href,
      anyOf: products.anyOf,
      label: t => t($ => $.settings.tabs.registrationTypes),
    },
    {
      id: 'modules',
      href: `${products.href}?tab=modules`,
      anyOf: products.anyOf,
      label: t => t($ => $.settings.tabs.modules),
    },
  ],
  access: [
    {
      id: 'users',
      href: access.href,
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.users),
    },
    {
      id: 'groups',
      href: `${access.href}?tab=groups`,
      anyOf: ['userGroupsSettingsRead'],
      label: t => t($ => $.settings.tabs.groups),
    },
    {
      id: 'tokens',
      href: `${access.href}?tab=tokens`,
      anyOf: ['accessTokenSettingsRead'],
      label: t => t($ => $.settings.tabs.tokens),
    },
    {
      id: 'notifications',
      href: `${access.href}?tab=notifications`,
      anyOf: ['notificationSettingsRead'],
      label: t => t($ => $.settings.tabs.notifications),
    },
    {
      id: 'authentication',
      href: `${access.href}?tab=authentication`,
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.authentication),
    },
    {
      id: 'restrictedClients',
      href: `${access.href}?tab=restrictedClients`,
      anyOf: ['userSettingsRead'],
      label: t => t($ => $.settings.tabs.restrictedClients),
    },
  ],
  more: [
    { ...parties, id: 'customFields', label: t => t($ => $.settings.tabs.customFields) },
    { ...connections, id: 'connections', label: t => t($ => $.settings.tabs.connections) },
    { ...workflows, id: 'workflows', label: t => t($ => $.settings.tabs.workflows) },
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
      .map(entry => ({ id: entry.id, href: entry.href, label: entry.label(t) }));
    return items.length === 0 ? [] : [{ id, label: t($ => $.settings.groups[id]), items }];
  });
}
