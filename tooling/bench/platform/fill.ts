import { registrationStatus } from '@dossier/validators/vocabularies';
import { readConfig } from '../../../apps/platform/src/app/config.ts';
import { databaseOptions } from '../../../apps/platform/src/app/open.ts';
import {
  insertRegistrations,
  registrationNumber,
} from '../../../apps/platform/src/areas/registrations/service.ts';
import { openDatabase } from '../../../apps/platform/src/database/index.ts';
import { systemRandom } from '../../../apps/platform/src/ports/random/random.ts';
import { person } from '../../../apps/platform/src/seed/parties.ts';
import { createChance, type Chance } from '../../../apps/platform/src/seed/seeded-random.ts';
import { loadKeys } from '../../../apps/platform/src/shared/keys/keys.ts';
import { unitOfWork } from '../../../apps/platform/src/shared/work/unit-of-work.ts';
import { systemActor } from '../../../apps/platform/src/shared/work/work.ts';

const tenantId = 'meridian';
const batch = 500;
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

/**
 * Adds registrations of one person each to a demo tenant, through the stores as the platform itself does: keys for each
 * party, identifiers sealed.
 * @returns one of them.
 */
export async function fill(env: Readonly<Record<string, string>>, count: number): Promise<Sought> {
  const config = readConfig(env);
  const keys = loadKeys(config);
  const database = await openDatabase(databaseOptions(config));
  const chance = createChance('bench');
  const now = new Date();
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
      assigneeId: null,
      userName: `${tenantId}.user`,
      createdAt: at,
      updatedAt: at,
    };
  };
  let sought: Sought | undefined;
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
        unitOfWork({ tx, tenantId, actor: systemActor('bench'), now, random: systemRandom, keys }, work =>
          insertRegistrations(work, records, 'bench'),
        ),
      { deadline: 120_000 },
    );
  }
  await database.settle();
  await database.close();
  if (!sought) throw new Error('No one was added.');
  return sought;
}
