import { createHash } from 'node:crypto';
import type { Role } from '@dossier/api/contract';
import { recordChanges } from '../../shared/history/history.ts';
import type { Work } from '../../shared/work/work.ts';

export interface NewInvite {
  readonly email: string;
  readonly phone?: string;
  readonly role: Exclude<Role, 'ROLE_SYSTEM_ADMIN'>;
}

/** How long an invitation can be taken up. */
const lifetime = 7 * 86_400_000;

/**
 * Invites somebody to sign up. The secret is in the link and nowhere else: what is stored is its hash.
 * @returns the `token` and the `k` of the link.
 */
export async function invitePerson(
  work: Work,
  { email, phone, role }: NewInvite,
): Promise<{ id: string; secret: string }> {
  const { tx, tenantId, now, random } = work;
  const id = random.uuid();
  const secret = Buffer.from(random.bytes(24)).toString('base64url');
  const row = { id, tenant_id: tenantId, email, phone: phone ?? null, role };
  await tx
    .insertInto('invites')
    .values({
      ...row,
      secret_hash: createHash('sha256').update(secret).digest(),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  const change = { action: 'invite.created', objectType: 'invite', objectId: id, subjectId: id, version: 1 };
  await recordChanges(work, [{ ...change, before: null, after: row, source: 'command' }]);
  return { id, secret };
}
