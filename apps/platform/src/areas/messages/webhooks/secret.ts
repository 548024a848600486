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
  const rows = await tx.selectFrom('notification_settings').select(['id', 'sealed_secret']).execute();
  let count = 0;
  for (const { id, sealed_secret: sealed } of rows) {
    const again = sealed && resealed(openers(keys).map(secretKey), sealed, boundTo(tenantId, id));
    if (!again) continue;
    await tx
      .updateTable('notification_settings')
      .set({ sealed_secret: again })
      .where('id', '=', id)
      .execute();
    count++;
  }
  return count;
}
