import { workflowDefinitionOf } from '../../../apps/platform/src/areas/workflows/engine/definitions.ts';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { readConfig } from '../../../apps/platform/src/app/config.ts';
import { databaseOptions } from '../../../apps/platform/src/app/open.ts';
import {
  insertRegistrations,
  registrationNumber,
} from '../../../apps/platform/src/areas/registrations/service.ts';
import { openDatabase, type Database } from '../../../apps/platform/src/database/index.ts';
import { systemRandom } from '../../../apps/platform/src/ports/random/random.ts';
import { person } from '../../../apps/platform/src/seed/parties.ts';
import { createChance, type Chance } from '../../../apps/platform/src/seed/seeded-random.ts';
import { loadKeys } from '../../../apps/platform/src/shared/keys/keys.ts';
import { unitOfWork } from '../../../apps/platform/src/shared/work/unit-of-work.ts';
import { systemActor, type UnitOfWork } from '../../../apps/platform/src/shared/work/work.ts';

const batch = 500;
/** How far back reviews began. */
const reviewDays = 60;
/** Before any that the demo has. */
const year = 2015;
const statuses = (['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'REJECTED', 'DELETED'] as const).map(status =>
  registrationStatus.code(status),
);

const firstParts = 'Hoek Berg Zand Water Noord Oost West Zuid Linde Eik Molen Kerk Brug Veen Duin Rot'.split(
  ' ',
);
const middleParts = 'el er en ing aar ent em ens'.split(' ');
const lastParts = 'veld stra ma huis horst dijk kamp beek weg hof brink laar sma wold meer haven'.split(' ');

/** One in two has one of the few names that many have, the others one of two thousand. */
const lastNameOf = (chance: Chance) =>
  chance.fraction() < 0.5
    ? undefined
    : chance.pick(firstParts) + chance.pick(middleParts) + chance.pick(lastParts);

/** Someone who is among those that `fill` adds, and how they are searched for. */
export interface Sought {
  readonly givenNames: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly taxIdentificationNumber: string;
}

/** What a demo tenant gets. */
export interface Filling {
  /** @default 'meridian' */
  readonly tenantId?: string;
  /** Registrations of one person each. */
  readonly registrations: number;
  /** Reviews that run, of as many of the persons. @default 0 */
  readonly reviews?: number;
}

/**
 * Adds registrations to a demo tenant, through the stores as the platform itself does: keys for each party, identifiers
 * sealed. Two of five are open.
 * @returns one of the persons.
 */
export async function fill(
  env: Readonly<Record<string, string>>,
  { tenantId = 'meridian', registrations: count, reviews = 0 }: Filling,
): Promise<Sought> {
  const config = readConfig(env);
  const keys = loadKeys(config);
  const database = await openDatabase(databaseOptions(config));
  const chance = createChance(`bench ${tenantId}`);
  const now = new Date();
  const assignees = await assigneesOf(database, tenantId);
  const record = (n: number) => {
    const at = new Date(now.getTime() - n * 60_000);
    const naturalPerson = person(chance, 'NL', now.toISOString().slice(0, 10));
    const lastName = lastNameOf(chance) ?? naturalPerson.lastName ?? '';
    return {
      id: chance.uuid(),
      number: registrationNumber(year, n),
      type: 'INDIVIDUAL' as const,
      status: statuses[n % statuses.length]!,
      channel: 'Professional' as const,
      parties: [{ _id: chance.uuid(), naturalPerson: { ...naturalPerson, lastName } }],
      // Those of a firm whose reviews run, too, are of its staff.
      assigneeId: reviews > 0 ? chance.pick([null, ...assignees]) : null,
      userName: `${tenantId}.user`,
      createdAt: at,
      updatedAt: at,
    };
  };
  let sought: Sought | undefined;
  let started = 0;
  for (let from = 1; from <= count; from += batch) {
    const records = Array.from({ length: Math.min(batch, count - from + 1) }, (_, n) => record(from + n));
    const {
      givenNames = '',
      lastName,
      dateOfBirth = '',
      taxIdentificationNumber = '',
    } = records[0]!.parties[0]!.naturalPerson;
    sought ??= { givenNames, lastName, dateOfBirth, taxIdentificationNumber };
    await database.tenant(
      tenantId,
      tx =>
        unitOfWork(
          { tx, tenantId, actor: systemActor('bench'), now, random: systemRandom, keys },
          async work => {
            await insertRegistrations(work, records, 'bench');
            const persons = records.flatMap(({ parties }) => parties.map(({ _id }) => _id));
            await startReviews(work, chance, persons.slice(0, reviews - started), assignees);
            started = Math.min(reviews, started + persons.length);
          },
        ),
      { deadline: 120_000 },
    );
  }
  await database.settle();
  await database.close();
  if (!sought) throw new Error('No one was added.');
  return sought;
}

const assigneesOf = (database: Database, tenantId: string): Promise<readonly string[]> =>
  database.tenant(tenantId, async tx =>
    (await tx.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id),
  );

/** Reviews that began in the last weeks, one for each person. */
async function startReviews(
  { tx, tenantId, now }: UnitOfWork,
  chance: Chance,
  persons: readonly string[],
  assignees: readonly string[],
): Promise<void> {
  if (persons.length === 0) return;
  const { id, workflowType, kind, slaDays, statuses } = workflowDefinitionOf('reviewPeriodic');
  await tx
    .insertInto('processes')
    .values(
      persons.map(person => ({
        id: chance.uuid(),
        tenant_id: tenantId,
        workflow_id: id,
        workflow_version: 1,
        workflow_type: workflowType,
        kind,
        entity_type: 'party' as const,
        entity_id: person,
        status: chance.pick(statuses.slice(0, -1)),
        assignee_id: chance.pick([null, ...assignees]),
        started_by: 'system:bench',
        started_at: new Date(now.getTime() - chance.fraction() * reviewDays * 86_400_000),
        sla_days: slaDays,
        updated_at: now,
      })),
    )
    .execute();
}
