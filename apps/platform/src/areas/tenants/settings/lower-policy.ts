import { defaultOnboarding, permissions, signOffPolicies, type SignOffPolicy } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantSubject } from '../../../shared/history/tenant-subject.ts';
import { requestSignOff, type Frozen, type SignOffKind } from '../../../shared/sign-off/sign-off.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { decidersOf } from '../../access/service.ts';
import { readSection, saveSection, type SectionChange, type StoredSection } from './sections-store.ts';

type Change = SectionChange<'onboarding'>;
type Stored = StoredSection<'onboarding'>;

const rank = (policy: SignOffPolicy | undefined) => signOffPolicies.indexOf(policy ?? 'none');

/**
 * Whether fewer people would decide than before: no one alone makes themselves the only one. Deciding alone (4.18, sole
 * practitioner) is for a firm in which no one else may decide: where there is another Admin, that one agrees first.
 * @throws {AppError} Blocked where others may decide, or were Admins in the last 30 days.
 */
export async function isLowered(
  work: UnitOfWork,
  before: Stored['value'],
  after: Stored['value'],
): Promise<boolean> {
  if (rank(after.acceptance) < rank(before.acceptance)) return true;
  if (before.solePractitioner || !after.solePractitioner) return false;
  const isOther = (id: string) => id !== work.actor.id;
  const { admins, all } = await decidersOf(work, permissions.code('workflowOnboardingAcceptedWrite'));
  if (admins.some(isOther)) return true;
  if ([...all].some(isOther))
    throw new AppError('Blocked', { fields: [{ path: 'value.solePractitioner', code: 'othersDecide' }] });
  return false;
}

/** What says how many people decide. */
const compared = ['acceptance', 'solePractitioner'] as const;

/**
 * Asks a second person for a change of the settings. What was asked for before keeps the policy that it was asked under.
 * @returns the section as it is: nothing has changed yet.
 * @throws {AppError} VersionStale; Blocked while another change is asked for.
 */
export async function askToLower(work: UnitOfWork, before: Stored, change: Change): Promise<Stored> {
  assertVersion(change.version, before.version);
  const signOff = await requestSignOff(work, {
    kind: lowerPolicy,
    subjectId: tenantSubject(work.tenantId),
    frozen: frozenOf(before),
    policy: 'twoPersons',
    payload: { value: change.value, byUser: change.byUser, reason: change.reason },
    diff: compared.flatMap(path => {
      const [old, now] = [before.value, change.value].map(value => value[path] ?? defaultOnboarding[path]);
      return old === now ? [] : [{ path, old, new: now }];
    }),
    comment: change.reason,
    editors: [],
  });
  audit(work, [
    { action: 'signOff.requested', objectType: 'settings', objectId: 'onboarding', detail: { signOff } },
  ]);
  return before;
}

const frozenOf = ({ version, value }: Stored): Frozen => ({ version, content: value });

/** Having fewer people decide on a client, as something that a second person signs off. */
export const lowerPolicy: SignOffKind = {
  action: 'settings.lowerPolicy',
  subjectType: 'settings',
  permission: permissions.code('settingsWorkflowsWrite'),

  async frozen(work, caller, id) {
    const maySee = caller.permissions.has(permissions.code('settingsWorkflowsRead'));
    if (!maySee || id !== tenantSubject(work.tenantId)) return null;
    return frozenOf(await readSection(work.tx, 'onboarding'));
  },

  async namesOf(work, caller, ids) {
    if (!caller.permissions.has(permissions.code('settingsWorkflowsRead'))) return new Map();
    const { value } = await readSection(work.tx, 'contact');
    return new Map(ids.map(id => [id, value.businessName]));
  },

  async apply(work, _caller, { payload }) {
    const { value, byUser, reason } = payload as unknown as Pick<Change, 'value' | 'byUser' | 'reason'>;
    const { version } = await readSection(work.tx, 'onboarding');
    await saveSection(work, { section: 'onboarding', version, value, byUser, reason });
  },

  // No one waits for it: the page of the settings shows what is asked for.
  closed: () => Promise.resolve(),
  expired: () => Promise.resolve(),
};
