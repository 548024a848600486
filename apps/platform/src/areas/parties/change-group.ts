import type { BodyOf, contract } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { takerOf } from '../../shared/caller/restricted-readers.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { nameOfColleague, standInOf } from '../access/service.ts';
import { changeParty } from './change-party.ts';
import type { PartyVersion } from './find.ts';
import { findGroup } from './groups.ts';
import { notifyPartyChange } from './notify-change.ts';
import { getParty, type PartyFile } from './read.ts';

/**
 * Changes what a group is called, and who looks after it: the deputy of one who is away, or no one. The answer may be the
 * last that the caller sees of it: an Agent who gives it away loses sight of it.
 * @throws {AppError} NotFound for what is no group; PartyMerged; PartyEnded; VersionStale; ValidationFailed for one who is
 * no enabled colleague, or from whom the group is kept.
 */
export async function changeGroup(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: PartyVersion,
  { name, assigneeId: wantedId }: BodyOf<typeof contract.parties.changeGroup>,
): Promise<PartyFile> {
  const group = await findGroup(work, caller, id);
  const before = await getParty(work, caller, id);
  assertVersion(version, group.version);
  const isGiven = wantedId !== group.assigneeId;
  const assigneeId = isGiven ? await takerFor(work, id, wantedId) : wantedId;
  const next = await changeParty(work, group, {
    // What it is called says more than who looks after it.
    action: name === group.name && isGiven ? 'party.assigned' : 'party.changed',
    set: { name, assignee_id: assigneeId },
    before: { name: group.name, assignee_id: group.assigneeId },
    after: { name, assignee_id: assigneeId },
    comment: null,
    ...(isGiven && { detail: { from: group.assigneeId, to: assigneeId } }),
  });
  for (const each of new Set([group.assigneeId, assigneeId]))
    notifyPartyChange(work, { id, version: next, assigneeId: each });
  const assignee = assigneeId === null ? null : ((await nameOfColleague(work, assigneeId)) ?? null);
  const updatedAt = work.now.toISOString();
  return { ...before, name, assignee, assignee_id: assigneeId, version: next, updatedAt };
}

/** Who gets it of someone who is wanted. @throws {AppError} ValidationFailed. */
async function takerFor(work: UnitOfWork, id: string, wantedId: string | null): Promise<string | null> {
  if (wantedId === null) return null;
  const isColleague = (await nameOfColleague(work, wantedId)) !== undefined;
  const taker = isColleague ? await takerOf(work.tx, id, await standInOf(work, wantedId)) : null;
  if (taker === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'assigneeId', code: 'oneOf' }] });
  return taker;
}
