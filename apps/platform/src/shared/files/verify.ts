import type { ObjectStore } from '../../ports/objects/objects.ts';
import { tenantIds } from '../audit/chain-heads.ts';
import { subjectKeys, type SubjectKey } from '../history/subject-keys.ts';
import { decrypt } from '../encryption/encryption.ts';
import type { Services } from '../services/services.ts';
import { inTenant } from '../work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../work/work.ts';
import { addressOf } from './files.ts';

export interface FileFault {
  readonly tenantId: string;
  readonly fileId: string;
  readonly fault: 'missing' | 'damaged';
}

export interface FilesVerified {
  readonly files: number;
  /** Files of an erased person: there is no key to look into them. */
  readonly erased: number;
  readonly faults: readonly FileFault[];
}

/** Files looked at in one go. */
const batch = 200;

/** How closely: whether something is there, or whether it is what it was. */
export type Closeness = 'there' | 'whole';

interface Row {
  readonly id: string;
  readonly address: string;
  readonly size: number;
  readonly key: SubjectKey | null;
}

/** Checks whether everything that is named is there: every file of every tenant. */
export async function verifyFiles(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'keys' | 'objects'>,
  closeness: Closeness,
): Promise<FilesVerified> {
  const faults: FileFault[] = [];
  let [files, erased] = [0, 0];
  for (const tenantId of await tenantIds(services.database)) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await inTenant(services, tenantId, systemActor('files'), work => readAfter(work, after));
      const [last] = rows.slice(-1);
      if (!last) break;
      after = last.id;
      for (const row of rows) {
        files += 1;
        if (row.key === null) erased += 1;
        const fault = await faultOf(services.objects, row, closeness);
        if (fault) faults.push({ tenantId, fileId: row.id, fault });
      }
    }
  }
  return { files, erased, faults };
}

async function readAfter(work: UnitOfWork, after: string): Promise<readonly Row[]> {
  const rows = await work.tx
    .selectFrom('files')
    .select(['id', 'address', 'size', 'subject_id'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
  if (rows.length === 0) return [];
  const keys = await subjectKeys(
    work,
    rows.map(row => row.subject_id),
  );
  return rows.map(({ subject_id: subjectId, ...row }) => ({ ...row, key: keys.get(subjectId) ?? null }));
}

async function faultOf(
  objects: ObjectStore,
  { address, size, key }: Row,
  closeness: Closeness,
): Promise<FileFault['fault'] | null> {
  if (closeness === 'there' || key === null) return (await objects.has(address)) ? null : 'missing';
  const sealed = await objects.get(address);
  if (!sealed) return 'missing';
  try {
    const bytes = decrypt(key.key, sealed, address);
    return bytes.byteLength === size && addressOf(key, bytes) === address ? null : 'damaged';
  } catch {
    return 'damaged';
  }
}
