import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findParty } from './find.ts';
import { maskedValueAt } from './mask.ts';
import { nodeData } from './party.ts';

/**
 * One masked value of a party in full, written down before it leaves.
 * @throws {AppError} NotFound for a party or a value that is not there, and for a field that is not masked.
 */
export async function revealOfParty(
  work: UnitOfWork,
  caller: Caller,
  { id, field }: { readonly id: string; readonly field: string },
): Promise<{ value: string }> {
  const party = await findParty(work, caller, id);
  const value = maskedValueAt(nodeData(party.type, party.data), field);
  if (value === undefined) throw new AppError('NotFound');
  audit(work, [{ action: 'party.identifierRevealed', objectType: 'party', objectId: id, detail: { field } }]);
  return { value };
}
