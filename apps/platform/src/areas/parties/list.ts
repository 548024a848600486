import { sql, type RawBuilder } from 'kysely';
import { offsetOf, reviewSoonDays, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { partyStatus, partyType, riskLevel } from '@dossier/validators/vocabularies';
import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';
import { isClientOpenTo, isOpenTo } from '../../shared/caller/restricted.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { containsTerms } from '../../shared/lists/contains.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { answering, answersTo, inAnswers } from './custom-fields/answers.ts';
import { visibleIds } from './find.ts';
import { membersSeen } from './membership.ts';
import { visibleParties } from './scope.ts';
import { idsByTaxNumber } from './search.ts';
import { taxNumberKey } from './tax-hash.ts';

export type PartyQuery = QueryOf<typeof contract.parties.list>;
type Query = PartyQuery;
type List = OutputOf<typeof contract.parties.list>;
export type PartyRow = List['items'][number];
type Condition = RawBuilder<boolean>;

const orders = {
  name: sql`p.name_key collate "C", p.id`,
  '-name': sql`p.name_key collate "C" desc, p.id desc`,
  updatedAt: sql`p.updated_at, p.id`,
  '-updatedAt': sql`p.updated_at desc, p.id desc`,
  nextReviewOn: sql`p.next_review_on nulls last, p.id`,
  '-nextReviewOn': sql`p.next_review_on desc nulls last, p.id desc`,
} as const;

const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/** Fewer characters than any tax number has: no need to look. */
const shortestTaxNumber = 8;

/** Every word somewhere in name, city or chamber of commerce number, or in answers to custom fields; or a tax number or an external reference in full: one of these. */
async function matching(work: UnitOfWork, search: string | undefined): Promise<readonly Condition[]> {
  const terms = search?.split(/\s+/).filter(Boolean) ?? [];
  if (terms.length === 0) return [all([])];
  const number = taxNumberKey(search ?? '');
  const isOneOf = (ids: RawBuilder<unknown>) => sql<boolean>`p.id = any (array${ids})`;
  return [
    await containsTerms(work, 'parties', terms),
    isOneOf(sql`(select e.party_id from party_references e where e.reference = ${search?.trim()})`),
    ...(await inAnswers(work, terms)),
    ...(number.length < shortestTaxNumber ? [] : [isOneOf(idsByTaxNumber(work, number))]),
  ];
}

const isAmong = (column: RawBuilder<unknown>, values: readonly string[] | undefined): readonly Condition[] =>
  values?.length ? [sql<boolean>`${column} = any (${[...values]}::text[])`] : [];

function assignedTo(assignee: string | undefined, caller: Caller): readonly Condition[] {
  if (!assignee) return [];
  if (assignee === 'none') return [sql<boolean>`p.assignee_id is null`];
  const id = assignee === 'me' ? caller.userId : assignee;
  return [isUuid(id) ? sql<boolean>`p.assignee_id = ${id}::uuid` : sql<boolean>`false`];
}

/** Whose review is overdue, or due within the next days (3-decisions 4.4): either, where both are chosen. */
function toReview({ now }: UnitOfWork, review: Query['review']): readonly Condition[] {
  if (!review?.length) return [];
  const today = sql`${tenantDay(now)}::date`;
  const soon = sql`p.next_review_on between ${today} and ${today} + ${reviewSoonDays}::int`;
  return [
    sql<boolean>`(${sql.join(
      review.map(when => (when === 'overdue' ? sql`p.next_review_on < ${today}` : soon)),
      sql` or `,
    )})`,
  ];
}

const knownBy = ({ system, reference }: Query): readonly Condition[] =>
  system === undefined && reference === undefined
    ? []
    : [
        sql<boolean>`p.id in (select e.party_id from party_references e
          where (${system ?? null}::text is null or e.system = ${system ?? null})
            and (${reference ?? null}::text is null or e.reference = ${reference ?? null}))`,
      ];

/** What \`party_counts\` counts by, and what leaves the counts as they are. */
const countedBy: ReadonlySet<string> = new Set<keyof Query>([
  'assignee',
  'status',
  'type',
  'sort',
  'offset',
  'max',
  'page',
  'fields',
]);

/** Whether `party_counts` knows how many are found. Agents also see the parties of their registrations: it does not count those. */
const isCounted = (caller: Caller, query: Query): boolean =>
  caller.role !== 'ROLE_TENANT_AGENT' &&
  Object.entries(query).every(([name, value]) => countedBy.has(name) || value === undefined);

/** Everything that parties are looked for by, but their type, their status and what is searched for. */
const conditionsOf = async (work: UnitOfWork, caller: Caller, query: Query): Promise<Condition> =>
  all([
    // A new party that no registration has any more is of no one's interest; its history is kept.
    sql<boolean>`p.is_listed`,
    visibleParties(caller),
    ...assignedTo(query.assignee, caller),
    ...knownBy(query),
    ...(query.deletion?.length ? [sql<boolean>`p.deletion_at is not null`] : []),
    ...toReview(work, query.review),
    ...(await answering(work, query.customField, query.customValue)),
  ]);

const isOfKind = ({ type, status }: Pick<Query, 'type' | 'status'>): readonly Condition[] => [
  ...isAmong(sql`p.type`, type),
  ...isAmong(sql`p.status`, status),
];

/** Parties that a query finds, as a condition on `p`. */
export const matchesParties = async (work: UnitOfWork, caller: Caller, query: Query): Promise<Condition> =>
  all([
    await conditionsOf(work, caller, query),
    sql<boolean>`(${sql.join(await matching(work, query.search), sql` or `)})`,
    ...isOfKind(query),
  ]);

interface Figure {
  readonly type: string;
  readonly status: string;
  readonly n: number;
}

/** The total of a query, and its counts: each under everything but what it counts by. */
function figuresOf(figures: readonly Figure[], { type, status }: Query): Pick<List, 'total' | 'counts'> {
  const has = (values: readonly string[] | undefined, code: string) =>
    !values?.length || values.includes(code);
  const sum = (of: (figure: Figure) => boolean) => figures.filter(of).reduce((total, { n }) => total + n, 0);
  const ofType = (figure: Figure) => has(type, figure.type);
  const ofStatus = (figure: Figure) => has(status, figure.status);
  return {
    total: sum(figure => ofType(figure) && ofStatus(figure)),
    counts: {
      all: sum(ofType),
      ...Object.fromEntries(
        partyType.codes.map(code => [code, sum(figure => figure.type === code && ofStatus(figure))]),
      ),
      ...Object.fromEntries(
        partyStatus.codes.map(code => [code, sum(figure => figure.status === code && ofType(figure))]),
      ),
    },
  };
}

/** One page of the parties that a caller may see, with `counts` per type and per status. */
export async function listParties(work: UnitOfWork, caller: Caller, query: Query): Promise<List> {
  const { offset, max } = offsetOf(query);
  const [sort = 'name'] = query.sort ?? [];
  const matches = await conditionsOf(work, caller, query);
  // What is searched for is found once, for the page and for its counts; each way of finding it by its own index.
  const isSearch = Boolean(query.search?.trim());
  const match = sql.join(
    (await matching(work, query.search)).map(
      condition => sql`select p.id, p.type, p.status, p.name_key, p.updated_at, p.next_review_on from parties p
        where ${matches} and ${condition}`,
    ),
    sql` union `,
  );
  const prefix = isSearch ? sql`with found as materialized (${match})` : sql``;
  const table = isSearch ? sql`found` : sql`parties`;
  const condition = isSearch ? all([]) : matches;
  const figures = isCounted(caller, query)
    ? sql`select p.type, p.status, sum(p.count)::int as n from party_counts p
        where ${all([...assignedTo(query.assignee, caller), isClientOpenTo(caller, 'p.restriction')])} group by 1, 2`
    : sql`select p.type, p.status, count(*)::int as n from ${table} p where ${condition} group by 1, 2`;
  const shown = all([condition, ...isOfKind(query)]);
  const first = await sql<{ figures: readonly Figure[] | null; ids: readonly string[] }>`
    ${prefix} select (select json_agg(f) from (${figures}) f) as figures, array(
      select p.id from ${table} p where ${shown} order by ${orders[sort]} limit ${max} offset ${offset}) as ids`.execute(
    work.tx,
  );
  const { figures: counted, ids = [] } = first.rows[0] ?? {};
  const items = await readRows(work, caller, { ids, order: orders[sort], fields: query.fields });
  return { items, ...figuresOf(counted ?? [], query) };
}

/** Rows of the list by id, with answers to some custom fields: those that the caller may see, in no order. */
export async function readPartyRows(
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
  fields?: readonly string[],
): Promise<readonly PartyRow[]> {
  const visible = await visibleIds(work, caller, ids);
  return readRows(work, caller, { ids: [...visible], order: sql`p.id`, fields });
}

/** The highest level of registrations that a caller may see, of a party or of the members of a group (4.6). */
const riskOf = (caller: Caller, whose: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select r.risk_level from registration_parties m join registrations r on r.id = m.registration_id
    where m.party_id ${whose} and r.status <> 'DELETED' and ${isVisibleWork(caller, 'r.assignee_id')}
      and ${isOpenTo(caller, 'r.restrictions')}
    order by array_position(${[...riskLevel.codes]}::text[], r.risk_level) desc nulls last limit 1)`;

async function readRows(
  work: UnitOfWork,
  caller: Caller,
  { ids, order, fields = [] }: Wanted,
): Promise<List['items']> {
  const { rows } = await sql<Row>`
    select p.id, p.tenant_id, p.type, p.status, p.name, p.city, p.began_on, p.chamber_of_commerce_no, p.assignee_id,
      p.next_review_on, p.version, p.created_at, p.updated_at, u.first_name || ' ' || u.last_name as assignee,
      (select count(*)::int from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = p.id and r.status <> 'DELETED' and ${isOpenTo(caller, 'r.restrictions')}) as registrations,
      case p.type when 'NPG' then ${riskOf(caller, sql`in (${membersSeen(work, caller, sql`p.id`)})`)}
        else ${riskOf(caller, sql`= p.id`)} end as risk
      ${fields.length > 0 ? sql`, ${answersTo(fields)} as answers` : sql``}
    from parties p left join users u on u.id = p.assignee_id
    where p.id = any (${ids}::uuid[])
    order by ${order}`.execute(work.tx);
  return rows.map(rowOf) as List['items'];
}

interface Wanted {
  readonly ids: readonly string[];
  readonly order: RawBuilder<unknown>;
  /** Custom fields whose answers come with the rows. */
  readonly fields?: readonly string[] | undefined;
}

interface Row {
  readonly id: string;
  readonly tenant_id: string;
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly city: string | null;
  readonly began_on: string | null;
  readonly chamber_of_commerce_no: string | null;
  readonly assignee_id: string | null;
  readonly assignee: string | null;
  readonly registrations: number;
  readonly risk: string | null;
  readonly next_review_on: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly answers?: PartyRow['customFields'];
}

const rowOf = (row: Row) => ({
  _id: row.id,
  tenant_id: row.tenant_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  type: row.type,
  status: row.status,
  name: row.name,
  city: row.city,
  beganOn: row.began_on,
  chamberOfCommerceNo: row.chamber_of_commerce_no,
  assignee: row.assignee,
  assignee_id: row.assignee_id,
  nextReviewOn: row.next_review_on,
  registrations: row.registrations,
  riskQualificationId: row.risk,
  ...(row.answers && { customFields: row.answers }),
});
