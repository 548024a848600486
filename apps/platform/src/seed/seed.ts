import { sql } from 'kysely';
import type { Role } from '@dossier/api/contract';
import { createTenant } from '../areas/tenants/service.ts';
import { usernameKey } from '../areas/access/service.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { recordChanges } from '../shared/history/history.ts';
import type { Services } from '../shared/services/services.ts';
import { unitOfWork } from '../shared/work/unit-of-work.ts';
import { systemActor, type UnitOfWork } from '../shared/work/work.ts';
import { createChance, type Chance } from './seeded-random.ts';
import { created } from './created.ts';
import { demoTenants, demoPassword, type DemoTenant, type DemoUser } from './tenants.ts';
import { marker } from './is-unseeded.ts';
import { demoRegistrations } from './registrations.ts';
import { seedClientWork } from './client-work.ts';
import { seedRegistrations } from './seed-registrations.ts';

export interface SeedOptions {
  readonly services: Services;
  /** Hashes the one password that all demo users have. */
  readonly hash: (password: string) => Promise<string>;
  readonly onProgress?: (line: string) => void;
  /** Which tenants; the four of the demo unless a test wants smaller ones. */
  readonly tenants?: readonly DemoTenant[];
}

/**
 * Fills the database with the demo tenants: the same on the same day, whenever and wherever it runs. Each tenant is one
 * transaction; what was there already stays.
 */
export async function seed({
  services,
  hash,
  onProgress = () => undefined,
  tenants = demoTenants,
}: SeedOptions): Promise<void> {
  const { database, clock } = services;
  const today = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
  const passwordHash = await hash(demoPassword);
  const there = await database.unscoped(async tx => {
    const { rows } = await sql<{ tenant_id: string }>`select tenant_id from list_tenants()`.execute(tx);
    return new Set(rows.map(row => row.tenant_id));
  });
  for (const tenant of tenants) {
    if (there.has(tenant.id)) continue;
    const count = Object.values(tenant.statuses).reduce((sum, share) => sum + share, 0);
    onProgress(`  ${tenant.name}: ${count} registrations`);
    const chance = createChance(`${tenant.id} ${today.toISOString()}`);
    await inTenant(services, tenant.id, chance, work =>
      seedTenant(work, services.objects, tenant, { chance, today, passwordHash }),
    );
  }
  await inTenant(services, 'system', createChance('system'), work => seedSystemAdmin(work, passwordHash));
  await database.settle();
}

function inTenant(
  services: Services,
  tenantId: string,
  random: Chance,
  effect: (work: UnitOfWork) => Promise<void>,
) {
  const { database, clock, keys } = services;
  const parts = { tenantId, actor: systemActor('seed'), now: clock.now(), random, keys };
  return database.tenant(tenantId, tx => unitOfWork({ ...parts, tx }, effect), { deadline: 60_000 });
}

const roles: Readonly<Record<DemoUser, Role | null>> = {
  admin: 'ROLE_TENANT_ADMIN',
  user: 'ROLE_TENANT_USER',
  agent: 'ROLE_TENANT_AGENT',
  client: null,
  new: 'ROLE_TENANT_USER',
  unconfirmed: 'ROLE_TENANT_USER',
  disabled: 'ROLE_TENANT_USER',
};

interface TenantSeed {
  readonly chance: Chance;
  readonly today: Date;
  readonly passwordHash: string;
}

