import type { Transaction } from '../../database/index.ts';
import type { SignOffKind } from './kind.ts';
import { readInfluence } from './influence.ts';
import { hindranceOf, type Decider } from './policy.ts';

/**
 * What someone may decide on at this moment: the ids of what the open requests of a kind are about; null for anyone who
 * decides on nothing of that kind, whatever is asked for.
 */
export async function decidable(
  tx: Transaction,
  now: Date,
  somebody: Decider,
  { action, permission }: Pick<SignOffKind, 'action' | 'permission'>,
): Promise<readonly string[] | null> {
  if (!somebody.permissions.has(permission)) return null;
  const rows = await tx
    .selectFrom('sign_offs')
    .select(['subject_id', 'policy', 'requested_by', 'editors'])
    .where('action', '=', action)
    .where('state', '=', 'requested')
    .where('expires_at', '>', now.toISOString())
    .execute();
  if (rows.length === 0) return [];
  const influence = await readInfluence(tx, now);
  return rows.flatMap(({ subject_id: id, policy, requested_by: requestedBy, editors }) =>
    hindranceOf({ policy, subjectId: id, requestedBy, editors }, somebody, permission, influence) === null
      ? [id]
      : [],
  );
}
