import { permissions as catalogue, type Permission, type Role } from '../../permission.ts';
import { decides, initiates, parseGrant } from './grant-text.ts';

/** Whether a role has a permission by itself, may be given it by a group, or never has it. */
export type Grant = 'yes' | 'may' | 'never';

type Row = Readonly<Record<Role, Grant>>;

const row = (systemAdmin: Grant, admin: Grant, user: Grant, agent: Grant): Row => ({
  ROLE_SYSTEM_ADMIN: systemAdmin,
  ROLE_TENANT_ADMIN: admin,
  ROLE_TENANT_USER: user,
  ROLE_TENANT_AGENT: agent,
});

const admins = row('yes', 'yes', 'never', 'never');
const adminsOrGranted = row('yes', 'yes', 'may', 'never');
const staff = row('yes', 'yes', 'yes', 'never');
const everybody = row('yes', 'yes', 'yes', 'yes');
/** System Admin has these only where the tenant grants it, Admin through the compliance group. */
const compliance = row('may', 'may', 'may', 'never');

/** Roles → permissions, as decided in 4.2: one line a permission, in the order of the catalogue. */
export const grants: Readonly<Record<Permission, Row>> = {
  userGroupsSettingsRead: adminsOrGranted,
  userGroupsSettingsWrite: admins,
  userSettingsRead: adminsOrGranted,
  userSettingsWrite: admins,
  accessTokenSettingsRead: admins,
  accessTokenSettingsWrite: admins,
  notificationSettingsRead: adminsOrGranted,
  notificationSettingsWrite: adminsOrGranted,
  clientFileOverviewPartiesExport: adminsOrGranted,
  dataRetentionRead: adminsOrGranted,
  dataRetentionWrite: admins,
  dataRetentionSettingsRead: admins,
  dataRetentionSettingsWrite: admins,
  deleteProductWrite: adminsOrGranted,
  deletePartyWrite: adminsOrGranted,
  adminSettings: admins,
  workflowPartyInputOrchestrationProcessingStartedWrite: adminsOrGranted,
  workflowPartyInputOrchestrationDataChangedWrite: staff,
  workflowPartyInputOrchestrationValidationStartedWrite: staff,
  workflowReviewDoneWrite: adminsOrGranted,
  workflowExitDoneWrite: adminsOrGranted,
  workflowEndProductDoneWrite: staff,
  workflowEndPartyDoneWrite: adminsOrGranted,
  workflowAddProductToClientDoneWrite: staff,
  workflowOnboardingAcceptedWrite: adminsOrGranted,
  workflowOnboardingRejectedWrite: staff,
  workflowManualIdentificationSignOffWrite: adminsOrGranted,
  workflowChangePartyStatusWrite: staff,
  workflowRemoveConnectionWrite: staff,
  registrationRead: everybody,
  registrationWrite: everybody,
  clientFileRead: everybody,
  clientFileWrite: row('yes', 'yes', 'yes', 'may'),
  screeningResolve: staff,
  screeningSuppress: adminsOrGranted,
  riskOverride: admins,
  identifierReveal: row('yes', 'yes', 'yes', 'may'),
  settingsGeneralRead: adminsOrGranted,
  settingsGeneralWrite: admins,
  settingsPartiesRead: adminsOrGranted,
  settingsPartiesWrite: admins,
  settingsProductsRead: adminsOrGranted,
  settingsProductsWrite: admins,
  settingsConnectionsRead: adminsOrGranted,
  settingsConnectionsWrite: admins,
  settingsDocumentsRead: adminsOrGranted,
  settingsDocumentsWrite: admins,
  settingsSurveysRead: adminsOrGranted,
  settingsSurveysWrite: admins,
  settingsWorkflowsRead: adminsOrGranted,
  settingsWorkflowsWrite: admins,
  custodianSend: adminsOrGranted,
  restrictedNotesRead: compliance,
  restrictedNotesWrite: compliance,
  auditRead: adminsOrGranted,
  evidencePackExport: adminsOrGranted,
};

const names = catalogue.codes;
const isSectionSetting = (name: Permission) => name.startsWith('settings');

/** What else someone has who has this: write implies read; `adminSettings` all settings sections while it exists. */
export function impliedBy(name: Permission): readonly Permission[] {
  const read = name.replace(/Write$/, 'Read') as Permission;
  const reads = name.endsWith('Write') && read in grants ? [read] : [];
  return name === 'adminSettings' ? [...reads, ...names.filter(isSectionSetting)] : reads;
}

const isDecidedBy = (granted: readonly string[], may: typeof decides): ReadonlySet<Permission> =>
  new Set(granted.map(parseGrant).flatMap(grant => (grant && may(grant.mode) ? [grant.permission] : [])));

/**
 * What someone may do: what the role has, and what groups add that the role may be given. Groups add; nothing
 * takes away; a name that is not in the catalogue adds nothing.
 * @param granted what groups give, as they keep it.
 */
export function permissionsOf(role: Role, granted: readonly string[]): ReadonlySet<Permission> {
  const added = isDecidedBy(granted, decides);
  const direct = names.filter(
    name => grants[name][role] === 'yes' || (grants[name][role] === 'may' && added.has(name)),
  );
  const implied = direct.flatMap(impliedBy).filter(name => grants[name][role] !== 'never');
  return new Set([...direct, ...implied]);
}

/**
 * What someone may only ask for, or only decide on for others: never do alone, where one person would be enough
 * (3-decisions 4.18). Of several groups one may give the one half and another the other.
 */
export function inPartOf(role: Role, granted: readonly string[]): ReadonlySet<Permission> {
  const [initiated, decided] = [isDecidedBy(granted, initiates), isDecidedBy(granted, decides)];
  return new Set(
    [...initiated, ...decided].filter(
      name => grants[name][role] === 'may' && !(initiated.has(name) && decided.has(name)),
    ),
  );
}
