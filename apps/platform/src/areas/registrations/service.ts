import type { BodyOf, contract } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { adminsOf } from '../access/service.ts';
import { sendMessages } from '../messages/service.ts';
import { partyCreated } from '../parties/service.ts';
import { readSections } from '../tenants/service.ts';
import { assertKinds, assertValid } from './validity.ts';
import { assertAddressed, invite } from './invitation/invite.ts';
import { withIds } from './party-tree.ts';
import { checkCompleteness } from './status/check-completeness.ts';
import { notifyChange } from './notify-change.ts';
import { getRegistration, type Registration } from './get.ts';
import { findLinked, linkedNode } from './link-parties.ts';
import { membershipsById, membersOf } from './members.ts';
import { insertRegistrations, newPartiesOf, registrationNumber, takeNumbers } from './store.ts';

export { addUpCounts } from './add-up-counts.ts';
export { registrationsWith, reseat } from './reseat.ts';
export { membershipsById, membersOf, registrationsOfParty } from './members.ts';
export {
  checkRegistrationsOf,
  followParties,
  lockWithRegistrations,
  notifyRegistrationsOf,
} from './shared-parties.ts';
export { assigneeOf, countOpenRegistrations, openStatuses, registrationsAbout } from './event-detail.ts';
export { calendarOf } from './status/deadline.ts';
export { countAssigned, handOver, recipientOf } from './hand-over.ts';
export { registrationsAsClient, setRiskLevel, type AsClient } from './risk-levels.ts';
export { dueRegistrations } from './due.ts';
export { reviewedStatuses, type OtherTasks } from './open-tasks.ts';
export { listTasks, readOpenTasks, type Task } from './tasks.ts';
export { readBoard } from './board.ts';
export { decidedByWeek, leftInTime } from './board-figures.ts';
export { nextStepsOf } from './next-steps-of.ts';
export { figuresOf, firstMonth, teamLoad } from './figures.ts';
export { acceptance, acceptanceRequest, openRequestOf } from './status/acceptance.ts';
export { acceptancePolicy } from './status/options.ts';
export { keepSnapshots, type Accepted } from './status/snapshots.ts';
export type { RegistrationQuery } from './filters.ts';
export { listRegistrations } from './list.ts';
export { listComments } from './comments/comments.ts';
export { registrationJobs } from './jobs.ts';
export { historyOfRegistration } from './history.ts';
export { everyParty, findParty, partyName } from './party-tree.ts';
export {
  changeRecord,
  findRecord,
  findRow,
  lockRecord,
  withParties,
  withPartiesEach,
  type RegistrationRecord,
} from './record.ts';
export { findComplete } from './status/check-completeness.ts';
export { undoChange } from './status/undo-change.ts';
export { changeStatus } from './status/change-status.ts';
export { statusEvents, type StatusEvent } from './status/status-events.ts';
export { setWaiting } from './status/wait.ts';
export { assignRegistration } from './assign.ts';
export { readProgress } from './status/progress.ts';
export { statusComments } from './status/status-comments.ts';
export { dueSoonDays, notifyDueSoon } from './status/notify-due-soon.ts';
export { sendBackExpired } from './status/send-back.ts';
export {
  insertRegistrations,
  insertStages,
  newPartiesOf,
  registrationNumber,
  takeNumbers,
  type NewStage,
} from './store.ts';

export { getRegistration, type Registration } from './get.ts';
export type NewRegistration = BodyOf<typeof contract.registrations.create>;

/**
 * Starts an onboarding: status INCOMPLETE, assigned to its creator (R0).
 * @throws {AppError} RegistrationTypeNotEnabled, InvalidRegistration.
 */
export async function createRegistration(
  work: UnitOfWork,
  caller: Caller,
  input: NewRegistration,
): Promise<Registration> {
  const { tx, tenantId, now, random } = work;
  const { registrations: settings } = await readSections(tx, ['registrations']);
  if (!settings.enabledTypes.includes(input.type)) throw new AppError('RegistrationTypeNotEnabled');
  const id = random.uuid();
  const status = registrationStatus.code('INCOMPLETE');
  const linked = await findLinked(work, caller, input.parties, { at: 'parties' });
  const parties = input.parties.flatMap(
    ({ linked: linkedId, relation, signer, ubo, ...party }) =>
      linkedNode(linked, { linked: linkedId, relation, signer, ubo, ...party }) ??
      withIds([party], () => random.uuid()),
  );
  assertValid({ _id: id, tenant_id: tenantId, type: input.type, subType: input.subType, status, parties });
  assertKinds(input.type, parties);
  if (input.invitation) assertAddressed(parties);

  const year = now.getUTCFullYear();
  const number = registrationNumber(year, await takeNumbers(work, year));
  // A System Admin works as the tenant's Admin, but is none of its users: no one is assigned.
  const assigneeId = caller.homeTenantId === tenantId ? caller.userId : null;
  const { userName } = caller;
  await insertRegistrations(
    work,
    [
      {
        ...input,
        id,
        number,
        status,
        parties,
        linked,
        assigneeId,
        userName,
        createdAt: now,
        updatedAt: now,
        waitingSince: input.invitation ? now : null,
      },
    ],
    'screen',
  );
  // No one works on it: an Admin sees to it that someone does.
  if (assigneeId === null)
    await sendMessages(work, {
      messageType: 'registrationSubmitted',
      userIds: await adminsOf(work),
      registrationId: id,
    });
  const { subType = null, type, channel, partyExternalReferences = [] } = input;
  const members = membershipsById(membersOf(parties));
  const after = { number, type, subType, status, channel, parties: members, partyExternalReferences };
  await recordChanges(work, [
    ...newPartiesOf({ parties, createdAt: now, updatedAt: now })
      .filter(party => !linked.has(party.id))
      .map(party => partyCreated(party, 'screen', id)),
    {
      action: 'registration.created',
      objectType: 'registration',
      objectId: id,
      subjectId: id,
      version: 1,
      before: null,
      after,
      source: 'screen',
    },
  ]);
  if (input.invitation) await invite(work, id, parties, input.invitation.locale);
  notifyChange(work, { id, version: 1, assigneeIds: [assigneeId] });
  await checkCompleteness(work, id);
  return getRegistration(work, caller, id);
}
