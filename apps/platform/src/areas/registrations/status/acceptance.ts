import { registrationStatus } from '@dossier/validators/vocabularies';
import { AppError } from '../../../shared/errors/app-error.ts';
import {
  latestSignOff,
  type Frozen,
  type NewSignOff,
  type SignOffKind,
  type SignOffSummary,
} from '../../../shared/sign-off/sign-off.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { settle, sendMessages } from '../../messages/service.ts';
import { registrationsAbout } from '../event-detail.ts';
import { notifyChange } from '../notify-change.ts';
import { makeTransition } from './make-transition.ts';
import { acceptPermission, solePractitioner } from './sole-practitioner.ts';
import { decidedVersion, findRecord, findRow, type RegistrationRecord } from '../record.ts';

/** What is asked for: the acceptance, with the requester's comment. */
interface Payload {
  readonly next: 'ACCEPTED';
  readonly comment: string | null;
}

type Accepted = Pick<
  RegistrationRecord,
  'version' | 'neutral_changes' | 'status' | 'type' | 'parties' | 'risk_level'
>;

/** What an acceptance rests on. Documents are in its version: each that comes or changes makes another. */
const frozenOf = (record: Accepted): Frozen => {
  const { status, type, parties, risk_level: riskLevel } = record;
  return { version: decidedVersion(record), content: { status, type, parties, riskLevel } };
};

/** Accepting a client, as something that a second person signs off (R3 and 4.18). */
export const acceptance: SignOffKind = {
  action: 'registration.accept',
  subjectType: 'registration',
  permission: acceptPermission,
  alone: solePractitioner,

  async frozen(work, caller, id) {
    try {
      return frozenOf(await findRecord(work, caller, id));
    } catch (error) {
      if (error instanceof AppError && error.type === 'NotFound') return null;
      throw error;
    }
  },

  async namesOf(work, caller, ids) {
    const about = await registrationsAbout(work, caller, ids);
    return new Map([...about].map(([id, { name }]) => [id, name]));
  },

  async apply(work, caller, { subjectId, requestedBy, signOffId, isAlone }) {
    const record = await findRecord(work, caller, subjectId);
    await makeTransition(work, record, {
      next: registrationStatus.code('ACCEPTED'),
      // What was said stands with the request and its decision, each under its author.
      comment: null,
      reason: null,
      detail: { signOff: signOffId, requestedBy, ...(isAlone && { alone: true }) },
    });
    await sendMessages(work, {
      messageType: 'approvalDecided',
      userIds: [requestedBy],
      registrationId: subjectId,
    });
  },

  async closed(work, caller, { subjectId, requestedBy }) {
    await settle(work, ['approvalRequested'], subjectId);
    await sendMessages(work, {
      messageType: 'approvalDecided',
      userIds: [requestedBy],
      registrationId: subjectId,
    });
    const { version, assignee_id: assigneeId } = await findRow(work, caller, subjectId);
    notifyChange(work, { id: subjectId, version, assigneeIds: [assigneeId] });
  },

  async expired(work, { subjectId, requestedBy }) {
    await settle(work, ['approvalRequested'], subjectId);
    await sendMessages(work, {
      messageType: 'approvalVoided',
      userIds: [requestedBy],
      registrationId: subjectId,
    });
    const row = await work.tx
      .selectFrom('registrations')
      .select(['version', 'assignee_id'])
      .where('id', '=', subjectId)
      .executeTakeFirstOrThrow();
    notifyChange(work, { id: subjectId, version: row.version, assigneeIds: [row.assignee_id] });
  },
};

/** An acceptance as it is asked for: frozen with all that it rests on. */
export const acceptanceRequest = (
  record: Accepted & Pick<RegistrationRecord, 'id'>,
  { policy, comment, editors }: Pick<NewSignOff, 'policy' | 'comment' | 'editors'>,
): NewSignOff => ({
  kind: acceptance,
  subjectId: record.id,
  frozen: frozenOf(record),
  policy,
  payload: { next: 'ACCEPTED', comment } satisfies Payload,
  diff: [{ path: 'status', old: record.status, new: 'ACCEPTED' }],
  comment,
  editors,
});

/** The request that someone has to decide on; null where no one has to. */
export async function openRequestOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<SignOffSummary | null> {
  const latest = await latestSignOff(work, caller, acceptance, { type: 'registration', id });
  return latest?.state === 'requested' ? latest : null;
}
