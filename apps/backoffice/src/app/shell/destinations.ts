import type { Permission } from '@dossier/api/contract';
import type { Feature } from '../guards.ts';
import type { Words } from '../../shared/words.ts';

/** A place that navigation, the palette and the keys lead to. */
export interface Destination {
  readonly id: string;
  readonly href: string;
  readonly label: (t: Words) => string;
  /** One of them is needed; none: everybody. */
  readonly anyOf?: readonly Permission[];
  readonly feature?: Feature;
  /** Its area is not built yet: nothing leads there. */
  readonly isToCome?: true;
  /** Keys that lead there: `g d`. */
  readonly keys?: string;
}

const imports = [
  'workflowPartyInputOrchestrationValidationStartedWrite',
  'workflowPartyInputOrchestrationDataChangedWrite',
] as const;

/** In the order of the navigation (S1 §2). */
export const destinations = {
  dashboard: {
    id: 'dashboard',
    href: '/administration/dashboard',
    label: t => t($ => $.shell.dashboard),
    keys: 'g d',
  },
  inbox: {
    id: 'inbox',
    href: '/administration/inbox',
    label: t => t($ => $.places.navigation.inbox),
    keys: 'g i',
  },
  tasks: {
    id: 'tasks',
    href: '/administration/tasks',
    label: t => t($ => $.places.navigation.tasks),
    keys: 'g t',
  },
  registrations: {
    id: 'registrations',
    href: '/administration/registrations',
    label: t => t($ => $.shell.registrations),
    anyOf: ['registrationRead'],
    keys: 'g r',
  },
  clients: {
    id: 'clients',
    href: '/administration/clients',
    label: t => t($ => $.places.titles.clients),
    anyOf: ['clientFileRead'],
    feature: 'clientFile',
    keys: 'g c',
    isToCome: true,
  },
  businesses: {
    id: 'businesses',
    href: '/administration/clients/business',
    label: t => t($ => $.places.titles.businesses),
    anyOf: ['clientFileRead'],
    feature: 'clientFile',
    isToCome: true,
  },
  products: {
    id: 'products',
    href: '/administration/products',
    label: t => t($ => $.places.titles.products),
    anyOf: ['clientFileRead'],
    feature: 'clientFile',
    isToCome: true,
  },
  clientImports: {
    id: 'clientImports',
    href: '/administration/clients/imports',
    label: t => t($ => $.places.titles.clientImports),
    anyOf: imports,
    feature: 'clientFile',
    isToCome: true,
  },
  bulkUpload: {
    id: 'bulkUpload',
    href: '/administration/bulk-upload',
    label: t => t($ => $.places.titles.bulkUpload),
    anyOf: ['clientFileWrite'],
    feature: 'clientFile',
    isToCome: true,
  },
  kyc: {
    id: 'kyc',
    href: '/administration/kyc',
    label: t => t($ => $.places.titles.kyc),
    anyOf: ['clientFileRead', 'registrationRead'],
    isToCome: true,
  },
  task: {
    id: 'task',
    href: '/administration/task',
    label: t => t($ => $.places.titles.task),
    isToCome: true,
  },
  workflowImport: {
    id: 'workflowImport',
    href: '/administration/workflow-import',
    label: t => t($ => $.places.titles.workflowImport),
    anyOf: imports,
    feature: 'clientFile',
    isToCome: true,
  },
  pmsConnection: {
    id: 'pmsConnection',
    href: '/administration/pms-connection',
    label: t => t($ => $.places.titles.pmsConnection),
    anyOf: ['clientFileWrite'],
    feature: 'pmsKycsConnection',
    isToCome: true,
  },
  settings: {
    id: 'settings',
    href: '/administration/settings',
    label: t => t($ => $.places.navigation.settings),
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

export type DestinationId = keyof typeof destinations;

/** Every permission that a place asks for: asked once, for all of them. */
export const permissionsOfPlaces: readonly Permission[] = [
  ...new Set(Object.values<Destination>(destinations).flatMap(({ anyOf = [] }) => anyOf)),
  'registrationWrite',
];
