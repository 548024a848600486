import { encryptFor, openerFor } from '../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { Party, PartyData } from '../parties/service.ts';

/** What a merge sets on the party that stays. */
export interface Settled {
  readonly data: PartyData;
  readonly restriction: Party['restriction'];
  readonly assigneeId: string | null;
}

/** The party that stays, before and after: what undoing goes back to, field by field. */
export interface MergeSnapshot {
  readonly before: Settled;
  readonly after: Settled;
  readonly sources: Party['sources'];
}

const boundTo = (id: string) => `merge ${id}`;

/** Seals it with the key of the merge. */
export const encryptSnapshot = (work: UnitOfWork, id: string, snapshot: MergeSnapshot): Promise<Uint8Array> =>
  encryptFor(work, id, snapshot, boundTo(id));

/** Opens it again; null once one of the two was erased. */
export async function decryptSnapshot(
  work: UnitOfWork,
  id: string,
  sealed: Uint8Array,
): Promise<MergeSnapshot | null> {
  const open = await openerFor(work, [id]);
  return open<MergeSnapshot>(id, sealed, boundTo(id));
}
