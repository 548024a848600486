import {
  impliedBy,
  tokenScopes,
  type AccessToken,
  type BodyOf,
  type contract,
  type OutputOf,
  type Permission,
} from '@dossier/api/contract';
import { maximumValidityDays } from '@dossier/validators/limits';
import { sql } from 'kysely';
import { isSqlState, type Transaction } from '../../../database/index.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { systemAdminName } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { platformTenant } from '../sessions.ts';
import { isExpired, isOwnerUnchanged, ownerPermissions, type TokenRecord } from './find-token.ts';
import { newTokenValue, tokenHash } from './token-value.ts';

type Row = TokenRecord & { readonly name: string; readonly last_used_at: string | null };
type NewToken = BodyOf<typeof contract.access.createAccessToken>;
type Created = OutputOf<typeof contract.access.createAccessToken>;

const day = 86_400_000;
/** How exactly it is kept when a token was used. */
const useInterval = 60_000;

async function readRows({ tx }: UnitOfWork, id: string | null): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select f.*, a.name, a.last_used_at
    from access_tokens a cross join lateral find_access_token(a.hash) f
    where a.revoked_at is null ${id === null ? sql`` : sql`and a.id = ${id}::uuid`}
    order by a.created_at desc, a.id`.execute(tx);
  return rows;
}

function shown(row: Row, now: Date): AccessToken {
  const present = ownerPermissions(row);
  const isTenantUser = row.home_tenant_id !== platformTenant;
  return {
    _id: row.token_id,
    tenant_id: row.tenant_id,
    createdAt: new Date(row.created_at).toISOString(),
    name: row.name,
    userId: row.user_id,
    userName: isTenantUser ? `${row.first_name} ${row.last_name}` : systemAdminName,
    scopes: [...row.scopes],
    lostScopes: row.scopes.filter(scope => !present.has(scope)),
    expiresAt: new Date(row.expires_at).toISOString(),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
    state: !isOwnerUnchanged(row) ? 'ended' : isExpired(row, now) ? 'expired' : 'active',
  };
}

/** The tokens of the tenant's staff that no one has revoked, the newest first. */
export async function listTokens(
  work: UnitOfWork,
): Promise<{ items: AccessToken[]; total: number; counts: Record<string, number> }> {
  const items = (await readRows(work, null)).map(row => shown(row, work.now));
  return { items, total: items.length, counts: {} };
}

/**
 * Makes a token of the caller's own. Its value is in the answer, and kept nowhere.
 * @throws {AppError} ValidationFailed for a name that another of theirs has, and for what the caller may not do.
 */
export async function createToken(
  work: UnitOfWork,
  caller: Caller,
  { name, scopes, validityDays = maximumValidityDays }: NewToken,
): Promise<Created> {
  const { tx, tenantId, now, random } = work;
  assertHeld(caller, scopes);
  const [id, value] = [random.uuid(), newTokenValue(random)];
  await tx
    .insertInto('access_tokens')
    .values({
      tenant_id: tenantId,
      id,
      user_id: caller.userId,
      name,
      scopes: withImplied(caller, scopes),
      hash: tokenHash(value),
      credential_epoch: await epochOf(work, caller),
      created_at: now,
      expires_at: new Date(now.getTime() + validityDays * day),
    })
    .execute()
    .catch(orNameTaken);
  const detail = { user: caller.userId, scopes: [...scopes], days: validityDays };
  audit(work, [{ action: 'token.created', objectType: 'accessToken', objectId: id, detail }]);
  notifyToken(work, id);
  const [row] = await readRows(work, id);
  if (!row) throw new Error('A token that was made just now is not there.');
  return { token: shown(row, now), value };
}

/** No one hands on what they may not do, or only half of it. @throws {AppError} ValidationFailed. */
function assertHeld({ permissions }: Caller, scopes: NewToken['scopes']): void {
  const fields = scopes.flatMap((scope, index) =>
    permissions.has(scope) ? [] : [{ path: `scopes[${index}]`, code: 'oneOf' }],
  );
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}

/** What is chosen with what comes with it, as for people: write implies read (4.2). */
function withImplied({ permissions }: Caller, scopes: NewToken['scopes']): Permission[] {
  const chosen = new Set(scopes.flatMap(scope => [scope, ...impliedBy(scope)]));
  return tokenScopes.filter(scope => chosen.has(scope) && permissions.has(scope));
}

/** The epoch of the session that asks: one that has changed since is not passed on. */
async function epochOf({ tx }: UnitOfWork, { sessionId }: Caller): Promise<number> {
  const { rows } = await sql<{ epoch: number }>`
    select session_epoch as epoch from find_session(${sessionId}::uuid)`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('SessionExpired');
  return row.epoch;
}

const orNameTaken = (error: unknown): never => {
  throw isSqlState(error, 'uniqueViolation')
    ? new AppError('ValidationFailed', { fields: [{ path: 'name', code: 'nameTaken' }] })
    : error;
};

/** Revokes a token; of two who do it at once one is told that it is gone. @throws {AppError} NotFound. */
export async function revokeToken(work: UnitOfWork, id: string): Promise<void> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const row = await work.tx
    .updateTable('access_tokens')
    .set({ revoked_at: work.now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  const detail = { user: row.user_id };
  audit(work, [{ action: 'token.revoked', objectType: 'accessToken', objectId: id, detail }]);
  notifyToken(work, id);
}

/** Notifies the users who look at tokens; processes that remember one ask again. */
const notifyToken = (work: UnitOfWork, id: string): void =>
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'accessToken', id, version: 1 } },
      audience: { to: 'permission', permission: 'accessTokenSettingsRead' },
    },
  ]);

/** Notes that a token is used, for who looks at the list. */
export const noteUse = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(where =>
      where.or([
        where('last_used_at', 'is', null),
        where('last_used_at', '<', new Date(now.getTime() - useInterval).toISOString()),
      ]),
    )
    .execute();

/** What tokens are called, whether they still count or not. */
export async function tokenNames(
  { tx }: Pick<UnitOfWork, 'tx'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tokenIds = [...new Set(ids)].filter(isUuid);
  if (tokenIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('access_tokens')
    .select(['id', 'name'])
    .where('id', 'in', tokenIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
