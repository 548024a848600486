import type { Permission } from '@dossier/api/contract';
import type { Translate } from '../../shared/translations.ts';
import type { Demands } from '../guards.ts';

export interface Destination {
  readonly id: string;
  readonly href: string;
  /** Another address of the same place. */
  readonly alsoAt?: string;
  readonly label: (t: Translate<'frame'>) => string;
  /** One of them is needed; none: everyone. */
  readonly anyOf?: readonly Permission[];
  /** What the firm has to have switched on (4.3). */
  readonly demands?: Pick<Demands, 'feature' | 'registrationType'>;
  /** Keys that lead there: `g d`. */
  readonly keys?: string;
}

/** In the order of the navigation (S1 §2), without those whose area is not built yet: nothing leads there. */
export const destinations = {
  dashboard: {
    id: 'dashboard',
    href: '/administration/dashboard',
    label: t => t($ => $.common.dashboard),
    keys: 'g d',
  },
  inbox: {
    id: 'inbox',
    href: '/administration/inbox',
    label: t => t($ => $.frame.navigation.inbox),
    keys: 'g i',
  },
  tasks: {
    id: 'tasks',
    href: '/administration/tasks',
    alsoAt: '/administration/task',
    label: t => t($ => $.frame.navigation.tasks),
    keys: 'g t',
  },
  registrations: {
    id: 'registrations',
    href: '/administration/registrations',
    label: t => t($ => $.common.registrations),
    anyOf: ['registrationRead'],
    keys: 'g r',
  },
  clients: {
    id: 'clients',
    href: '/administration/clients',
    label: t => t($ => $.frame.navigation.persons),
    anyOf: ['clientFileRead'],
    demands: { feature: 'clientFile' },
    keys: 'g c',
  },
  businesses: {
    id: 'businesses',
    href: '/administration/clients/business',
    label: t => t($ => $.frame.navigation.businesses),
    anyOf: ['clientFileRead'],
    demands: { feature: 'clientFile', registrationType: 'BUSINESS' },
    keys: 'g b',
  },
  settings: {
    id: 'settings',
    href: '/administration/settings',
    label: t => t($ => $.frame.navigation.settings),
    anyOf: [
      'settingsGeneralRead',
      'settingsPartiesRead',
      'settingsProductsRead',
      'settingsConnectionsRead',
      'settingsDocumentsRead',
      'settingsSurveysRead',
      'settingsWorkflowsRead',
      'userGroupsSettingsRead',
      'notificationSettingsRead',
      'accessTokenSettingsRead',
      'userSettingsRead',
      'dataRetentionRead',
    ],
  },
} as const satisfies Readonly<Record<string, Destination>>;

/** Where a registration is started: `n`. */
export const newRegistration = '/administration/registrations/new';

export type DestinationId = keyof typeof destinations;

/** Every permission that a place asks for: asked once, for all of them. */
export const permissionsOfDestinations: readonly Permission[] = [
  ...new Set(Object.values<Destination>(destinations).flatMap(({ anyOf = [] }) => anyOf)),
  'registrationWrite',
];
