import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { adminsOf, usernameKey } from '../access/service.ts';
import { sendMessages } from '../messages/service.ts';
import { partyCreated } from '../parties/service.ts';
import { readSections } from '../tenants/service.ts';
import { maskParties } from '../parties/service.ts';
import { assertKinds, assertValid } from './validity.ts';
import { visibleTo } from './scope.ts';
import { assertAddressed, invite } from './invitation/invite.ts';
import { withIds } from './party-tree.ts';
import { checkCompleteness } from './status/check-completeness.ts';
import { notifyChange } from './notify-change.ts';
import { findLinked, linkedNode } from './link-parties.ts';
import { membershipsById, membersOf, treesOf } from './members.ts';
import { insertRegistrations, newPartiesOf, registrationNumber, takeNumbers } from './store.ts';

export { addUpCounts } from './add-up-counts.ts';
export { membershipsById, membersOf, registrationsOfParty } from './members.ts';
export { followParties, lockWithRegistrations } from './shared-parties.ts';
export { assigneeOf, countOpenRegistrations, openStatuses, registrationsAbout } from './event-detail.ts';
export { calendarOf } from './status/deadline.ts';
export { countAssigned, handOver } from './hand-over.ts';
export { dueRegistrations } from './due.ts';
export type { OtherTasks } from './open-tasks.ts';
export { listTasks, type Task } from './tasks.ts';
export { readBoard } from './board.ts';
export { decidedByWeek, leftInTime } from './board-figures.ts';
export { nextStepsOf } from './next-steps-of.ts';
export { figuresOf, firstMonth, teamLoad } from './figures.ts';
export { acceptance, acceptanceRequest, openRequestOf } from './status/acceptance.ts';
export { acceptancePolicy } from './status/options.ts';
export type { RegistrationQuery } from './filters.ts';
export { listRegistrations } from './list.ts';
export { listComments } from './comments/comments.ts';
export { mentionTexts } from './comments/mention-texts.ts';
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
export { readProgress } from './status/progress.ts';
export { statusComments } from './status/status-comments.ts';
export { sendBackExpired } from './status/send-back.ts';
export {
  insertRegistrations,
  insertStages,
  newPartiesOf,
  registrationNumber,
  takeNumbers,
  type NewStage,
} from './store.ts';

export type Registration = OutputOf<typeof contract.registrations.get>;
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

/**
 * One registration with its parties, tax numbers masked.
 * @throws {AppError} NotFound for an unknown id, another tenant's, and one that the caller may not see.
 */
export async function getRegistration(work: UnitOfWork, caller: Caller, id: string): Promise<Registration> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const row = await work.tx
    .selectFrom('registrations as r')
    .leftJoin('users as u', 'u.id', 'r.assignee_id')
    .selectAll('r')
    .select(['u.first_name', 'u.last_name'])
    .where('r.id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  const trees = await treesOf(work, [id]);
  return {
    _id: row.id,
    tenant_id: row.tenant_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    number: row.number,
    type: row.type,
    subType: row.sub_type,
    status: row.status,
    channel: row.channel,
    assignee: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    assignee_id: row.assignee_id,
    userName: row.user_name,
    createdBy: await nameOfCreator(work, row.user_name),
    riskQualificationId: row.risk_level,
    name: row.name,
    parties: maskParties(trees.get(id) ?? []),
    partyExternalReferences: row.party_external_references as Registration['partyExternalReferences'],
  } as Registration;
}

/** What the user is called who started a registration; by the user name where no user of the tenant has it. */
async function nameOfCreator({ tx }: UnitOfWork, userName: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('username_key', '=', usernameKey(userName))
    .executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}` : userName;
}
