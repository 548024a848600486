import { decryptWith, deriveKey, encrypt, resealed } from '../../../shared/encryption/encryption.ts';
import { openers, type Keys } from '../../../shared/keys/keys.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

const secretKey = (sealing: Uint8Array) => deriveKey(sealing, 'notification settings');
const boundTo = (tenantId: string, id: string) => `notification setting ${tenantId} ${id}`;
/** What a secret of Standard Webhooks begins with: bytes in base64 follow. */
const prefix = 'whsec_';

export const encryptSecret = ({ keys, tenantId }: UnitOfWork, id: string, secret: string): Uint8Array =>
  encrypt(secretKey(keys.sealing), secret, boundTo(tenantId, id));

/** The bytes that messages are signed with. */
export function openSecret(keys: Keys, tenantId: string, id: string, sealed: Uint8Array): Buffer {
  const text = decryptWith(openers(keys).map(secretKey), sealed, boundTo(tenantId, id)).toString();
  return text.startsWith(prefix) ? Buffer.from(text.slice(prefix.length), 'base64') : Buffer.from(text);
}

/** Seals with today's key what another one of a rotation sealed. @returns how many. */
export async function resealNotificationSecrets({ tx, tenantId, keys }: UnitOfWork): Promise<number> {
  const rows = await tx
    .selectFrom('notification_settings')
    .select(['id', 'sealed_secret', 'previous_secret'])
    .execute();
  const again = (id: string, sealed: Uint8Array | null) =>
    sealed && resealed(openers(keys).map(secretKey), sealed, boundTo(tenantId, id));
  let count = 0;
  for (const { id, ...row } of rows) {
    const [sealed, previous] = [again(id, row.sealed_secret), again(id, row.previous_secret)];
    if (!sealed && !previous) continue;
    await tx
      .updateTable('notification_settings')
      .set({ ...(sealed && { sealed_secret: sealed }), ...(previous && { previous_secret: previous }) })
      .where('id', '=', id)
      .execute();
    count++;
  }
  return count;
}
