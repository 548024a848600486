import { insertDocuments, type NewDocument } from '../areas/documents/service.ts';
import { insertMessages } from '../areas/messages/service.ts';
import { partyCreated } from '../areas/parties/service.ts';
import {
  insertRegistrations,
  insertStages,
  membershipsById,
  membersOf,
  newPartiesOf,
  takeNumbers,
} from '../areas/registrations/service.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { recordChanges } from '../shared/history/history.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import { demoApprovals, seedApprovals } from './approvals.ts';
import { createChance } from './seeded-random.ts';
import { created } from './created.ts';
import { demoDocuments } from './documents.ts';
import type { DemoTenant, DemoUser } from './tenants.ts';
import { demoMessages } from './messages.ts';
import type { DemoRegistration } from './registrations.ts';
import { demoStages } from './stages.ts';

interface About {
  readonly today: Date;
  readonly users: Readonly<Record<DemoUser, string>>;
}

/** Stores a tenant's registrations, the way they came, their documents, and the messages that they led to. */
export async function seedRegistrations(
  work: UnitOfWork,
  objects: ObjectStore,
  tenant: DemoTenant,
  registrations: readonly DemoRegistration[],
  { today, users }: About,
): Promise<void> {
  const nameOf = (user: DemoUser | null) => `${tenant.id}.${user ?? 'user'}`;
  const years = Map.groupBy(registrations, ({ createdAt }) => createdAt.getUTCFullYear());
  for (const [year, registrationsOfYear] of years) await takeNumbers(work, year, registrationsOfYear.length);
  await insertRegistrations(
    work,
    registrations.map(({ assignee, ...registration }) => ({
      ...registration,
      assigneeId: assignee && users[assignee],
      userName: nameOf(assignee),
    })),
    'seed',
  );
  // Sequences of their own, here and below: everything else stays as it was before there were such rows.
  const stageChance = createChance(`${tenant.id} stages ${today.toISOString()}`);
  await insertStages(work, demoStages(stageChance, registrations));
  const documentChance = createChance(`${tenant.id} papers ${today.toISOString()}`);
  const seededDocuments = demoDocuments(documentChance, tenant, registrations, users);
  await insertDocuments(work, objects, seededDocuments);
  const documentsBy = Map.groupBy(seededDocuments, ({ registrationId }) => registrationId);
  await recordChanges(
    work,
    registrations.flatMap(registration => {
      const { id, number, type, status, channel, parties } = registration;
      const documents = Object.fromEntries(
        (documentsBy.get(id) ?? []).map(documentKind => [documentKind.id, documentDetail(documentKind)]),
      );
      const members = membershipsById(membersOf(parties));
      return [
        ...newPartiesOf(registration).map(party => partyCreated(party, 'seed', id)),
        created('registration', id, {
          number,
          type,
          subType: null,
          status,
          channel,
          parties: members,
          documents,
        }),
      ];
    }),
  );
  const random = createChance(`${tenant.id} messages ${today.toISOString()}`);
  await insertMessages(work, demoMessages(random, registrations, users, today));
  const approvalChance = createChance(`${tenant.id} approvals ${today.toISOString()}`);
  const approvals = demoApprovals(approvalChance, tenant, registrations, today);
  await seedApprovals({ ...work, random: approvalChance }, tenant, approvals, users);
}

/** What history keeps of a document. */
const documentDetail = ({ kind, documentNumber, issuedOn, validUntil, file }: NewDocument) => ({
  kind,
  documentNumber,
  issuedOn,
  validUntil,
  file: file.name,
});
