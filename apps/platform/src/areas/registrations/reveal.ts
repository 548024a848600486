import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { maskedValueAt } from '../parties/service.ts';
import { findParty } from './party-tree.ts';
import { findRecord } from './record.ts';

interface FieldRequest {
  readonly id: string;
  readonly partyId: string;
  /** `naturalPerson.personalNumber`. */
  readonly field: string;
}

/**
 * One masked value in full, written down before it leaves.
 * @throws {AppError} NotFound for a registration, a party or a value that is not there, and for a field that is not masked.
 */
export async function revealIdentifier(
  work: UnitOfWork,
  caller: Caller,
  { id, partyId, field }: FieldRequest,
): Promise<{ value: string }> {
  const { parties } = await findRecord(work, caller, id);
  const party = findParty(parties, partyId)?.party;
  const value = party && maskedValueAt(party, field);
  if (value === undefined) throw new AppError('NotFound');
  audit(work, [
    {
      action: 'registration.identifierRevealed',
      objectType: 'registration',
      objectId: id,
      detail: { party: partyId, field },
    },
  ]);
  return { value };
}
