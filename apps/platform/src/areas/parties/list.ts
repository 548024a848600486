import { sql, type RawBuilder } from 'kysely';
import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { partyType } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { visibleParties } from './scope.ts';
import { idsByTaxNumber } from './search.ts';
import { taxNumberKey } from './tax-hash.ts';

type Query = QueryOf<typeof contract.parties.list>;
type List = OutputOf<typeof contract.parties.list>;
type Condition = RawBuilder<boolean>;

const orders = {
  name: sql`p.name_key collate "C", p.id`,
  '-name': sql`p.name_key collate "C" desc, p.id desc`,
  updatedAt: sql`p.updated_at, p.id`,
  '-updatedAt': sql`p.updated_at desc, p.id desc`,
} as const;

const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** Fewer characters than any tax number has: no need to look. */
const shortestTaxNumber = 8;

/** Every word somewhere in name, city or chamber of commerce number; or a tax number in full. */
function matching(work: UnitOfWork, search: string | undefined): readonly Condition[] {
  const terms = search?.split(/\s+/).filter(Boolean) ?? [];
  if (terms.length === 0) return [];
  const escaped = terms.map(word => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
  const isNamed = all(escaped.map(word => sql<boolean>`p.search_key like '%' || fold(${word}) || '%'`));
  const number = taxNumberKey(search ?? '');
  if (number.length < shortestTaxNumber) return [isNamed];
  return [sql<boolean>`(${isNamed} or p.id in ${idsByTaxNumber(work, number)})`];
}

const isAmong = (column: RawBuilder<unknown>, values: readonly string[] | undefined): readonly Condition[] =>
  values?.length ? [sql<boolean>`${column} = any (${[...values]}::text[])`] : [];

function assignedTo(assignee: string | undefined, caller: Caller): readonly Condition[] {
  if (!assignee) return [];
  if (assignee === 'none') return [sql<boolean>`p.assignee_id is null`];
  const id = assignee === 'me' ? caller.userId : assignee;
  return [isUuid(id) ? sql<boolean>`p.assignee_id = ${id}::uuid` : sql<boolean>`false`];
}

const knownBy = ({ system, reference }: Query): readonly Condition[] =>
  system === undefined && reference === undefined
    ? []
    : [
        sql<boolean>`p.id in (select e.party_id from party_references e
          where (${system ?? null}::text is null or e.system = ${system ?? null})
            and (${reference ?? null}::text is null or e.reference = ${reference ?? null}))`,
      ];

/** A new party that no registration has any more is of no one's interest; its history is kept. */
const isInUse = sql<boolean>`(p.status <> 'N' or exists (
  select from registration_parties m where m.party_id = p.id))`;

/** One page of the parties that a caller may see, with `counts` per type under everything but the type. */
export async function listParties(work: UnitOfWork, caller: Caller, query: Query): Promise<List> {
  const { offset, max } = offsetOf(query);
  const [sort = 'name'] = query.sort ?? [];
  const matches = all([
    isInUse,
    visibleParties(caller),
    ...matching(work, query.search),
    ...isAmong(sql`p.status`, query.status),
    ...assignedTo(query.assignee, caller),
    ...knownBy(query),
  ]);
  const shown = all([matches, ...isAmong(sql`p.type`, query.type)]);
  const { rows: figures } = await sql<{ type: string; n: number }>`
    select p.type, count(*)::int as n from parties p where ${matches} group by p.type`.execute(work.tx);
  const { rows } = await sql<Row>`
    with page as (select p.id from parties p where ${shown} order by ${orders[sort]} limit ${max} offset ${offset})
    select p.id, p.tenant_id, p.type, p.status, p.name, p.city, p.began_on, p.chamber_of_commerce_no, p.assignee_id,
      p.version, p.created_at, p.updated_at, u.first_name || ' ' || u.last_name as assignee,
      (select count(*)::int from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = p.id and r.status <> 'DELETED') as registrations
    from page join parties p using (id) left join users u on u.id = p.assignee_id
    order by ${orders[sort]}`.execute(work.tx);
  const countOfType = (type: string) => figures.find(figure => figure.type === type)?.n ?? 0;
  const counts = Object.fromEntries(partyType.codes.map(type => [type, countOfType(type)]));
  const sum = (types: readonly string[]) => types.reduce((total, type) => total + countOfType(type), 0);
  return {
    items: rows.map(rowOf) as List['items'],
    total: sum(query.type?.length ? query.type : partyType.codes),
    counts: { all: sum(partyType.codes), ...counts },
  };
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
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
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
  registrations: row.registrations,
});
