import type { Engine } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';

interface Login {
  readonly name: string;
  readonly is_superuser: boolean;
  readonly bypasses_rls: boolean;
  readonly owns_tables: boolean;
  readonly serves: boolean;
  readonly server_version: number;
}

const question = `
  select session_user::text as name, r.rolsuper as is_superuser, r.rolbypassrls as bypasses_rls,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and pg_has_role(session_user, c.relowner, 'member'))
      as owns_tables,
    coalesce((select pg_has_role(session_user, a.oid, 'member') from pg_roles a where a.rolname = 'app_rw'), false)
      as serves,
    current_setting('server_version_num')::integer as server_version
  from pg_roles r where r.rolname = session_user`;

/**
 * Row security is only as good as the login that it is applied to.
 * @throws {DatabaseUnavailable} when requests would come in with a login that stands above it, or on an old server.
 */
export async function assertLogin(engine: Engine): Promise<void> {
  const [login] = await engine.transaction(
    { begin: 'begin read only' },
    async c => (await c.query<Login>(question)).rows,
  );
  if (!login) throw new DatabaseUnavailable('DATABASE_URL: the server does not know its own login.');
  if (login.server_version < 150_000)
    throw new DatabaseUnavailable('DATABASE_URL: PostgreSQL 15 or later is needed.');
  const reason = reasonAgainst(login);
  if (reason)
    throw new DatabaseUnavailable(
      `DATABASE_URL: the login "${login.name}" ${reason}. Row-level security would not hold it. ` +
        `Give the platform a login of its own (create role ... login), and name the owner in DATABASE_MIGRATION_URL.`,
    );
  if (!login.serves)
    throw new DatabaseUnavailable(
      `DATABASE_URL: the login "${login.name}" is not a member of app_rw. ` +
        `Run npm run migrate with DATABASE_MIGRATION_URL, which grants it.`,
    );
}

function reasonAgainst(login: Login): string | null {
  if (login.is_superuser) return 'is a superuser';
  if (login.bypasses_rls) return 'may bypass row-level security';
  if (login.owns_tables) return 'owns the tables';
  return null;
}
