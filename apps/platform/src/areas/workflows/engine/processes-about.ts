import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { visibleIds } from '../../parties/service.ts';

/** A process about a party in one line, for what speaks of it elsewhere. */
interface ProcessAbout {
  readonly name: string;
  readonly entityId: string;
}

/** What processes are about, as far as the caller may see them: the others are missing. */
export async function processesAbout(
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProcessAbout>> {
  if (ids.length === 0 || !caller.permissions.has('clientFileRead')) return new Map();
  const rows = await work.tx
    .selectFrom('processes as w')
    .innerJoin('parties as p', 'p.id', 'w.entity_id')
    .select(['w.id', 'p.id as entityId', 'p.name'])
    .where('w.id', 'in', [...new Set(ids)])
    .where('w.workflow_type', '<>', 'onboarding')
    .execute();
  const visible = await visibleIds(
    work,
    caller,
    rows.map(({ entityId }) => entityId),
  );
  return new Map(
    rows.flatMap(({ id, entityId, name }) =>
      visible.has(entityId) ? [[id, { name, entityId }] as const] : [],
    ),
  );
}
