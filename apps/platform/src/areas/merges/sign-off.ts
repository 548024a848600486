import { permissions } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Closed, Frozen, SignOffKind } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { notifyPartyChange, readParties, visibleIds } from '../parties/service.ts';
import { applyMerge } from './merge.ts';
import { notifyMergeRequester } from './notify.ts';
import { planMerge } from './plan.ts';
import { findMerge } from './read.ts';

/** What a decision rests on: both parties as they are. */
export const frozenOf = (version: number, hash: string): Frozen => ({ version, content: { hash } });

/** Two parties that are one, as something that a second person signs off. */
export const partyMerge: SignOffKind = {
  action: 'party.merge',
  subjectType: 'merge',
  permission: permissions.code('deletePartyWrite'),

  async frozen(work, caller, id) {
    const [row] = await mergeRows(work, [id]);
    if (!row) return null;
    try {
      const { hash } = await planMerge(work, caller, { a: row.into_party, b: row.from_party });
      return frozenOf(row.version, hash);
    } catch (error) {
      if (error instanceof AppError && error.type === 'NotFound') return null;
      throw error;
    }
  },

  async namesOf(work, caller, ids) {
    const rows = await mergeRows(work, ids);
    const parties = rows.flatMap(row => [row.into_party, row.from_party]);
    const visible = await visibleIds(work, caller, parties);
    const names = await readParties(work, [...visible]);
    return new Map(
      rows.flatMap(row => {
        const [into, from] = [names.get(row.into_party), names.get(row.from_party)];
        return into && from ? [[row.id, into.name] as const] : [];
      }),
    );
  },

  async apply(work, caller, { subjectId, signOffId, requestedBy }) {
    await applyMerge(work, caller, subjectId, signOffId);
    await notifyMergeRequester(work, await findMerge(work, subjectId), 'approvalDecided', requestedBy);
  },
  closed: (work, _caller, closed) => refuse(work, closed, 'approvalDecided'),
  expired: (work, closed) => refuse(work, closed, 'approvalVoided'),
};

const mergeRows = async ({ tx }: UnitOfWork, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('party_merges')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute();

/** No one agreed: it can be asked for again. */
async function refuse(
  work: UnitOfWork,
  { subjectId, requestedBy }: Closed,
  messageType: 'approvalDecided' | 'approvalVoided',
): Promise<void> {
  const row = await work.tx
    .updateTable('party_merges')
    .set(({ eb }) => ({ state: 'refused' as const, version: eb('version', '+', 1) }))
    .where('id', '=', subjectId)
    .where('state', '=', 'requested')
    .returning(['id', 'from_party', 'into_party'])
    .executeTakeFirst();
  if (!row) return;
  await notifyMergeRequester(work, row, messageType, requestedBy);
  for (const party of (await readParties(work, [row.from_party, row.into_party])).values())
    notifyPartyChange(work, party);
}
