import { inPartOf, permissionsOf, type Permission, type Role } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/index.ts';
import type { Caller } from '../../../shared/caller/caller.ts';

/** A token with its owner, as the look-up answers: everything that decides what it opens. */
export interface TokenRecord {
  readonly token_id: string;
  /** The tenant that it counts in. */
  readonly tenant_id: string;
  /** The tenant that its owner is of. */
  readonly home_tenant_id: string;
  readonly user_id: string;
  readonly scopes: readonly Permission[];
  readonly token_epoch: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role | null;
  readonly enabled: boolean;
  readonly mfa_method: 'SOFTWARE' | 'SMS' | null;
  readonly locale: string | null;
  readonly credential_epoch: number;
  readonly is_client: boolean;
  readonly group_ids: readonly string[];
  readonly permissions: readonly string[];
  readonly needs_mfa_setup: boolean;
}

export async function findToken(tx: Transaction, hash: Uint8Array): Promise<TokenRecord | undefined> {
  const { rows } = await sql<TokenRecord>`select * from find_access_token(${hash}::bytea)`.execute(tx);
  return rows[0];
}

/** Whether its owner is still who made it: what ends their sessions ends their tokens. */
export const isOwnerUnchanged = (token: TokenRecord): boolean =>
  token.enabled && token.role !== null && !token.is_client && token.token_epoch === token.credential_epoch;

export const isExpired = (token: Pick<TokenRecord, 'expires_at'>, now: Date): boolean =>
  now.getTime() >= Date.parse(token.expires_at);

/** What the owner may do at the moment. */
export const ownerPermissions = ({ role, permissions }: TokenRecord): ReadonlySet<Permission> =>
  role === null ? new Set() : permissionsOf(role, permissions);

/** Its owner as far as the token goes; null where it does not count any more. */
export function callerByToken(token: TokenRecord, now: Date): Caller | null {
  const { role } = token;
  if (role === null || token.revoked_at !== null || isExpired(token, now) || !isOwnerUnchanged(token))
    return null;
  const present = ownerPermissions(token);
  const inPart = inPartOf(role, token.permissions);
  return {
    userId: token.user_id,
    userName: token.username,
    firstName: token.first_name,
    lastName: token.last_name,
    sessionId: '',
    tokenId: token.token_id,
    homeTenantId: token.home_tenant_id,
    tenantId: token.tenant_id,
    role,
    groupIds: token.group_ids,
    covers: [],
    hidden: [],
    permissions: new Set(token.scopes.filter(scope => present.has(scope))),
    inPart: new Set(token.scopes.filter(scope => inPart.has(scope))),
    mfaMethod: token.mfa_method,
    locale: token.locale,
    authenticatedAt: new Date(token.created_at),
    needsMfaSetup: token.needs_mfa_setup,
  };
}
