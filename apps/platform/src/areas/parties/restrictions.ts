import type { BodyOf, contract } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { namedKinds } from '../../shared/caller/restricted-readers.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion, type PartyVersion } from './find.ts';

/**
 * Keeps a client from everyone but those whom the tenant names for its kind, or lifts that. Only they do either: someone
 * else would lose sight of what they had just marked.
 * @throws {AppError} NotFound; VersionStale; Forbidden; ValidationFailed where there is nothing to lift.
 */
export async function restrictParty(
  work: UnitOfWork,
  caller: Caller,
  seen: PartyVersion,
  { kind, reason }: BodyOf<typeof contract.parties.restrict>,
): Promise<void> {
  const party = await findAtVersion(work, caller, seen);
  const before = party.restriction;
  if (kind === null && before === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'kind', code: 'oneOf' }] });
  if (kind !== null && !(await namedKinds(work.tx, caller)).includes(kind)) throw new AppError('Forbidden');
  const next = kind === null ? null : { kind, reason };
  const version = await changeParty(work, party, {
    action: kind === null ? 'party.restrictionLifted' : 'party.restricted',
    set: { restriction: next?.kind ?? null, restriction_reason: next?.reason ?? null },
    before: { restriction: before?.kind ?? null },
    after: { restriction: kind },
    comment: reason,
  });
  // Users who had it open are notified as well: their page asks again, and there is nothing any more.
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'party', id: party.id, version } },
      audience: { to: 'permission', permission: 'clientFileRead' },
    },
  ]);
}
