import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { contract, MergeObstacle, OutputOf } from '@dossier/api/contract';
import { canonicalJson } from '../../shared/canonical-json/canonical-json.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { type Party, findParty, masked } from '../parties/service.ts';
import { compare } from './compare.ts';
import { latestMerge, sideOf } from './read.ts';

type Plan = OutputOf<typeof contract.parties.mergePlan>;

/** Ids of two parties: `a` stays, `b` is it from then on. */
export interface Both {
  readonly a: string;
  readonly b: string;
}

interface Planned {
  readonly into: Party;
  readonly from: Party;
  readonly hash: string;
  readonly obstacles: readonly MergeObstacle[];
}

/** Works out whether two parties can be merged. @throws {AppError} NotFound. */
export async function planMerge(work: UnitOfWork, caller: Caller, { a, b }: Both): Promise<Planned> {
  const [into, from] = [await findParty(work, caller, a), await findParty(work, caller, b)];
  return { into, from, hash: hashOf([into, from]), obstacles: await obstaclesOf(work, into, from) };
}

/** All of two parties that a decision rests on. Whose they are to work on is no part of it. */
const hashOf = (parties: readonly Party[]): string =>
  createHash('sha256')
    .update(
      canonicalJson(
        parties.map(({ id, sectionVersions, status, restriction }) => [
          id,
          sectionVersions,
          status,
          restriction?.kind ?? null,
        ]),
      ),
    )
    .digest('hex');

/** What a caller is shown before they ask for it. @throws {AppError} NotFound. */
export async function readPlan(work: UnitOfWork, caller: Caller, both: Both): Promise<Plan> {
  const { into, from, hash, obstacles } = await planMerge(work, caller, both);
  return {
    a: sideOf(into),
    b: sideOf(from),
    preview: hash,
    fields: compare(into.data, from.data).map(({ a, b, ...field }) => ({
      ...field,
      a: masked(a, field.field) as object | null,
      b: masked(b, field.field) as object | null,
    })),
    moves: await movesOf(work, from),
    obstacles: [...obstacles],
    merge: await latestMerge(work, caller, both),
  };
}

async function movesOf({ tx }: UnitOfWork, { id, data }: Party): Promise<Plan['moves']> {
  const connections = tx
    .selectFrom('connections')
    .where(where => where.or([where('from_party', '=', id), where('to_party', '=', id)]));
  return {
    connections: await countOf(connections),
    registrations: await countOf(tx.selectFrom('registration_parties').where('party_id', '=', id)),
    documents: await countOf(tx.selectFrom('documents').where('party_id', '=', id)),
    processes: await countOf(tx.selectFrom('processes').where('entity_id', '=', id)),
    references: data.partyExternalReferences?.length ?? 0,
  };
}

const isClient = ({ status }: Party) => status === 'A' || status === 'I';
const isOver = ({ status }: Party) => status === 'E' || status === 'R';

type Hindrances = Readonly<
  Record<
    'erased' | 'sameRegistration' | 'connected' | 'approvalRunning' | 'processRunning' | 'requested',
    boolean
  >
>;

async function obstaclesOf(
  { tx, now }: UnitOfWork,
  into: Party,
  from: Party,
): Promise<readonly MergeObstacle[]> {
  if (into.id === from.id) return ['sameParty'];
  const [a, b] = [sql`${into.id}::uuid`, sql`${from.id}::uuid`];
  const { rows } = await sql<Hindrances>`
    select
      exists (select from subject_keys k where k.subject_id in (${a}, ${b}) and k.sealed_key is null) as erased,
      exists (select from registration_parties m join registration_parties n using (registration_id)
        where m.party_id = ${a} and n.party_id = ${b}) as "sameRegistration",
      exists (select from connections c where c.from_party in (${a}, ${b}) and c.to_party in (${a}, ${b})
        and (c.valid_to is null or c.valid_to > ${now.toISOString().slice(0, 10)}::date)) as connected,
      exists (select from sign_offs s join processes w on w.id = s.subject_id
        where s.subject_type = 'process' and s.state = 'requested' and s.expires_at > ${now}
          and w.entity_id in (${a}, ${b})) as "approvalRunning",
      exists (select from processes v join processes w using (workflow_type)
        where v.entity_id = ${a} and w.entity_id = ${b} and v.result is null and w.result is null) as "processRunning",
      exists (select from party_merges m
        join sign_offs s on s.subject_type = 'merge' and s.subject_id = m.id and s.state = 'requested'
        where m.state = 'requested' and s.expires_at > ${now}
          and (m.from_party in (${a}, ${b}) or m.into_party in (${a}, ${b}))) as requested`.execute(tx);
  const [row] = rows;
  const obstacles: readonly (readonly [MergeObstacle, boolean | undefined])[] = [
    ['otherType', into.type !== from.type || into.type === 'NPG'],
    ['erased', row?.erased],
    ['ended', isOver(into) || isOver(from)],
    ['clientGoes', isClient(from) && !isClient(into)],
    ['sameRegistration', row?.sameRegistration],
    ['connected', row?.connected],
    ['approvalRunning', row?.approvalRunning],
    ['processRunning', row?.processRunning],
    ['merged', into.mergedInto !== null || from.mergedInto !== null],
    ['requested', row?.requested],
    [
      'restrictedDifferently',
      into.restriction !== null &&
        from.restriction !== null &&
        into.restriction.kind !== from.restriction.kind,
    ],
  ];
  return obstacles.flatMap(([code, holds]) => (holds ? [code] : []));
}
