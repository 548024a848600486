import { backupCodeCount } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { onCallersAccount } from './proof.ts';
import { backupCodeOf } from './secrets.ts';

/** As it is compared: whatever the capitals, and whether the dash was typed. */
const normal = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const hashOf = ({ keys }: Pick<UnitOfWork, 'keys'>, userId: string, code: string): Buffer =>
  keyedHash(keys.hashing, `backup ${userId} ${normal(code)}`);

/**
 * Ten codes in place of those from before. Nothing keeps them: what is stored are hashes.
 * @throws {AppError} MfaMethodNotAllowed for anyone who has no second factor that they could stand in for.
 */
export async function makeBackupCodes(
  services: Services,
  { userId, ...caller }: Caller,
  ip: string,
): Promise<string[]> {
  if (caller.mfaMethod === null) throw new AppError('MfaMethodNotAllowed');
  const codes = Array.from({ length: backupCodeCount }, () => backupCodeOf(services.random));
  await onCallersAccount(services, { userId, ...caller }, ip, async work => {
    await forgetBackupCodes(work, userId);
    await work.tx
      .insertInto('backup_codes')
      .values(
        codes.map(code => ({
          user_id: userId,
          tenant_id: work.tenantId,
          code_hash: hashOf(work, userId, code),
          created_at: work.now,
        })),
      )
      .execute();
    audit(work, [{ action: 'factor.backupCodesMade', objectType: 'user', objectId: userId }]);
  });
  return codes;
}

/** Uses a code up. Two at once with the same one: the first has it. */
export async function spendBackupCode(work: UnitOfWork, userId: string, code: string): Promise<boolean> {
  const spent = await work.tx
    .updateTable('backup_codes')
    .set({ used_at: work.now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(work, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export const forgetBackupCodes = ({ tx }: UnitOfWork, userId: string) =>
  tx.deleteFrom('backup_codes').where('user_id', '=', userId).execute();

export const countBackupCodes = ({ tx }: Pick<UnitOfWork, 'tx'>, userId: string): Promise<number> =>
  countOf(tx.selectFrom('backup_codes').where('user_id', '=', userId).where('used_at', 'is', null));
