import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { SignOffKind } from './kind.ts';

/**
 * Ends the requests of a tenant that no one decided on in time, notifies the requester, and audits each. Any number of
 * processes may do it at once: each request ends once.
 */
export async function expireSignOffs(work: UnitOfWork, kinds: readonly SignOffKind[]): Promise<void> {
  const rows = await work.tx
    .updateTable('sign_offs')
    .set({ state: 'expired' as const, version: sql<number>`version + 1` })
    .where('state', '=', 'requested')
    .where('expires_at', '<=', work.now.toISOString())
    .returning(['id', 'action', 'subject_type', 'subject_id', 'requested_by'])
    .execute();
  if (rows.length === 0) return;
  for (const { action, subject_id: subjectId, requested_by: requestedBy } of rows)
    await kinds.find(kind => kind.action === action)?.expired(work, { subjectId, requestedBy });
  audit(
    work,
    rows.map(row => ({
      action: 'signOff.expired',
      objectType: row.subject_type,
      objectId: row.subject_id,
      detail: { signOff: row.id },
    })),
  );
}
