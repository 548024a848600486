import type { ExternalReferences } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

interface Referenced {
  readonly id: string;
  readonly references: ExternalReferences | undefined;
}

/**
 * Writes down what other systems know parties by, so that they are found by it.
 * @throws {AppError} ValidationFailed where another party is known by the same: one system, one reference, one party.
 */
export async function insertReferences(work: UnitOfWork, parties: readonly Referenced[]): Promise<void> {
  const rows = parties.flatMap(({ id, references = [] }) =>
    references.map(({ system, reference }) => ({
      tenant_id: work.tenantId,
      party_id: id,
      system,
      reference,
    })),
  );
  if (rows.length === 0) return;
  const stored = await work.tx
    .insertInto('party_references')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning('party_id')
    .execute();
  if (stored.length < rows.length)
    throw new AppError('ValidationFailed', {
      fields: [{ path: 'partyExternalReferences', code: 'referenceTaken' }],
    });
}

/** The same in place of what was written down before. @throws {AppError} as above. */
export async function replaceReferences(
  work: UnitOfWork,
  id: string,
  references: Referenced['references'],
): Promise<void> {
  await work.tx.deleteFrom('party_references').where('party_id', '=', id).execute();
  await insertReferences(work, [{ id, references }]);
}
