import {
  clientListTypes,
  viewLimits,
  type BodyOf,
  type contract,
  type OutputOf,
  type QueryOf,
  type ViewList,
} from '@dossier/api/contract';
import type { PartyType } from '@dossier/validators/vocabularies';
import type { Selectable } from 'kysely';
import type { SavedViewsTable } from '../../../database/schema/registrations.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { systemAdminName, userNames } from '../../../shared/names/user-names.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { countPartyView } from '../../parties/service.ts';
import type { RegistrationFilters } from '../filters.ts';
import { countView } from './count.ts';

type Views = OutputOf<typeof contract.registrations.views>;
type View = Views['items'][number];
type PartyQuery = QueryOf<typeof contract.parties.list>;
type ViewFields = BodyOf<typeof contract.registrations.saveView>;
type Row = Selectable<SavedViewsTable>;

/** A view that someone changes, as they saw it. */
interface ViewVersion {
  readonly viewId: string;
  readonly version: number;
}

/** The list whose views are meant where none is named. */
const usualList: ViewList = 'registrations';

/** The views of a list that the caller saved, and those that colleagues share; by name. */
export async function listViews(work: UnitOfWork, caller: Caller, list = usualList): Promise<Views> {
  const rows = await visible(work, caller).where('list', '=', list).orderBy('name').orderBy('id').execute();
  return { items: await shown(work, caller, rows) };
}

/**
 * Saves a view; one of the caller that has this name already asks for this from now on.
 * @throws {AppError} ValidationFailed with more views than someone may have.
 */
export async function saveView(work: UnitOfWork, caller: Caller, fields: ViewFields): Promise<View> {
  const { list = usualList } = fields;
  const views = await work.tx
    .selectFrom('saved_views')
    .select(['id', 'name', 'version'])
    .where('list', '=', list)
    .where('owner', '=', caller.userId)
    .execute();
  const same = views.find(({ name }) => name === fields.name.trim());
  if (same) return changeView(work, caller, { viewId: same.id, version: same.version }, fields);
  if (views.length >= viewLimits.each) {
    const params = { bound: viewLimits.each };
    throw new AppError('ValidationFailed', { fields: [{ path: 'name', code: 'atMost', params }] });
  }
  const id = work.random.uuid();
  await work.tx
    .insertInto('saved_views')
    .values({
      id,
      tenant_id: work.tenantId,
      owner: caller.userId,
      list,
      ...columnsOf(fields),
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  // Anyone who saves a view has just looked at it.
  await markViewRead(work, caller, id);
  return afterwards(work, caller, id, 'view.saved', fields.isShared);
}

/**
 * Renames a view, shares it, or has it ask for something else.
 * @throws {AppError} NotFound; Forbidden for a colleague's; VersionStale.
 */
export async function changeView(
  work: UnitOfWork,
  caller: Caller,
  { viewId, version }: ViewVersion,
  fields: ViewFields,
): Promise<View> {
  const row = await findEditable(work, caller, viewId, version);
  await work.tx
    .updateTable('saved_views')
    .set({ ...columnsOf(fields), updated_at: work.now, version: version + 1 })
    .where('id', '=', viewId)
    .execute();
  return afterwards(work, caller, viewId, 'view.changed', row.is_shared || fields.isShared);
}

/**
 * Removes a view, for everyone who had it.
 * @throws {AppError} NotFound; Forbidden for a colleague's; VersionStale.
 */
export async function removeView(
  work: UnitOfWork,
  caller: Caller,
  { viewId, version }: ViewVersion,
): Promise<void> {
  const row = await findEditable(work, caller, viewId, version);
  await work.tx.deleteFrom('saved_views').where('id', '=', viewId).execute();
  noteChange(work, viewId, 'view.removed', row.is_shared ? null : caller.userId);
}

/** Notes that the caller looks at a view. @throws {AppError} NotFound. */
export async function markViewRead(work: UnitOfWork, caller: Caller, viewId: string): Promise<void> {
  await find(work, caller, viewId);
  await work.tx
    .insertInto('view_looks')
    .values({ tenant_id: work.tenantId, view_id: viewId, user_id: caller.userId, at: work.now })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'view_id', 'user_id']).doUpdateSet({ at: work.now }),
    )
    .execute();
}

const visible = ({ tx }: UnitOfWork, { userId }: Caller) =>
  tx
    .selectFrom('saved_views')
    .selectAll()
    .where(view => view.or([view('owner', '=', userId), view('is_shared', '=', true)]));

async function find(work: UnitOfWork, caller: Caller, id: string): Promise<Row> {
  const row = isUuid(id) ? await visible(work, caller).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** What is shared may be changed by the Admins of the tenant as well. */
const mayChange = (row: Row, { userId, role }: Caller): boolean =>
  row.owner === userId || role === 'ROLE_TENANT_ADMIN' || role === 'ROLE_SYSTEM_ADMIN';

async function findEditable(work: UnitOfWork, caller: Caller, id: string, version: number): Promise<Row> {
  const row = await find(work, caller, id);
  if (!mayChange(row, caller)) throw new AppError('Forbidden');
  assertVersion(version, row.version);
  return row;
}

const columnsOf = ({ name, isShared, query, columns }: ViewFields) => ({
  name: name.trim(),
  is_shared: isShared,
  query: JSON.stringify(query),
  columns,
});

async function afterwards(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  action: string,
  isForAll: boolean,
): Promise<View> {
  const [view] = await shown(work, caller, [await find(work, caller, id)]);
  noteChange(work, id, action, isForAll ? null : caller.userId);
  if (!view) throw new AppError('NotFound');
  return view;
}

/** @param userId whom alone it concerns; null where colleagues have it, or had it. */
function noteChange(work: UnitOfWork, id: string, action: string, userId: string | null): void {
  audit(work, [{ action, objectType: 'savedView', objectId: id }]);
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'savedView', id, version: 1 } },
      audience:
        userId === null ? { to: 'permission', permission: 'registrationRead' } : { to: 'user', userId },
    },
  ]);
}

type Count = (
  work: UnitOfWork,
  caller: Caller,
  viewId: string,
  query: View['query'],
) => ReturnType<typeof countView>;

/** The parties that a list of clients has, where its view does not say which of them. */
const countParties =
  (types: readonly PartyType[]): Count =>
  (work, caller, viewId, { type, ...query }) =>
    countPartyView(work, caller, viewId, {
      ...(query as Pick<PartyQuery, 'status' | 'assignee'>),
      type: type?.length ? (type as PartyType[]) : [...types],
    });

/** How the rows of each list are counted. */
const counts: Readonly<Record<ViewList, Count>> = {
  registrations: (work, caller, viewId, query) =>
    countView(work, caller, viewId, query as RegistrationFilters),
  clients: countParties(clientListTypes.clients),
  businesses: countParties(clientListTypes.businesses),
};

async function shown(work: UnitOfWork, caller: Caller, rows: readonly Row[]): Promise<View[]> {
  const names = await userNames(
    work,
    rows.map(row => row.owner),
  );
  const views: View[] = [];
  // One after the other: they share a transaction.
  for (const row of rows) {
    const query = row.query as View['query'];
    views.push({
      _id: row.id,
      version: row.version,
      list: row.list,
      name: row.name,
      isShared: row.is_shared,
      owner: { _id: row.owner, name: names.get(row.owner) ?? systemAdminName },
      mayChange: mayChange(row, caller),
      query,
      columns: row.columns,
      ...(await counts[row.list](work, caller, row.id, query)),
    });
  }
  return views;
}
