import type { BodyOf, contract, OutputOf, QueryOf } from '@dossier/api/contract';
import { offsetOf } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { hiddenAmong } from '../../shared/caller/restricted.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import {
  decidable,
  decideSignOff,
  expireSignOffs,
  findSignOff,
  readSignOff,
  summaries,
  type SignOff,
  type SignOffKind,
  type SignOffSummary,
} from '../../shared/sign-off/sign-off.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { factorReset, groupChange, userUpdate } from '../access/service.ts';
import { partyMerge } from '../merges/service.ts';
import { authenticationLowering, lowerPolicy, restrictedWidening } from '../tenants/service.ts';
import { workflowLowering } from './engine/lower-approval.ts';
import { processKinds } from './engine/sign-off.ts';
import { acceptance, findComplete } from '../registrations/service.ts';

type List = OutputOf<typeof contract.workflows.signOffs>;

/** Everything that people sign off: each area brings its own. */
const kinds: readonly SignOffKind[] = [
  acceptance,
  factorReset,
  userUpdate,
  groupChange,
  ...processKinds,
  partyMerge,
  authenticationLowering.kind,
  restrictedWidening.kind,
  workflowLowering,
  {
    ...lowerPolicy,
    async apply(work, caller, approved) {
      await lowerPolicy.apply(work, caller, approved);
      // What is asked for may have changed with it.
      await findComplete(work);
    },
  },
];

const openRows = (tx: Transaction, now: Date) =>
  tx
    .selectFrom('sign_offs')
    .selectAll()
    .where('state', '=', 'requested')
    .where('expires_at', '>', now.toISOString())
    .orderBy('requested_at')
    .orderBy('id')
    .execute();

async function openRequests(
  work: UnitOfWork,
  caller: Caller,
  action?: string,
): Promise<readonly SignOffSummary[]> {
  const rows = await openRows(work.tx, work.now);
  const items: SignOffSummary[] = [];
  for (const kind of kinds) {
    if (action !== undefined && action !== kind.action) continue;
    const rowsOfKind = rows.filter(row => row.action === kind.action);
    items.push(...(await summaries(work, caller, kind, rowsOfKind)));
  }
  return items;
}

const isFor = ({ hindrance }: SignOffSummary) => hindrance === null;

/** The requests that the caller may decide on, the oldest first of each kind. */
export const requestsFor = async (work: UnitOfWork, caller: Caller): Promise<readonly SignOffSummary[]> =>
  (await openRequests(work, caller)).filter(isFor);

/** The requests that are open, of those that the caller may see. */
export async function listSignOffs(
  work: UnitOfWork,
  caller: Caller,
  query: QueryOf<typeof contract.workflows.signOffs>,
): Promise<List> {
  const all = await openRequests(work, caller, query.action);
  const mine = all.filter(isFor);
  const shown = query.mine ? mine : all;
  const { offset, max } = offsetOf(query);
  return {
    items: shown.slice(offset, offset + max),
    total: shown.length,
    counts: { all: all.length, mine: mine.length },
  };
}

/** How many requests someone may decide on: a figure for the live counts, so no names are read. */
export async function countApprovals(tx: Transaction, caller: Caller, now: Date): Promise<number> {
  const subjects: string[] = [];
  for (const kind of kinds) subjects.push(...((await decidable(tx, now, caller, kind)) ?? []));
  const hidden = await hiddenAmong(tx, caller, subjects);
  return subjects.filter(id => !hidden.has(id)).length;
}

/** Ends what no one decided on in time, of one tenant. */
export const endExpired = (services: Services, tenantId: string): Promise<void> =>
  inTenant(services, tenantId, systemActor('signOffs'), work => expireSignOffs(work, kinds));

/** One request with what it changes. @throws {AppError} NotFound. */
export async function getSignOff(work: UnitOfWork, caller: Caller, id: string): Promise<SignOff> {
  const row = await findSignOff(work, id);
  const kind = kinds.find(({ action }) => action === row.action);
  if (!kind) throw new AppError('NotFound');
  return readSignOff(work, caller, kind, row);
}

/** @throws {AppError} as `decideSignOff`. */
export const decide = (
  work: UnitOfWork,
  caller: Caller,
  target: { readonly id: string; readonly version: number },
  body: BodyOf<typeof contract.workflows.decide>,
): Promise<SignOff> => decideSignOff(work, caller, kinds, target, body);
