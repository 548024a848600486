import {
  contract,
  isSignInLowered,
  restrictionKinds,
  type OutputOf,
  type SettingsSection,
} from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { assertCurrentTenant } from '../current-tenant.ts';
import type { SectionName, Sections } from '../sections.ts';
import { groupsAmong, staffAmong } from '../../access/service.ts';
import { findComplete } from '../../registrations/service.ts';
import { authenticationLowering } from './lower-authentication.ts';
import { askToLower, isLowered } from './lower-policy.ts';
import { isWidened, restrictedWidening } from './widen-restricted.ts';
import { readSection, saveSection, versionsOf } from './sections-store.ts';
import {
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
} from './views.ts';

type Onboarding = ReturnType<typeof onboardingView.read>;
type Authentication = OutputOf<typeof contract.tenants.authentication>['value'];
type History = OutputOf<typeof contract.tenants.settingsHistory>;

/** What a route knows when someone saves. */
export interface SaveCall {
  readonly work: UnitOfWork;
  readonly caller: Caller;
  readonly params: { readonly tenantId: string };
  readonly version: number;
  readonly body: { readonly reason: string | null };
}

/** What a page of the settings shows. @throws {AppError} NotFound for another tenant. */
export async function show<Name extends SectionName, Value>(
  work: UnitOfWork,
  tenantId: string,
  view: View<Name, Value>,
) {
  assertCurrentTenant(tenantId, work.tenantId);
  const { value, ...section } = await readSection(work.tx, view.section);
  return { ...section, value: view.read(value) };
}

/** Saves what a page of the settings shows. @throws {AppError} NotFound, VersionStale, ValidationFailed. */
export async function save<Name extends SectionName, Value>(
  call: SaveCall,
  view: View<Name, Value>,
  value: Value,
) {
  const { change } = await changeOf(call, view, value);
  const saved = await saveSection(call.work, change);
  return { ...saved, value: view.read(saved.value) };
}

async function changeOf<Name extends SectionName, Value>(
  { work, caller, params, version, body }: SaveCall,
  view: View<Name, Value>,
  value: Value,
) {
  assertCurrentTenant(params.tenantId, work.tenantId);
  const before = await readSection(work.tx, view.section);
  const change = {
    section: view.section,
    version,
    value: await view.write(before.value, value, work.tenantId),
    reason: body.reason,
    // A System Admin works as the tenant's Admin, but is none of its users.
    byUser: caller.homeTenantId === work.tenantId ? caller.userId : null,
  };
  return { before, change };
}

/**
 * Saves how the tenant takes someone on. Fewer people than before decide only when a second person agrees: until then the
 * answer is what was there.
 * @throws {AppError} as `save`; Blocked while that is asked for already, and for one person who
 * decides alone while others may.
 */
export async function saveOnboarding(call: SaveCall & { readonly body: { readonly value: Onboarding } }) {
  const { work } = call;
  const { before, change } = await changeOf(call, onboardingView, call.body.value);
  const lowers = await isLowered(work, before.value, change.value);
  const stored = lowers ? await askToLower(work, before, change) : await saveSection(work, change);
  if (!lowers) await findComplete(work);
  return { ...stored, value: onboardingView.read(stored.value) };
}

/**
 * Saves how people sign in. What protects less than before changes only when a second person agrees: until then the answer
 * is what was there.
 * @throws {AppError} as `save`; Blocked while that is asked for already.
 */
export async function saveAuthentication(
  call: SaveCall & { readonly body: { readonly value: Authentication } },
  view: View<'authentication', Authentication>,
) {
  const { work } = call;
  const { before, change } = await changeOf(call, view, call.body.value);
  const stored = isSignInLowered(view.read(before.value), view.read(change.value))
    ? await authenticationLowering.ask(work, before, change)
    : await saveSection(work, change);
  return { ...stored, value: view.read(stored.value) };
}

/**
 * Saves who may see restricted clients. More people than before see those there are only when a second person agrees: until
 * then the answer is what was there.
 * @throws {AppError} as `save`; Blocked while that is asked for already; ValidationFailed for users and groups that the
 * tenant does not have.
 */
export async function saveRestrictedClients(
  call: SaveCall & { readonly body: { readonly value: Sections['restrictedClients'] } },
) {
  const { value } = call.body;
  for (const kind of restrictionKinds)
    for (const [of, present] of [
      ['users', await staffAmong(call.work, value[kind].users)],
      ['groups', await groupsAmong(call.work, value[kind].groups)],
    ] as const) {
      const index = value[kind][of].findIndex(id => !present.has(id));
      if (index >= 0) {
        const path = `value.${kind}.${of}[${index}]`;
        throw new AppError('ValidationFailed', { fields: [{ path, code: 'oneOf' }] });
      }
    }
  const { before, change } = await changeOf(call, restrictedClientsView, value);
  const stored = (await isWidened(call.work, before.value, change.value))
    ? await restrictedWidening.ask(call.work, before, change)
    : await saveSection(call.work, change);
  return { ...stored, value: restrictedClientsView.read(stored.value) };
}

/**
 * Every version of what a page shows, the latest first. Anyone who may read a page may read what it was.
 * @throws {AppError} Forbidden.
 */
export async function historyOfView(
  work: UnitOfWork,
  caller: Caller,
  name: SettingsSection,
): Promise<History> {
  if (!caller.permissions.has(contract.tenants[name].access)) throw new AppError('Forbidden');
  const items = await listings[name](work);
  return { items, total: items.length, counts: {} };
}

const listings: Readonly<Record<SettingsSection, (work: UnitOfWork) => Promise<History['items']>>> = {
  contact: work => listed(work, contactView),
  region: work => listed(work, regionView),
  whitelabeling: work => listed(work, whitelabelingView),
  extensions: work => listed(work, extensionsView),
  onboarding: work => listed(work, onboardingView),
  registrationTypes: work => listed(work, registrationTypesView),
  modules: work => listed(work, modulesView),
  restrictedClients: work => listed(work, restrictedClientsView),
  connections: work => listed(work, connectionsView),
  riskReview: work => listed(work, riskReviewView),
};

async function listed<Name extends SectionName, Value extends object>(
  work: UnitOfWork,
  view: View<Name, Value>,
) {
  const versions = await versionsOf(work.tx, view.section);
  return versions.map(version => ({ ...version, value: { ...view.read(version.value) } }));
}
