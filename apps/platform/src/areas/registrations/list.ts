import { sql, type RawBuilder } from 'kysely';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { offsetOf, registrationStages, type contract, type QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { RawJson } from '../../shared/routing/route.ts';
import { keyedHash } from '../../shared/sealing/sealing.ts';
import type { Work } from '../../shared/work/work.ts';
import { taxNumberKey } from './derive.ts';
import type { RegistrationRecord } from './record.ts';
import { visibleTo } from './scope.ts';

export type RegistrationQuery = QueryOf<typeof contract.registrations.list>;
/** What they are found by; words are searched for in lists only, never in what is kept. */
export type RegistrationFilters = Omit<RegistrationQuery, 'sort' | 'offset' | 'max' | 'page'>;
type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const isAmong = (column: string, values: readonly string[] | undefined): readonly Condition[] =>
  values === undefined || values.length === 0
    ? []
    : [sql<boolean>`${sql.ref(column)} = any (${[...values]}::text[])`];

/** A user id, `me`, or `none`; anything else is nobody's work. */
function assignedTo(assignee: string | undefined, caller: Caller): readonly Condition[] {
  if (!assignee) return [];
  if (assignee === 'none') return [sql<boolean>`r.assignee_id is null`];
  const id = assignee === 'me' ? caller.userId : assignee;
  return [isUuid(id) ? sql<boolean>`r.assignee_id = ${id}::uuid` : sql<boolean>`false`];
}

/** Days are those of the firm's own clock (row 240), the first and the last one included. */
function begunBetween({ createdFrom, createdTo }: RegistrationQuery): readonly Condition[] {
  const midnight = (day: string, daysLater: number) =>
    sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Amsterdam'`;
  return [
    ...(createdFrom ? [sql<boolean>`r.created_at >= ${midnight(createdFrom, 0)}`] : []),
    ...(createdTo ? [sql<boolean>`r.created_at < ${midnight(createdTo, 1)}`] : []),
  ];
}

/** Whoever is accepted was complete before, also where that was never written down. */
function cameTo(stage: RegistrationQuery['reached']): readonly Condition[] {
  if (!stage) return [];
  const onward = registrationStages.slice(registrationStages.indexOf(stage));
  return [
    sql<boolean>`exists (select 1 from registration_stages s
      where s.registration_id = r.id and s.status = any (${onward}::text[]))`,
  ];
}

/** Fewer characters than any tax number has: no need to look. */
const shortestTaxNumber = 8;

/** The hash under which a tax number is found; each firm has its own. */
export const taxHash = ({ keys, tenantId }: Work, taxNumber: string): Uint8Array =>
  keyedHash(keys.hashing, `tax number ${tenantId} ${taxNumber}`);

/** Every word somewhere in name, city, number or chamber of commerce number; or a tax number in full. */
function matching(search: string | undefined, work: Work): readonly Condition[] {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return [];
  const escaped = words.map(word => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
  const isNamed = all(escaped.map(word => sql<boolean>`r.search_key like '%' || fold(${word}) || '%'`));
  const taxNumber = taxNumberKey(search ?? '');
  if (taxNumber.length < shortestTaxNumber) return [isNamed];
  return [sql<boolean>`(${isNamed} or r.tax_hashes @> array[${taxHash(work, taxNumber)}::bytea])`];
}

/** Nulls stand last whichever way round; ids settle what is equal, so that no page repeats a row. */
function order(sorts: RegistrationQuery['sort']): RawBuilder<unknown> {
  const wanted = sorts?.length ? sorts : (['-updatedAt'] as const);
  const directionOf = (sort: string) => (sort.startsWith('-') ? sql`desc` : sql`asc`);
  const keys = wanted.map(sort => {
    const column = sortColumns[sort.replace(/^-/, '') as keyof typeof sortColumns];
    return sql`${column} ${directionOf(sort)} nulls last`;
  });
  return sql`${sql.join(keys)}, r.id ${directionOf(wanted[0] ?? '')}`;
}

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

/** Of what somebody may see, what is found by everything but the status. */
const found = (work: Work, caller: Caller, query: RegistrationFilters): Condition =>
  all([
    visibleTo(caller),
    ...matching(query.search, work),
    ...isAmong('r.type', query.type),
    ...isAmong('r.channel', query.channel),
    ...assignedTo(query.assignee, caller),
    ...begunBetween(query),
    ...cameTo(query.reached),
  ]);

/** Deleted registrations are shown to whoever asks for them by status only. */
const ofStatus = ({ status }: RegistrationFilters): readonly Condition[] =>
  status?.length ? isAmong('r.status', status) : [sql<boolean>`r.status <> 'DELETED'`];

/** The registrations, as `r`, that somebody finds by these filters. */
export const foundBy = (work: Work, caller: Caller, query: RegistrationFilters): Condition =>
  all([found(work, caller, query), ...ofStatus(query)]);

/** The registrations of that page themselves, at most so many of them. */
export async function recordsOfPage(
  work: Work,
  caller: Caller,
  query: RegistrationQuery,
  most: number,
): Promise<readonly RegistrationRecord[]> {
  const { offset, max } = offsetOf(query);
  const { rows } = await sql<RegistrationRecord>`
    select r.* from registrations r left join users u on u.id = r.assignee_id
    where ${foundBy(work, caller, query)}
    order by ${order(query.sort)}
    limit ${Math.min(max, most)} offset ${offset}`.execute(work.tx);
  return rows;
}

/**
 * One page, with `counts` per status under the same search and filters. Deleted registrations are shown to whoever
 * asks for them by status only, and are not part of `all`. The rows come from PostgreSQL as the JSON that is sent.
 */
export async function listRegistrations(
  work: Work,
  caller: Caller,
  query: RegistrationQuery,
): Promise<RawJson> {
  const { offset, max } = offsetOf(query);
  const filters = found(work, caller, query);
  const { rows } = await sql<{ items: string; counts: Readonly<Record<string, number>> | null }>`
    select
      (select json_object_agg(status, n) from (
        select r.status, count(*) as n from registrations r where ${filters} group by r.status) c) as counts,
      coalesce((select json_agg(item)::text from (
        select json_build_object(
          '_id', r.id, 'tenant_id', r.tenant_id, 'number', r.number, 'type', r.type, 'subType', r.sub_type,
          'status', r.status, 'channel', r.channel, 'assignee_id', r.assignee_id,
          'assignee', u.first_name || ' ' || u.last_name, 'userName', r.user_name,
          'createdAt', ${instant('r.created_at')}, 'updatedAt', ${instant('r.updated_at')}, 'version', r.version,
          'name', r.name, 'city', r.city, 'riskQualificationId', r.risk_level,
          'ssn', coalesce(r.chamber_of_commerce_no, case when r.tax_number is not null then
            repeat('*', greatest(length(r.tax_number) - 3, least(length(r.tax_number), 3)))
              || case when length(r.tax_number) > 3 then right(r.tax_number, 3) else '' end
            end)
        ) as item
        from registrations r left join users u on u.id = r.assignee_id
        where ${all([filters, ...ofStatus(query)])}
        order by ${order(query.sort)}
        limit ${max} offset ${offset}) page), '[]') as items`.execute(work.tx);
  const figures = rows[0]?.counts ?? {};
  const counts: Record<string, number> = { all: 0 };
  for (const name of registrationStatus.codes) {
    counts[name] = figures[name] ?? 0;
    if (name !== 'DELETED') counts['all'] = (counts['all'] ?? 0) + (figures[name] ?? 0);
  }
  const total = query.status?.length
    ? query.status.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
    : counts['all'];
  return new RawJson(
    `{"items":${rows[0]?.items ?? '[]'},"total":${total},"counts":${JSON.stringify(counts)}}`,
  );
}
