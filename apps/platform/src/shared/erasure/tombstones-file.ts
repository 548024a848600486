import { appendFile, readFile } from 'node:fs/promises';
import type { Scopes, Tombstone } from '../../database/index.ts';
import { tenantIds } from '../audit/chain-heads.ts';

/** What was erased by the lines of the file; nothing where there is no file yet. */
export async function readTombstones(file: string): Promise<readonly Tombstone[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Tombstone);
}

/**
 * Writes what was erased to a file outside of the database: a back-up that is older than an erasure does not know it.
 * @returns how many there are.
 */
export async function writeTombstones(database: Scopes, file: string): Promise<number> {
  const keyOf = ({ tenantId, subjectId }: Tombstone) => `${tenantId} ${subjectId}`;
  const written = new Set((await readTombstones(file)).map(keyOf));
  for (const tenantId of await tenantIds(database)) {
    const rows = await database.read(tenantId, tx =>
      tx.selectFrom('tombstones').selectAll().orderBy('erased_at').orderBy('subject_id').execute(),
    );
    const missing = rows
      .map(row => ({ tenantId, subjectId: row.subject_id, erasedAt: row.erased_at, rule: row.rule }))
      .filter(tombstone => !written.has(keyOf(tombstone)));
    if (missing.length === 0) continue;
    const lines = missing.map(tombstone => `${JSON.stringify(tombstone)}\n`).join('');
    await appendFile(file, lines, { mode: 0o600, flush: true });
    for (const tombstone of missing) written.add(keyOf(tombstone));
  }
  return written.size;
}
