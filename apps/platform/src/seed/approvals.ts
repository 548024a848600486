import { messageStatus, registrationStatus, type Language } from '@dossier/validators/vocabularies';
import { insertMessages } from '../areas/messages/service.ts';
import { acceptanceRequest, acceptancePolicy, withPartiesEach } from '../areas/registrations/service.ts';
import { audit } from '../shared/audit/audit.ts';
import { requestSignOff } from '../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import type { Chance } from './seeded-random.ts';
import type { DemoTenant, DemoUser } from './tenants.ts';
import type { DemoRegistration } from './registrations.ts';
import { requestComments } from './request-comments.ts';

const dayLength = 86_400_000;
/** Days ago that someone asked at most: well before a request expires. */
const longestAgo = 9;
const complete = registrationStatus.code('COMPLETE');

/** Someone wants a client to be accepted, and a second person has not decided yet. */
export interface DemoApproval {
  readonly registrationId: string;
  readonly requestedBy: 'user' | 'agent';
  readonly requestedAt: Date;
}

/** Who asked for the acceptance of what: of the complete ones that take a second person those that changed last. */
export function demoApprovals(
  chance: Chance,
  { toApprove, sections: { onboarding: settings } }: Pick<DemoTenant, 'toApprove' | 'sections'>,
  registrations: readonly DemoRegistration[],
  today: Date,
): readonly DemoApproval[] {
  const takesTwo = ({ status, riskLevel, parties }: DemoRegistration) =>
    status === complete &&
    riskLevel !== 'UNACCEPTABLE' &&
    acceptancePolicy({ record: { risk_level: riskLevel, parties }, settings }) !== 'none';
  return registrations
    .filter(takesTwo)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, toApprove)
    .map(({ id, assignee, updatedAt }) => {
      const requestedAt =
        today.getTime() - chance.between(1, longestAgo) * dayLength + chance.between(8, 16) * 3_600_000;
      return {
        registrationId: id,
        // An Admin decides: someone else asked.
        requestedBy: assignee === 'agent' ? 'agent' : 'user',
        requestedAt: new Date(Math.max(requestedAt, updatedAt.getTime())),
      };
    });
}

/** Stores the requests as if they had been made, with the messages that their deciders have read. */
export async function seedApprovals(
  work: UnitOfWork & { readonly random: Chance },
  { locale, sections: { onboarding: settings } }: DemoTenant,
  approvals: readonly DemoApproval[],
  users: Readonly<Record<DemoUser, string>>,
): Promise<void> {
  if (approvals.length === 0) return;
  const rows = await work.tx
    .selectFrom('registrations')
    .selectAll()
    .where(
      'id',
      'in',
      approvals.map(({ registrationId }) => registrationId),
    )
    .execute();
  const records = await withPartiesEach(work, rows);
  const byId = new Map(records.map(record => [record.id, record]));
  for (const { registrationId, requestedBy, requestedAt } of approvals) {
    const record = byId.get(registrationId);
    const policy = record && acceptancePolicy({ record, settings });
    if (!record || !policy || policy === 'none') continue;
    const requesterWork = {
      ...work,
      actor: { id: users[requestedBy], sessionId: null, ip: null },
      now: requestedAt,
    };
    const comment = work.random.pick(requestComments[locale as Language]);
    const signOff = await requestSignOff(
      requesterWork,
      acceptanceRequest(record, { policy, comment, editors: [] }),
    );
    audit(requesterWork, [
      {
        action: 'signOff.requested',
        objectType: 'registration',
        objectId: registrationId,
        detail: { signOff },
      },
    ]);
  }
  await insertMessages(
    work,
    approvals.map(({ registrationId, requestedBy, requestedAt }) => ({
      id: work.random.uuid(),
      userId: users.admin,
      messageType: 'approvalRequested' as const,
      messageStatus: messageStatus.code('Read'),
      registrationId,
      actorId: users[requestedBy],
      createdAt: requestedAt,
      closedAt: null,
    })),
  );
}