async function seedTenant(
  work: UnitOfWork,
  objects: ObjectStore,
  tenant: DemoTenant,
  { chance, today, passwordHash }: TenantSeed,
): Promise<void> {
  await createTenant(work, { ...tenant, isDemo: true });
  const names = Object.keys(roles) as DemoUser[];
  const ids = Object.fromEntries(names.map(name => [name, chance.uuid()])) as Readonly<
    Record<DemoUser, string>
  >;
  await insertUsers(
    work,
    names.map((name, index) => ({
      id: ids[name],
      username: `${tenant.id}.${name}`,
      email: `${name}@${tenant.id}.example`,
      names: tenant.people[name],
      role: roles[name],
      enabled: name !== 'disabled',
      confirmed: name !== 'unconfirmed',
      locale: tenant.locale,
      phone: `+3161234567${index}`,
      isTemporary: name === 'new',
    })),
    passwordHash,
  );
  await insertGroups(work, chance, ids);
  await seedRegistrations(work, objects, tenant, demoRegistrations(chance, tenant, today), {
    today,
    users: ids,
  });
  await seedClientWork(work, tenant, { today, users: ids });
}

async function seedSystemAdmin(work: UnitOfWork, passwordHash: string): Promise<void> {
  const there = await work.tx
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', 'system.admin')
    .executeTakeFirst();
  if (!there) {
    const admin = {
      username: 'system.admin',
      email: 'admin@dossier.example',
      names: ['Sam', 'Systeem'] as const,
    };
    const account = {
      id: work.random.uuid(),
      role: 'ROLE_SYSTEM_ADMIN' as const,
      locale: 'en-US',
      phone: null,
    };
    const user = { ...admin, ...account };
    await insertUsers(work, [{ ...user, enabled: true, confirmed: true, isTemporary: false }], passwordHash);
  }
  await work.tx
    .insertInto('platform_state')
    .values({ name: marker, value: JSON.stringify({ seededAt: work.now }) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

interface NewUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly names: readonly [string, string];
  readonly role: Role | null;
  readonly enabled: boolean;
  readonly confirmed: boolean;
  readonly locale: string;
  readonly phone: string | null;
  readonly isTemporary: boolean;
}

const temporaryLifetime = 7 * 86_400_000;

async function insertUsers(work: UnitOfWork, users: readonly NewUser[], passwordHash: string): Promise<void> {
  const { tx, tenantId, now } = work;
  const rows = users.map(({ id, username, email, names, role, enabled, confirmed, locale, phone }) => ({
    id,
    tenant_id: tenantId,
    username,
    username_key: usernameKey(username),
    email,
    first_name: names[0],
    last_name: names[1],
    role,
    enabled,
    confirmed,
    locale,
    phone,
  }));
  await tx
    .insertInto('users')
    .values(rows.map(row => ({ ...row, created_at: now, updated_at: now })))
    .execute();
  await tx
    .insertInto('credentials')
    .values(
      users.map(({ id, isTemporary }) => ({
        user_id: id,
        tenant_id: tenantId,
        password_hash: passwordHash,
        is_temporary: isTemporary,
        expires_at: isTemporary ? new Date(now.getTime() + temporaryLifetime) : null,
        changed_at: now,
      })),
    )
    .execute();
  await recordChanges(
    work,
    rows.map(row => created('user', row.id, row)),
  );
}

async function insertGroups(
  { tx, tenantId, now }: UnitOfWork,
  chance: Chance,
  users: Readonly<Record<DemoUser, string>>,
): Promise<void> {
  const group = (name: string, kind: 'staff' | 'client', permissions: string[] = []) => ({
    id: chance.uuid(),
    tenant_id: tenantId,
    name,
    kind,
    permissions,
    created_at: now,
    updated_at: now,
  });
  const compliance = group('Compliance', 'staff', [
    'restrictedNotesRead',
    'restrictedNotesWrite',
    'auditRead',
  ]);
  const branch = group('Branch office', 'staff');
  const clients = group('Clients', 'client');
  await tx.insertInto('groups').values([compliance, branch, clients]).execute();
  const member = (group: { id: string }, user: DemoUser) => ({
    tenant_id: tenantId,
    group_id: group.id,
    user_id: users[user],
  });
  await tx
    .insertInto('group_members')
    .values([member(compliance, 'admin'), member(branch, 'agent'), member(clients, 'client')])
    .execute();
}
