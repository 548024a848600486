import { registrationStages, type contract, type QueryOf } from '@dossier/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { containsTerms } from '../../shared/lists/contains.ts';
import { decidable } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { idsByTaxNumber, taxHash, taxNumberKey } from '../parties/service.ts';
import { visibleTo } from './scope.ts';
import { acceptance } from './status/acceptance.ts';

export type RegistrationQuery = QueryOf<typeof contract.registrations.list>;
/** What they are found by; words are searched for in lists only, never in what is kept. */
export type RegistrationFilters = Omit<RegistrationQuery, 'sort' | 'offset' | 'max' | 'page'>;
export type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const isAmong = (column: string, values: readonly string[] | undefined): readonly Condition[] =>
  values === undefined || values.length === 0
    ? []
    : [sql<boolean>`${sql.ref(column)} = any (${[...values]}::text[])`];

/** A user id, `me`, or `none`; anything else is no one's work. */
function assignedTo(assignee: string | undefined, caller: Caller): readonly Condition[] {
  if (!assignee) return [];
  if (assignee === 'none') return [sql<boolean>`r.assignee_id is null`];
  const id = assignee === 'me' ? caller.userId : assignee;
  return [isUuid(id) ? sql<boolean>`r.assignee_id = ${id}::uuid` : sql<boolean>`false`];
}

/** Days are those of the tenant's own clock (row 240), the first and the last one included. */
function between(column: string, from: string | undefined, to: string | undefined): readonly Condition[] {
  const midnight = (day: string, daysLater: number) =>
    sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Amsterdam'`;
  return [
    ...(from ? [sql<boolean>`${sql.ref(column)} >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql<boolean>`${sql.ref(column)} < ${midnight(to, 1)}`] : []),
  ];
}

/** Changed today on the tenant's clock, or on one of the days before it: so many in all. */
const updatedWithin = (days: RegistrationQuery['updatedWithin'], now: Date): readonly Condition[] =>
  days === undefined
    ? []
    : [
        sql<boolean>`r.updated_at >= ((${now}::timestamptz at time zone 'Europe/Amsterdam')::date - ${days - 1}::int)
          ::timestamp at time zone 'Europe/Amsterdam'`,
      ];

/** Anyone who is accepted was complete before, also where that was never written down. */
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

/** Every word somewhere in name, city, number or chamber of commerce number; or a tax number in full: one of these. */
export async function matching(search: string | undefined, work: UnitOfWork): Promise<readonly Condition[]> {
  const terms = search?.split(/\s+/).filter(Boolean) ?? [];
  const isNamed = await containsTerms(work, 'registrations', terms);
  const taxNumber = taxNumberKey(search ?? '');
  if (taxNumber.length < shortestTaxNumber) return [isNamed];
  return [
    isNamed,
    sql<boolean>`r.id = any (array(
      select m.registration_id from registration_parties m where m.party_id in ${idsByTaxNumber(work, taxNumber)}
      union all select k.registration_id from registration_keys k
      where k.kind = 'taxNumber' and k.key = ${taxHash(work, taxNumber)}::bytea))`,
  ];
}

/** Of what someone may see, what is found by everything but the status, by whom it waits for, and what is searched for. */
export const matchesFilters = (work: UnitOfWork, caller: Caller, query: RegistrationFilters): Condition =>
  all([
    visibleTo(caller),
    ...isAmong('r.type', query.type),
    ...isAmong('r.channel', query.channel),
    ...assignedTo(query.assignee, caller),
    ...between('r.created_at', query.createdFrom, query.createdTo),
    ...between('r.updated_at', query.updatedFrom, query.updatedTo),
    ...updatedWithin(query.updatedWithin, work.now),
    ...cameTo(query.reached),
  ]);

/** What leaves the counts as they are, or is part of `registration_counts`. */
const countedBy: ReadonlySet<string> = new Set<keyof RegistrationQuery>([
  'assignee',
  'status',
  'toApprove',
  'sort',
  'offset',
  'max',
  'page',
]);

/** Whether `registration_counts` knows how many `found` finds, without reading them. */
export const isCounted = (query: RegistrationQuery): boolean =>
  Object.entries(query).every(([name, value]) => countedBy.has(name) || value === undefined);

/** Deleted registrations are shown to anyone who asks for them by status only. */
export const ofStatus = ({ status }: RegistrationFilters): readonly Condition[] =>
  status?.length ? isAmong('r.status', status) : [sql<boolean>`r.status <> 'DELETED'`];

/** Which of them wait for the caller's approval: the same for anyone who counts them as for anyone who lists them. */
export const toApprove = ({ tx, now }: UnitOfWork, caller: Caller) => decidable(tx, now, caller, acceptance);
export const isOneOf = (ids: readonly string[] | null): Condition =>
  sql<boolean>`r.id = any (${[...(ids ?? [])]}::uuid[])`;

/** The registrations, as `r`, that someone finds by these filters. */
export async function matchesKeys(
  work: UnitOfWork,
  caller: Caller,
  query: RegistrationFilters,
): Promise<Condition> {
  const waiting = query.toApprove ? [isOneOf(await toApprove(work, caller))] : [];
  const isFound = sql<boolean>`(${sql.join(await matching(query.search, work), sql` or `)})`;
  return all([matchesFilters(work, caller, query), isFound, ...ofStatus(query), ...waiting]);
}
