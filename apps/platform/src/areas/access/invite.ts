import { createHash } from 'node:crypto';
import type { Role } from '@dossier/api/contract';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

export interface NewInvite {
  readonly email: string;
  readonly phone?: string;
  readonly role: Exclude<Role, 'ROLE_SYSTEM_ADMIN'>;
  /** Groups of the staff that they belong to from the first day. */
  readonly groupIds?: readonly string[];
}

/** How long an invitation can be taken up. */
export const inviteLifetime = 7 * 86_400_000;

const newSecret = ({ random }: UnitOfWork) => Buffer.from(random.bytes(24)).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A new secret in place of the one before, for an email that is on its way. @returns it; nothing keeps it. */
export async function storeSecret(work: UnitOfWork, id: string): Promise<string> {
  const secret = newSecret(work);
  await work.tx
    .updateTable('invites')
    .set({ secret_hash: hashOf(secret), unsent_at: null })
    .where('id', '=', id)
    .execute();
  return secret;
}

/**
 * Invites someone to sign up. The secret is in the link and nowhere else: what is stored is its hash.
 * @returns the `token` and the `k` of the link.
 */
export async function invitePerson(
  work: UnitOfWork,
  { email, phone, role, groupIds = [] }: NewInvite,
): Promise<{ id: string; secret: string }> {
  const { tx, tenantId, now, random, actor } = work;
  const id = random.uuid();
  const secret = newSecret(work);
  const row = {
    id,
    tenant_id: tenantId,
    email,
    phone: phone ?? null,
    role,
    group_ids: [...new Set(groupIds)],
  };
  await tx
    .insertInto('invites')
    .values({
      ...row,
      secret_hash: hashOf(secret),
      created_by: isUuid(actor.id) ? actor.id : null,
      created_at: now,
      expires_at: new Date(now.getTime() + inviteLifetime),
    })
    .execute();
  const change = { action: 'invite.created', objectType: 'invite', objectId: id, subjectId: id, version: 1 };
  await recordChanges(work, [{ ...change, before: null, after: row, source: 'command' }]);
  return { id, secret };
}
