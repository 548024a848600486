import { clientParts, firstReviewDays } from '@dossier/api/contract';
import { riskLevel } from '@dossier/validators/vocabularies';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { tenantDay, tenantZone } from '../../shared/calendar/tenant-day.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections, type Sections } from '../tenants/service.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion } from './find.ts';
import { notifyPartyChange } from './notify-change.ts';
import type { Party } from './store.ts';

type Terms = Sections['riskQualification'];
type Day = RawBuilder<string | null>;

const termsOf = async ({ tx }: UnitOfWork): Promise<Terms> =>
  (await readSections(tx, ['riskQualification'])).riskQualification;

/** The level that reviews go by: the highest of the registrations of a party (3-decisions 4.6). */
const levelOf = (party: RawBuilder<unknown>) => sql`(select r.risk_level
  from registration_parties m join registrations r on r.id = m.registration_id
  where m.party_id = ${party} and r.status <> 'DELETED'
  order by array_position(${[...riskLevel.codes]}::text[], r.risk_level) desc nulls last limit 1)`;

/** A day, and the months of a party's level after it; null for a level that has no next review. */
function monthsAfter(
  { levels, defaultMonths }: Terms,
  party: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): Day {
  const months = JSON.stringify(Object.fromEntries(levels.map(({ id, months }) => [id, months])));
  const term = sql`nullif(coalesce((${months}::jsonb ->> ${levelOf(party)})::int, ${defaultMonths}::int), 0)`;
  return sql`(${day} + make_interval(months => ${term}))::date`;
}

/**
 * When the first review of someone who becomes a client is due: within a week, or after the months of their level, as the
 * tenant has it. Null for who is no client, such as a representative: they are reviewed with the client.
 */
export async function firstReview(
  work: UnitOfWork,
  party: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
): Promise<Day> {
  const terms = await termsOf(work);
  const day = sql`(${since} at time zone ${tenantZone})::date`;
  const isClient = sql`exists (select from registration_parties m
    where m.party_id = ${party} and m.part = any (${[...clientParts]}::text[]))`;
  const due = terms.triggerInitialRiskReview
    ? sql`${day} + ${firstReviewDays}::int`
    : monthsAfter(terms, party, day);
  return sql`case when ${isClient} then ${due} end`;
}

/**
 * A client was reviewed: the next review is due after the months of their level (3-decisions 4.4). A review of an event
 * leaves the day of the next one as it is.
 */
export async function noteReview(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: Pick<Party, 'id' | 'version'>,
  { isOfEvent }: { readonly isOfEvent: boolean },
): Promise<void> {
  const party = await findAtVersion(work, caller, { id, version });
  const today = tenantDay(work.now);
  const after = monthsAfter(await termsOf(work), sql`p.id`, sql`${today}::date`);
  const { rows } = await sql<{ before: string | null; next: string | null }>`
    select p.next_review_on as before, ${isOfEvent ? sql`coalesce(p.next_review_on, ${after})` : after} as next
    from parties p where p.id = ${id}`.execute(work.tx);
  const { before = null, next = null } = rows[0] ?? {};
  const changed = await changeParty(work, party, {
    action: 'party.reviewed',
    set: { reviewed_at: work.now, next_review_on: next },
    before: { nextReviewOn: before },
    after: { nextReviewOn: next },
    comment: null,
  });
  notifyPartyChange(work, { id, version: changed, assigneeId: party.assigneeId });
}

/** A level rose between two reviews: the next one is due after the months of that level, unless it was due before. */
export async function bringReviewForward(work: UnitOfWork, id: string): Promise<void> {
  const after = monthsAfter(await termsOf(work), sql`p.id`, sql`${tenantDay(work.now)}::date`);
  await sql`update parties p set next_review_on = least(p.next_review_on, ${after})
    where p.id = ${id} and p.next_review_on is not null`.execute(work.tx);
}
