import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { RegistrationsTable } from '../../database/schema/registrations.ts';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { offsetOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { RawJson } from '../../shared/routing/route.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  all,
  matchesFilters,
  matchesKeys,
  matching,
  isCounted,
  isOneOf,
  ofStatus,
  toApprove,
  type Condition,
  type RegistrationQuery,
} from './filters.ts';
import { acceptance } from './status/acceptance.ts';
import { withPartiesEach, type RegistrationRecord } from './record.ts';

/**
 * Nulls stand last whichever way round; ids settle what is equal, so that no page repeats a row. Only where there can be
 * nulls it says so: an index answers no order but its own, and `nulls last` would be another one (B7).
 */
function order(sorts: RegistrationQuery['sort']): RawBuilder<unknown> {
  const order = sorts?.length ? sorts : (['-updatedAt'] as const);
  const directionOf = (sort: string) => (sort.startsWith('-') ? sql`desc` : sql`asc`);
  const keys = order.map(sort => {
    const name = sort.replace(/^-/, '') as keyof typeof sortColumns;
    return sql`${sortColumns[name]} ${directionOf(sort)}${nullable.has(name) ? sql` nulls last` : sql``}`;
  });
  return sql`${sql.join(keys)}, r.id ${directionOf(order[0] ?? '')}`;
}

const nullable: ReadonlySet<string> = new Set<keyof typeof sortColumns>(['city', 'assignee']);

const sortColumns = {
  name: sql`r.name_key collate "C"`,
  city: sql`r.city_key collate "C"`,
  type: sql`r.type`,
  channel: sql`r.channel`,
  // As a registration moves, not as the alphabet has it.
  status: sql`array_position(${[...registrationStatus.codes]}::text[], r.status)`,
  assignee: sql`fold(u.first_name || ' ' || u.last_name) collate "C"`,
  createdAt: sql`r.created_at`,
  updatedAt: sql`r.updated_at`,
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Where rows are found, as `r`, and what is still asked of them there. */
interface Source {
  readonly prefix: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  readonly filters: Condition;
}

/** What is searched for is found once, for the page and for its counts; each way of finding it by its own index. */
async function sourceOf(work: UnitOfWork, query: RegistrationQuery, filters: Condition): Promise<Source> {
  if (!query.search?.trim()) return { prefix: sql``, table: sql`registrations`, filters };
  const matches = (await matching(query.search, work)).map(
    condition => sql`
      select r.id, r.status, r.type, r.channel, r.assignee_id, r.name_key, r.city_key, r.created_at, r.updated_at
      from registrations r where ${filters} and ${condition}`,
  );
  return {
    prefix: sql`with found as materialized (${sql.join(matches, sql` union `)})`,
    table: sql`found`,
    filters: all([]),
  };
}

/** The ids of one page: found by an index alone where there is one, before anything else of a row is read. */
const pageOf = (
  condition: Condition,
  sorts: RegistrationQuery['sort'],
  { limit, offset, table = sql`registrations` }: Page,
) => sql`
  select r.id from ${table} r left join users u on u.id = r.assignee_id
  where ${condition}
  order by ${order(sorts)}
  limit ${limit} offset ${offset}`;

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly table?: RawBuilder<unknown>;
}

/** The registrations of that page themselves, at most so many of them. */
export async function recordsOfPage(
  work: UnitOfWork,
  caller: Caller,
  query: RegistrationQuery,
  maxRows: number,
): Promise<readonly RegistrationRecord[]> {
  const { offset, max } = offsetOf(query);
  const limit = Math.min(max, maxRows);
  const page = pageOf(await matchesKeys(work, caller, query), query.sort, { limit, offset });
  const { rows } = await sql<Selectable<RegistrationsTable>>`
    select r.* from registrations r
    left join users u on u.id = r.assignee_id
    where r.id = any (array(${page}))
    order by ${order(query.sort)}`.execute(work.tx);
  return withPartiesEach(work, rows);
}

/** How many there are of each status; deleted ones are not part of `all`. */
type Figures = Readonly<Record<string, number>>;

const figuresWhere = (
  condition: Condition,
  table: Source['table'],
) => sql`(select json_object_agg(status, n) from (
  select r.status, count(*) as n from ${table} r where ${condition} group by r.status) c)`;

/** The same of nothing but a caller and an assignee: as changes have added it up, not by reading all there are. */
const storedCounts = (condition: Condition) => sql`(select json_object_agg(status, n) from (
  select r.status, sum(r.count) as n from registration_counts r where ${condition} group by r.status) c)`;

function withAll(figures: Figures | null): Figures {
  const of = (name: string) => figures?.[name] ?? 0;
  const entries = registrationStatus.codes.map(name => [name, of(name)] as const);
  const sum = entries.reduce((all, [name, count]) => (name === 'DELETED' ? all : all + count), 0);
  return { all: sum, ...Object.fromEntries(entries) };
}

/**
 * One page, with `counts` per status under the same search and filters, and of what waits for the caller's approval
 * where the caller approves anything. Deleted registrations are shown to anyone who asks for them by status only, and are
 * not part of `all`. The rows come from PostgreSQL as the JSON that is sent.
 */
export async function listRegistrations(
  work: UnitOfWork,
  caller: Caller,
  query: RegistrationQuery,
): Promise<RawJson> {
  const { offset, max } = offsetOf(query);
  const { prefix, table, filters } = await sourceOf(work, query, matchesFilters(work, caller, query));
  const waiting = await toApprove(work, caller);
  const waits = isOneOf(waiting);
  const shown = all([filters, ...ofStatus(query), ...(query.toApprove ? [waits] : [])]);
  const { rows } = await sql<{ items: string; counts: Figures | null; waiting: Figures | null }>`
    ${prefix} select ${isCounted(query) ? storedCounts(filters) : figuresWhere(filters, table)} as counts,
      ${waiting?.length ? figuresWhere(all([filters, waits]), table) : sql`null`} as waiting,
      coalesce((select json_agg(item)::text from (
        select json_build_object(
          '_id', r.id, 'tenant_id', r.tenant_id, 'number', r.number, 'type', r.type, 'subType', r.sub_type,
          'status', r.status, 'channel', r.channel, 'assignee_id', r.assignee_id,
          'assignee', u.first_name || ' ' || u.last_name, 'userName', r.user_name,
          'createdAt', ${instant('r.created_at')}, 'updatedAt', ${instant('r.updated_at')}, 'version', r.version,
          'name', r.name, 'city', r.city, 'riskQualificationId', r.risk_level,
          'ssn', coalesce(r.chamber_of_commerce_no, r.masked_tax_number),
          'awaitsApproval', exists (select from sign_offs s where s.subject_type = 'registration'
            and s.subject_id = r.id and s.action = ${acceptance.action} and s.state = 'requested')
        ) as item
        from registrations r left join users u on u.id = r.assignee_id
        where r.id = any (array(${pageOf(shown, query.sort, { limit: max, offset, table })}))
        order by ${order(query.sort)}) items), '[]') as items`.execute(work.tx);
  const ofAll = withAll(rows[0]?.counts ?? null);
  const ofWaiting = withAll(rows[0]?.waiting ?? null);
  const figures = query.toApprove ? ofWaiting : ofAll;
  const total = (query.status?.length ? query.status : ['all']).reduce(
    (sum, name) => sum + (figures[name] ?? 0),
    0,
  );
  const counts = waiting ? { ...ofAll, toApprove: ofWaiting['all'] } : ofAll;
  return new RawJson(
    `{"items":${rows[0]?.items ?? '[]'},"total":${total},"counts":${JSON.stringify(counts)}}`,
  );
}
