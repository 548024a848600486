import { insertDocuments, type NewDocument } from '../areas/documents/service.ts';
import { insertMessages } from '../areas/messages/service.ts';
import { becomeClients, insertConfirmations, partyCreated } from '../areas/parties/service.ts';
import {
  insertRegistrations,
  insertStages,
  keepSnapshots,
  membershipsById,
  membersOf,
  newPartiesOf,
  takeNumbers,
} from '../areas/registrations/service.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { recordChanges, type Change } from '../shared/history/history.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import { demoClients } from './clients.ts';
import { demoApprovals, seedApprovals } from './approvals.ts';
import { createChance } from './seeded-random.ts';
import { seedCustomFields, withAnswers } from './custom-fields.ts';
import { demoConfirmations } from './confirmations.ts';
import { demoDocuments } from './documents.ts';
import type { DemoTenant, DemoUser } from './tenants.ts';
import { lifeOf } from './history.ts';
import { demoAcceptances } from './acceptances.ts';
import { demoMessages } from './messages.ts';
import type { DemoRegistration } from './registrations.ts';
import { demoStages, endDemoStages } from './stages.ts';

interface About {
  readonly today: Date;
  readonly users: Readonly<Record<DemoUser, string>>;
}

/** Stores a tenant's registrations, the way they came, their documents, and the messages that they led to. */
export async function seedRegistrations(
  work: UnitOfWork,
  objects: ObjectStore,
  tenant: DemoTenant,
  unasked: readonly DemoRegistration[],
  { today, users }: About,
): Promise<void> {
  const fieldChance = createChance(`${tenant.id} custom fields ${today.toISOString()}`);
  const fields = await seedCustomFields({ ...work, random: fieldChance }, tenant.locale);
  const registrations = withAnswers(fieldChance, fields, unasked, today.getUTCFullYear());
  const nameOf = (user: DemoUser | null) => `${tenant.id}.${user ?? 'user'}`;
  const years = Map.groupBy(registrations, ({ createdAt }) => createdAt.getUTCFullYear());
  for (const [year, registrationsOfYear] of years) await takeNumbers(work, year, registrationsOfYear.length);
  // Sequences of their own, here and below: everything else stays as it was before there were such rows.
  const stageChance = createChance(`${tenant.id} stages ${today.toISOString()}`);
  const stages = demoStages(stageChance, registrations);
  const stagesBy = Map.groupBy(stages, ({ registrationId }) => registrationId);
  const documentChance = createChance(`${tenant.id} papers ${today.toISOString()}`);
  const seededDocuments = demoDocuments(documentChance, tenant, registrations, users);
  const documentsBy = Map.groupBy(seededDocuments, ({ registrationId }) => registrationId);
  const lives = new Map(
    registrations.map(registration => {
      const { id, number, type, channel, parties } = registration;
      const documents = Object.fromEntries(
        (documentsBy.get(id) ?? []).map(documentKind => [documentKind.id, documentDetail(documentKind)]),
      );
      const members = membershipsById(membersOf(parties));
      const content = { number, type, subType: null, channel, parties: members, documents };
      return [id, lifeOf({ registration, content, stages: stagesBy.get(id) ?? [], users })];
    }),
  );
  await insertRegistrations(
    work,
    registrations.map(({ assignee, ...registration }) => ({
      ...registration,
      assigneeId: assignee && users[assignee],
      userName: nameOf(assignee),
      version: lives.get(registration.id)?.length ?? 1,
    })),
    'seed',
  );
  // Their randomness is their own: everything else stays as it was before there were such rows.
  const confirmationChance = createChance(`${tenant.id} confirmations ${today.toISOString()}`);
  await insertConfirmations({ ...work, random: confirmationChance }, demoConfirmations(registrations, users));
  await insertStages(work, stages);
  await endDemoStages(work);
  const activated = await becomeClients(work, demoClients(registrations, stages, users));
  await keepSnapshots(work, demoAcceptances(registrations, lives));
  await insertDocuments(work, objects, seededDocuments);
  await recordChanges(
    work,
    inTime([
      ...registrations.flatMap(registration => {
        const life = lives.get(registration.id) ?? [];
        const by = life[0]?.by;
        return [
          ...newPartiesOf(registration).map(party => ({
            ...partyCreated(party, 'seed', registration.id),
            ...(by && { by }),
          })),
          ...life,
        ];
      }),
      ...activated,
    ]),
  );
  const random = createChance(`${tenant.id} messages ${today.toISOString()}`);
  await insertMessages(work, demoMessages(random, registrations, users, today));
  const approvalChance = createChance(`${tenant.id} approvals ${today.toISOString()}`);
  const approvals = demoApprovals(approvalChance, tenant, registrations, today);
  await seedApprovals({ ...work, random: approvalChance }, tenant, approvals, users);
}

/** As a trail is written: what happened first stands first. */
const inTime = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((one, other) => (one.by?.now.getTime() ?? 0) - (other.by?.now.getTime() ?? 0));

/** What history keeps of a document. */
const documentDetail = ({ kind, documentNumber, issuedOn, validUntil, file }: NewDocument) => ({
  kind,
  documentNumber,
  issuedOn,
  validUntil,
  file: file.name,
});
