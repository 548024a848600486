import { sql } from 'kysely';
import { historyDigest } from '../history/history.ts';
import type { UnitOfWork } from '../work/work.ts';
import { auditedTypes, stateForm, stateHashes } from './states.ts';

/** Something outside of the chain that is not what the chain says of it. */
export interface ObjectFault {
  readonly objectType: string;
  readonly objectId: string;
  /** The history of a change was altered or lost; or the row is not what the last change made of it. */
  readonly reason: 'history' | 'state';
}

interface Entry {
  readonly object_type: string;
  readonly object_id: string;
  readonly detail: {
    readonly change?: string;
    readonly history?: string;
    readonly state?: string;
    readonly stateForm?: number;
  };
}

const page = 1_000;

/** Holds field history and records against what the audit trail says of them. */
export async function verifyObjects(work: UnitOfWork): Promise<readonly ObjectFault[]> {
  return [...(await historyFaults(work)), ...(await stateFaults(work))];
}

async function historyFaults({ tx }: UnitOfWork): Promise<ObjectFault[]> {
  const faults: ObjectFault[] = [];
  let after = 0;
  for (;;) {
    const entries = await tx
      .selectFrom('audit')
      .select(['seq', 'object_type', 'object_id', 'detail'])
      .where('seq', '>', after)
      .where(sql<boolean>`detail ? 'history'`)
      .orderBy('seq')
      .limit(page)
      .execute();
    const changes = entries.map(({ detail }) => String(detail['change']));
    const rows =
      changes.length === 0
        ? []
        : await tx
            .selectFrom('field_history')
            .select(['id', 'path', 'sealed', 'change_id'])
            .where('change_id', 'in', changes)
            .execute();
    const rowsOf = Map.groupBy(rows, ({ change_id: id }) => id);
    for (const { object_type: objectType, object_id: objectId, detail } of entries)
      if (historyDigest(rowsOf.get(String(detail['change'])) ?? []) !== detail['history'])
        faults.push({ objectType, objectId, reason: 'history' });
    after = entries.at(-1)?.seq ?? after;
    if (entries.length < page) return faults;
  }
}

async function stateFaults(work: UnitOfWork): Promise<ObjectFault[]> {
  const faults: ObjectFault[] = [];
  for (const objectType of auditedTypes) {
    // What the last change of each made of it; erased ones have no salt to compare with.
    const { rows } = await sql<Entry>`
      select distinct on (object_id) object_type, object_id, detail from audit
      where object_type = ${objectType} and detail ? 'state'
      order by object_id, seq desc`.execute(work.tx);
    // Written before the form of today: there is nothing to compare it with.
    const comparable = rows.filter(({ detail: { stateForm: form = 1 } }) => form === stateForm(objectType));
    for (let start = 0; start < comparable.length; start += page) {
      const entries = comparable.slice(start, start + page);
      const objects = entries.map(entry => ({ objectType, objectId: entry.object_id }));
      const stateOf = await stateHashes(work, objects);
      for (const [index, object] of objects.entries()) {
        const state = stateOf(object);
        if (state !== null && state !== entries[index]?.detail.state)
          faults.push({ ...object, reason: 'state' });
      }
    }
  }
  return faults;
}
