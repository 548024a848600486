import type { ErrorType } from '@dossier/api/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { BatchesTable } from '../../database/schema/batches.ts';
import type { ExportsTable } from '../../database/schema/exports.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { publish } from '../events/publish.ts';
import { isUuid } from '../ids/ids.ts';
import type { UnitOfWork } from '../work/work.ts';

interface Tables {
  readonly exports: ExportsTable;
  readonly batches: BatchesTable;
}

/** What is the same of each: whose it is, and how far it has come. */
type Progress = Pick<
  Selectable<ExportsTable>,
  'id' | 'owner' | 'state' | 'total' | 'done' | 'failed' | 'version' | 'finished_at'
>;

interface OwnedJobsOptions<Name extends keyof Tables> {
  readonly table: Name;
  /** What live events call it. */
  readonly kind: 'export' | 'batch';
  /** How many may be open at once, and the error where there are as many. */
  readonly open: { readonly perUser: number; readonly perTenant: number; readonly error: ErrorType };
  readonly finished: ErrorType;
  /** First number of the advisory lock under which those of a tenant are counted; the second one says which. */
  readonly lockSpace: number;
}

/** Work that takes long: it goes on while its owner, who alone sees it, does something else. */
export interface OwnedJobs<Row, Set> {
  /** @throws {AppError} NotFound for an unknown one, another tenant's, and anyone else's. */
  findOfCaller(work: UnitOfWork, caller: Caller, id: string): Promise<Row>;
  /** The same, locked: for what changes it. @throws {AppError} NotFound. */
  holdOfCaller(work: UnitOfWork, caller: Caller, id: string): Promise<Row>;
  /** One as it is now, locked: other changes of it wait until this transaction has ended. */
  hold(work: UnitOfWork, id: string): Promise<Row | undefined>;
  change(work: UnitOfWork, row: Row, set: Set): Promise<Row>;
  notify(work: UnitOfWork, row: Row): void;
  /**
   * Whether one more may begin. Held until the transaction ends: those that begin at once are counted one by one.
   * @throws {AppError} The error of `open`.
   */
  assertFewOpen(work: UnitOfWork, caller: Caller): Promise<void>;
  /** @throws {AppError} The error of `finished` for one that has ended. */
  assertUnderWay(row: Row): void;
  /** @throws {AppError} The error of `finished` for one that is under way. */
  assertOver(row: Row): void;
  /** Nothing tries it any more: it says so, instead of running for ever. */
  giveUp(work: UnitOfWork, id: string): Promise<void>;
}

export const isUnderWay = ({ state }: Pick<Progress, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export function ownedJobs<Name extends keyof Tables>({
  table,
  kind,
  open,
  finished,
  lockSpace,
}: OwnedJobsOptions<Name>): OwnedJobs<
  Selectable<Tables[Name]>,
  Omit<Updateable<Tables[Name]>, 'id' | 'tenant_id' | 'version' | 'owner'>
> {
  type Row = Selectable<Tables[Name]> & Progress;
  const name = sql.table(table);
  const first = async (work: UnitOfWork, query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(work.tx)).rows[0];

  const hold = (work: UnitOfWork, id: string) =>
    first(work, sql<Row>`select * from ${name} where id = ${id}::uuid for update`);

  async function findOfCaller(work: UnitOfWork, { userId }: Caller, id: string): Promise<Row> {
    const row = isUuid(id)
      ? await first(work, sql<Row>`select * from ${name} where id = ${id}::uuid and owner = ${userId}::uuid`)
      : undefined;
    if (!row) throw new AppError('NotFound');
    return row;
  }

  function notify(work: UnitOfWork, { id, owner, done, total, state }: Progress): void {
    publish(work, [
      {
        event: { name: 'job', data: { id, kind, done, total, state } },
        audience: { to: 'user', userId: owner },
      },
    ]);
  }

  async function change(work: UnitOfWork, row: Progress, set: object): Promise<Row> {
    const columns = Object.entries({ ...set, version: row.version + 1 });
    const changed = await first(
      work,
      sql<Row>`update ${name} set ${sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
        where id = ${row.id}::uuid returning *`,
    );
    if (!changed) throw new AppError('NotFound');
    notify(work, changed);
    return changed;
  }

  return {
    findOfCaller,
    hold,
    change: (work, row, set) => change(work, row as Row, set),
    notify: (work, row) => notify(work, row as Row),
    async holdOfCaller(work, caller, id) {
      if (isUuid(id)) await hold(work, id);
      return findOfCaller(work, caller, id);
    },
    async assertFewOpen({ tx, tenantId }, { userId }) {
      await sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${tenantId}))`.execute(tx);
      const { rows } = await sql<{ all: number; byUser: number }>`
        select count(*)::int as all, count(*) filter (where owner = ${userId}::uuid)::int as "byUser"
        from ${name} where state in ('waiting', 'running')`.execute(tx);
      const { all = 0, byUser = 0 } = rows[0] ?? {};
      if (byUser >= open.perUser || all >= open.perTenant) throw new AppError(open.error);
    },
    assertUnderWay(row) {
      if (!isUnderWay(row as Row)) throw new AppError(finished);
    },
    assertOver(row) {
      if (isUnderWay(row as Row)) throw new AppError(finished);
    },
    async giveUp(work, id) {
      const row = await hold(work, id);
      if (row && isUnderWay(row)) await change(work, row, { state: 'failed', finished_at: work.now });
    },
  };
}
