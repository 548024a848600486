import type { BodyOf, contract } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { namedKinds } from '../../shared/caller/restricted-readers.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { publish } from '../../shared/events/publish.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findChangeable } from './find.ts';

/**
 * Keeps a client from everyone but those whom the tenant names for its kind, or lifts that. Only they do either: someone
 * else would lose sight of what they had just marked.
 * @throws {AppError} NotFound; VersionStale; Forbidden; ValidationFailed where there is nothing to lift.
 */
export async function restrictParty(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  { kind, reason }: BodyOf<typeof contract.parties.restrict>,
): Promise<void> {
  const party = await findChangeable(work, caller, id);
  assertVersion(version, party.version);
  const before = party.restriction;
  if (kind === null && before === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'kind', code: 'oneOf' }] });
  if (kind !== null && !(await namedKinds(work.tx, caller)).includes(kind)) throw new AppError('Forbidden');
  const next = kind === null ? null : { kind, reason };
  const { numUpdatedRows } = await work.tx
    .updateTable('parties')
    .set({
      restriction: next?.kind ?? null,
      restriction_reason: next?.reason ?? null,
      version: version + 1,
      updated_at: work.now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  await recordChanges(work, [
    {
      action: kind === null ? 'party.restrictionLifted' : 'party.restricted',
      objectType: 'party',
      objectId: id,
      subjectId: id,
      version: version + 1,
      before: { restriction: before?.kind ?? null, comment: null },
      after: { restriction: kind, comment: reason },
      source: 'screen',
    },
  ]);
  // Users who had it open are notified as well: their page asks again, and there is nothing any more.
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'party', id, version: version + 1 } },
      audience: { to: 'permission', permission: 'clientFileRead' },
    },
  ]);
}
