import type { UnitOfWork } from '../../shared/work/work.ts';

/** Hours after which bytes that nothing names are forgotten. */
const retentionHours = 24;

/** Forgets bytes of the tenant that came and became no document; the bytes themselves go with the next sweep. */
export async function forgetUploads({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>): Promise<void> {
  const old = tx
    .selectFrom('uploads')
    .select('file_id')
    .where('created_at', '<', new Date(now.getTime() - retentionHours * 3_600_000).toISOString());
  await tx.deleteFrom('files').where('id', 'in', old).execute();
}
