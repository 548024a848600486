import { defaultOnboarding, permissions, signOffPolicies, type SignOffPolicy } from '@dossier/api/contract';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { decidersOf } from '../../access/service.ts';
import { lowering } from './lowering.ts';
import type { StoredSection } from './sections-store.ts';

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

/** Having fewer people decide on a client, as something that a second person signs off. */
export const { kind: lowerPolicy, ask: askToLower } = lowering({
  section: 'onboarding',
  action: 'settings.lowerPolicy',
  subjectType: 'settings',
  read: permissions.code('settingsWorkflowsRead'),
  write: permissions.code('settingsWorkflowsWrite'),
  diffOf: (before, after) =>
    compared.flatMap(path => {
      const [old, next] = [before, after].map(value => value[path] ?? defaultOnboarding[path]);
      return old === next ? [] : [{ path, old, new: next }];
    }),
});
