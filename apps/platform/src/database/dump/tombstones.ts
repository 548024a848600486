import type { Connection, Engine } from '../engine.ts';
import { tenantIdPattern } from '../scope.ts';

/** What was erased: ids alone, so that it may be kept where nothing is ever erased. */
export interface Tombstone {
  readonly tenantId: string;
  readonly subjectId: string;
  /** ISO UTC. */
  readonly erasedAt: string;
  readonly rule: string;
}

/** Puts rows back that no request may write: a row that is added has a subject erased at the next restore. */
export async function loadTombstones(
  owner: Engine,
  tenantId: string,
  rows: readonly string[],
): Promise<void> {
  await asTenant(owner, tenantId, connection =>
    connection.query(
      'insert into tombstones select * from jsonb_populate_recordset(null::tombstones, $1::jsonb)',
      [`[${rows.join(',')}]`],
    ),
  );
}

/**
 * Erases again what was erased after a back-up was made. A hold that the back-up still knows was released before that, or
 * it would not have been erased.
 */
export async function applyTombstones(owner: Engine, tombstones: readonly Tombstone[]): Promise<void> {
  for (const [tenantId, erased] of Map.groupBy(tombstones, tombstone => tombstone.tenantId))
    await asTenant(owner, tenantId, async connection => {
      for (const { subjectId, erasedAt, rule } of erased) {
        const parameters = [tenantId, subjectId, erasedAt];
        await connection.query(
          `update legal_holds set released_at = $3, released_by = owner_id
              where tenant_id = $1 and subject_id = $2 and released_at is null`,
          parameters,
        );
        await connection.query(
          `update subject_keys set sealed_key = null, destroyed_at = $3
              where tenant_id = $1 and subject_id = $2 and sealed_key is not null`,
          parameters,
        );
        await connection.query(
          `delete from party_merges where tenant_id = $1 and $2::uuid in (id, from_party, into_party)`,
          [tenantId, subjectId],
        );
        // A tenant that the back-up does not know has nothing to erase.
        await connection.query(
          `insert into tombstones (tenant_id, subject_id, erased_at, rule)
              select t.id, $2, $3, $4 from tenants t where t.id = $1
              on conflict do nothing`,
          [...parameters, rule],
        );
      }
    });
}

function asTenant(
  owner: Engine,
  tenantId: string,
  work: (connection: Connection) => Promise<unknown>,
): Promise<unknown> {
  if (!tenantIdPattern.test(tenantId)) throw new TypeError('Not the id of a tenant.');
  return owner.transaction({ begin: `begin; set local app.tenant to '${tenantId}'` }, work);
}
