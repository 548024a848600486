import type { Updateable } from 'kysely';
import type { PartiesTable } from '../../database/schema/parties.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { Party } from './store.ts';

interface PartyChange {
  readonly action: string;
  readonly set: Omit<Updateable<PartiesTable>, 'id' | 'tenant_id' | 'version' | 'updated_at'>;
  readonly before: Readonly<Record<string, string | null>>;
  readonly after: Readonly<Record<string, string | null>>;
  /** What the user wrote about it; it stands with what is after. */
  readonly comment: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Changes how a party is treated, not what it says: its version goes up, and its history says what was there before.
 * @returns the version that it has now.
 * @throws {AppError} VersionStale when someone else was faster.
 */
export async function changeParty(
  work: UnitOfWork,
  { id, version }: Pick<Party, 'id' | 'version'>,
  { action, set, before, after, comment, detail }: PartyChange,
): Promise<number> {
  const next = version + 1;
  const { numUpdatedRows } = await work.tx
    .updateTable('parties')
    .set({ ...set, version: next, updated_at: work.now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  await recordChanges(work, [
    {
      action,
      objectType: 'party',
      objectId: id,
      subjectId: id,
      version: next,
      before: { ...before, comment: null },
      after: { ...after, comment },
      source: 'screen',
      ...(detail && { detail }),
    },
  ]);
  return next;
}
