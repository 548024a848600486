import { transitionsFrom, type BodyOf, type contract, type FieldViolation } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { requestSignOff } from '../../../shared/sign-off/sign-off.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyDeciders } from '../../messages/service.ts';
import { notifyChange } from '../notify-change.ts';
import { acceptanceRequest } from './acceptance.ts';
import { editorsOf } from './editors.ts';
import { makeTransition } from './make-transition.ts';
import { optionOf, type Option } from './options.ts';
import { readProgress, type Progress } from './progress.ts';
import { findRecord, type RegistrationRecord } from '../record.ts';
import { statusContextOf } from './status-context.ts';

export type StatusChange = BodyOf<typeof contract.registrations.changeStatus>;

/** What was seen when the change was asked for. */
interface RegistrationVersion {
  readonly id: string;
  readonly version: number;
}

/** A change of status that may be made: of what, and how it stands. */
interface AllowedChange {
  readonly record: RegistrationRecord;
  readonly option: Option;
}

/**
 * Whether a registration may have another status now.
 * @throws {AppError} NotFound; VersionStale; TransitionNotAllowed for what is no edge of 4.1, with those that are;
 * Forbidden; ValidationFailed without the comment or the reason that it takes; Blocked with everything that is missing.
 */
export async function assertChangeable(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: RegistrationVersion,
  change: StatusChange,
): Promise<AllowedChange> {
  const { next } = change;
  const record = await findRecord(work, caller, id);
  assertVersion(version, record.version);
  const edges = transitionsFrom(record.status);
  const transition = edges.find(edge => edge.next === next);
  if (!transition)
    throw new AppError('TransitionNotAllowed', {
      fields: [
        {
          path: 'next',
          code: 'transitionNotAllowed',
          params: { from: record.status, next, allowed: edges.map(edge => edge.next) },
        },
      ],
    });
  const option = optionOf(transition, await statusContextOf(work, record), caller);
  if (option.blockers.some(({ code }) => code === 'notPermitted')) throw new AppError('Forbidden');
  assertExplained(option, change);
  if (option.blockers.length > 0) throw new AppError('Blocked', { fields: option.blockers.map(violationOf) });
  // What migrating does is seen and confirmed before (R9): by way of its preview.
  if (next === registrationStatus.code('MIGRATED'))
    throw new AppError('Blocked', { fields: [{ path: 'next', code: 'previewUnconfirmed' }] });
  return { record, option };
}

/**
 * Makes the next status the present one, or asks a second person for it where the policy says so.
 * @throws {AppError} As `assertChangeable`.
 */
export async function changeStatus(
  work: UnitOfWork,
  caller: Caller,
  registration: RegistrationVersion,
  change: StatusChange,
): Promise<Progress> {
  const { record, option } = await assertChangeable(work, caller, registration, change);
  const { next, comment, reason } = change;
  const { signOff: policy } = option;
  if (policy === 'none')
    await makeTransition(work, record, { next, comment: comment?.trim() || null, reason });
  else await askForIt(work, record, { policy, comment: comment?.trim() || null });
  return readProgress(work, caller, registration.id);
}

const violationOf = ({ code, section, partyId, params }: Option['blockers'][number]): FieldViolation => ({
  path: 'next',
  code,
  params: { ...params, section, partyId },
});

/** @throws {AppError} ValidationFailed. */
function assertExplained(
  { requiresComment, reasonCodes }: Option,
  { comment, reason }: Pick<StatusChange, 'comment' | 'reason'>,
): void {
  const fields: FieldViolation[] = [];
  if (requiresComment && !comment?.trim()) fields.push({ path: 'comment', code: 'required' });
  if (reasonCodes && reason === null) fields.push({ path: 'reason', code: 'required' });
  if (reason !== null && !reasonCodes?.includes(reason)) fields.push({ path: 'reason', code: 'oneOf' });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}

interface SignOffTerms {
  readonly policy: 'twoPersons' | 'twoPersonsSenior';
  readonly comment: string | null;
}

/** Freezes the acceptance for someone else's decision, and notifies those who may decide. */
async function askForIt(
  work: UnitOfWork,
  record: RegistrationRecord,
  { policy, comment }: SignOffTerms,
): Promise<void> {
  const { id, version } = record;
  const editors = await editorsOf(work, id);
  const request = acceptanceRequest(record, { policy, comment, editors });
  const signOffId = await requestSignOff(work, request);
  await notifyDeciders(work, { ...request, requestedBy: work.actor.id }, { registrationId: id });
  notifyChange(work, { id, version, assigneeIds: [record.assignee_id] });
  audit(work, [
    {
      action: 'signOff.requested',
      objectType: 'registration',
      objectId: id,
      detail: { signOff: signOffId, policy },
    },
  ]);
}
