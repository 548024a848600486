import type { Permission } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listPermitted } from '../../shared/caller/permitted.ts';

/** Milliseconds in which an Admin who was disabled or is none any more counts as one: not disabled, and decided without. */
const lately = 30 * 86_400_000;
const admin = 'ROLE_TENANT_ADMIN';

/** Who decides on something in a firm. */
export interface Deciders {
  readonly admins: readonly string[];
  /** Everyone who may decide now, and the Admins of the last 30 days. */
  readonly all: ReadonlySet<string>;
}

/** Who may decide on what takes a permission. */
export async function decidersOf(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  permission: Permission,
): Promise<Deciders> {
  const staff = await listPermitted(work);
  const since = new Date(work.now.getTime() - lately).toISOString();
  const { rows: former } = await sql<{ id: string }>`
    select id from users where role = ${admin} and not enabled and updated_at > ${since}
    union select user_id from credential_changes where former_role = ${admin} and at > ${since}`.execute(
    work.tx,
  );
  return {
    admins: staff.filter(({ role }) => role === admin).map(({ userId }) => userId),
    all: new Set([
      ...staff.filter(({ permissions }) => permissions.has(permission)).map(({ userId }) => userId),
      ...former.map(({ id }) => id),
    ]),
  };
}

/** The Admin who is the only one of the firm that may decide; null where another user could, or could have lately. */
export async function onlyDecider(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  permission: Permission,
): Promise<string | null> {
  const { admins, all } = await decidersOf(work, permission);
  const [only] = admins;
  return only !== undefined && all.size === 1 && all.has(only) ? only : null;
}
