import { insertDocuments, type NewDocument } from '../areas/documents/service.ts';
import { insertMessages } from '../areas/messages/service.ts';
import { insertRegistrations, insertStages, takeNumbers } from '../areas/registrations/service.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { recordChanges } from '../shared/history/history.ts';
import type { Work } from '../shared/work/work.ts';
import { demoApprovals, seedApprovals } from './approvals.ts';
import { createChance } from './chance.ts';
import { created } from './created.ts';
import { demoDocuments } from './documents.ts';
import type { DemoFirm, DemoUser } from './firms.ts';
import { demoMessages } from './messages.ts';
import type { DemoRegistration } from './registrations.ts';
import { demoStages } from './stages.ts';

interface About {
  readonly today: Date;
  readonly users: Readonly<Record<DemoUser, string>>;
}

/** Stores a firm's registrations, the way they came, their papers, and the messages that they led to. */
export async function seedRegistrations(
  work: Work,
  objects: ObjectStore,
  firm: DemoFirm,
  registrations: readonly DemoRegistration[],
  { today, users }: About,
): Promise<void> {
  const nameOf = (user: DemoUser | null) => `${firm.id}.${user ?? 'user'}`;
  const years = Map.groupBy(registrations, ({ createdAt }) => createdAt.getUTCFullYear());
  for (const [year, own] of years) await takeNumbers(work, year, own.length);
  await insertRegistrations(
    work,
    registrations.map(({ assignee, ...own }) => ({
      ...own,
      assigneeId: assignee && users[assignee],
      userName: nameOf(assignee),
    })),
  );
  // Sequences of their own, here and below: everything else stays as it was before there were such rows.
  const stageChance = createChance(`${firm.id} stages ${today.toISOString()}`);
  await insertStages(work, demoStages(stageChance, registrations));
  const paperChance = createChance(`${firm.id} papers ${today.toISOString()}`);
  const papers = demoDocuments(paperChance, firm, registrations, users);
  await insertDocuments(work, objects, papers);
  const papersBy = Map.groupBy(papers, ({ registrationId }) => registrationId);
  await recordChanges(
    work,
    registrations.map(({ id, number, type, status, channel, parties }) => {
      const documents = Object.fromEntries((papersBy.get(id) ?? []).map(paper => [paper.id, told(paper)]));
      return created('registration', id, {
        number,
        type,
        subType: null,
        status,
        channel,
        parties,
        documents,
      });
    }),
  );
  const own = createChance(`${firm.id} messages ${today.toISOString()}`);
  await insertMessages(work, demoMessages(own, registrations, users, today));
  const approvalChance = createChance(`${firm.id} approvals ${today.toISOString()}`);
  const approvals = demoApprovals(approvalChance, firm, registrations, today);
  await seedApprovals({ ...work, random: approvalChance }, firm, approvals, users);
}

/** What history keeps of a document. */
const told = ({ kind, documentNumber, issuedOn, validUntil, file }: NewDocument) => ({
  kind,
  documentNumber,
  issuedOn,
  validUntil,
  file: file.name,
});
