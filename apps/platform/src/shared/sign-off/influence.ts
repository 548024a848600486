import type { Transaction } from '../../database/index.ts';
import type { Role } from '../../database/schema/access.ts';
import { isUuid } from '../ids/ids.ts';
import type { UnitOfWork } from '../work/work.ts';

/** Milliseconds in which two people count as one when one of them changed how the other signs in: 72 hours. */
const quarantine = 72 * 3_600_000;

/** Who has changed address, second factor or role of whom lately. */
export type Influence = ReadonlyMap<string, ReadonlySet<string>>;

export interface CredentialChange {
  readonly userId: string;
  readonly kind: 'address' | 'factor' | 'role' | 'group';
  readonly formerRole?: Role | null;
}

/** Notes that others changed something about someone; what people change about themselves is no influence. */
export async function noteInfluence(
  { tx, tenantId, now, random }: UnitOfWork,
  { userId, kind, formerRole = null }: CredentialChange,
  by: readonly string[],
): Promise<void> {
  const others = [...new Set(by)].filter(id => isUuid(id) && id !== userId);
  if (others.length === 0) return;
  await tx
    .insertInto('credential_changes')
    .values(
      others.map(changed_by => ({
        id: random.uuid(),
        tenant_id: tenantId,
        user_id: userId,
        changed_by,
        kind,
        former_role: formerRole,
        at: now,
      })),
    )
    .execute();
}

export async function readInfluence(tx: Transaction, now: Date): Promise<Influence> {
  const rows = await tx
    .selectFrom('credential_changes')
    .select(['user_id', 'changed_by'])
    .where('at', '>', new Date(now.getTime() - quarantine).toISOString())
    .execute();
  const influence = new Map<string, Set<string>>();
  for (const { user_id: id, changed_by: by } of rows)
    influence.set(id, (influence.get(id) ?? new Set()).add(by));
  return influence;
}

/** Whether one may be the other, or a third person may be both. */
export function isEntangled(influence: Influence, one: string, others: readonly string[]): boolean {
  const behind = (id: string) => [id, ...(influence.get(id) ?? [])];
  const influencers = new Set(behind(one));
  return others.flatMap(behind).some(id => influencers.has(id));
}
