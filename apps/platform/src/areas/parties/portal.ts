import {
  portalMoves,
  type BodyOf,
  type contract,
  type PortalState,
  type PortalStep,
} from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { encryptFor, openerFor } from '../../shared/history/encryption.ts';
import { systemAdminName, userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion, type PartyVersion } from './find.ts';
import { notifyPartyChange } from './notify-change.ts';
import type { PartyFile } from './read.ts';

const actions: Readonly<Record<PortalStep, string>> = {
  invite: 'party.portalInvited',
  resend: 'party.portalResent',
  activate: 'party.portalActivated',
  block: 'party.portalBlocked',
};

const bound = (id: string) => `${id} portal`;

/** The account of a party on the client portal; null where there is none. The caller has read the party. */
export async function portalOf(work: UnitOfWork, id: string): Promise<PartyFile['portal']> {
  const row = await work.tx
    .selectFrom('parties')
    .select(['portal_state', 'portal_at', 'portal_by', 'portal_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { portal_state: state, portal_at: at, portal_by: by, portal_reason: sealed } = row ?? {};
  if (!state || !at || !by) return null;
  const name = (await userNames(work, [by])).get(by) ?? systemAdminName;
  const reason = sealed ? (await openerFor(work, [id]))<string>(id, sealed, bound(id)) : null;
  return { state, at, by: name, reason };
}

/**
 * Invites a client to the client portal, or changes how their account stands.
 * @throws {AppError} NotFound; PartyMerged; NotForGroups; VersionStale; PortalAccountMissing for what takes an account;
 * TransitionNotAllowed; PartyEnded for all but blocking; ValidationFailed at `email` where there is no address to invite
 * at, and at `reason` where blocking has none.
 */
export async function changePortal(
  work: UnitOfWork,
  caller: Caller,
  seen: PartyVersion,
  { step, reason }: BodyOf<typeof contract.parties.changePortal>,
): Promise<void> {
  const party = await findAtVersion(work, caller, seen);
  const { id } = party;
  // An account is the login of one person or company.
  if (party.type === 'NPG') throw new AppError('NotForGroups');
  if (party.status === 'E' && step !== 'block') throw new AppError('PartyEnded');
  const before = (await portalOf(work, id))?.state ?? null;
  assertMove(step, before);
  if ((step === 'invite' || step === 'resend') && !party.data.email)
    throw new AppError('ValidationFailed', { fields: [{ path: 'email', code: 'required' }] });
  const why = step === 'block' ? reason?.trim() || null : null;
  if (step === 'block' && why === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'reason', code: 'required' }] });
  const { to: after } = portalMoves[step];
  const version = await changeParty(work, party, {
    action: actions[step],
    set: {
      portal_state: after,
      portal_at: work.now,
      portal_by: work.actor.id,
      portal_reason: why === null ? null : await encryptFor(work, id, why, bound(id)),
    },
    before: { portal: before },
    after: { portal: after },
    comment: why,
  });
  notifyPartyChange(work, { id, version, assigneeId: party.assigneeId });
}

/** @throws {AppError} PortalAccountMissing, TransitionNotAllowed. */
function assertMove(step: PortalStep, state: PortalState | null): void {
  if (portalMoves[step].from.includes(state)) return;
  throw new AppError(state === null ? 'PortalAccountMissing' : 'TransitionNotAllowed');
}
