import type { Transaction } from '../../database/index.ts';
import type { SignOffKind } from './kind.ts';
import { readContext, requestedOf } from './context.ts';
import { hindranceOf, type Decider } from './policy.ts';

/**
 * What someone may decide on at this moment: the ids of what the open requests of a kind are about; null for anyone who
 * decides on nothing of that kind, whatever is asked for.
 */
export async function decidable(
  tx: Transaction,
  now: Date,
  somebody: Decider,
  kind: Pick<SignOffKind, 'action' | 'permission' | 'alone'>,
): Promise<readonly string[] | null> {
  const { action, permission } = kind;
  if (!somebody.permissions.has(permission)) return null;
  const rows = await tx
    .selectFrom('sign_offs')
    .select(['subject_id', 'policy', 'requested_by', 'editors', 'alone_from'])
    .where('action', '=', action)
    .where('state', '=', 'requested')
    .where('expires_at', '>', now.toISOString())
    .execute();
  if (rows.length === 0) return [];
  const context = await readContext({ tx, now }, kind);
  return rows.flatMap(row =>
    hindranceOf(requestedOf(row), somebody, permission, context) === null ? [row.subject_id] : [],
  );
}
