import type { Channel, PartyNode, RegistrationStatus, RegistrationType } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { registrationNumber } from '../areas/registrations/service.ts';
import { createChance, type Chance } from './seeded-random.ts';
import type { DemoTenant, DemoUser, StatusName } from './tenants.ts';
import { withOwners } from './owners.ts';
import { company, person, representative } from './parties.ts';
import type { LandCode } from './cities.ts';

/** A registration as demo data has it, before it is stored. */
export interface DemoRegistration {
  readonly id: string;
  readonly number: string;
  readonly type: RegistrationType;
  readonly status: RegistrationStatus;
  readonly channel: Channel;
  readonly parties: readonly PartyNode[];
  readonly assignee: DemoUser | null;
  readonly riskLevel: 'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE' | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const dayLength = 86_400_000;

/** How long ago registrations of a status were started, in days: what is done lies further back. */
const ages: Readonly<Record<StatusName, readonly [min: number, max: number]>> = {
  INCOMPLETE: [1, 60],
  COMPLETE: [2, 45],
  ACCEPTED: [10, 620],
  REJECTED: [10, 400],
  DONE: [30, 500],
  MIGRATED: [60, 640],
  DELETED: [20, 300],
};

/** A moment of a working day, some days before `today`; never later than the evening before. */
function moment(chance: Chance, today: Date, daysAgo: number): Date {
  const at = new Date(today.getTime() - daysAgo * dayLength);
  const weekday = at.getUTCDay();
  const shift = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  at.setUTCDate(at.getUTCDate() - shift);
  at.setUTCHours(chance.between(8, 16), chance.between(0, 59), chance.between(0, 59), 0);
  return at;
}

function partiesOf(chance: Chance, type: RegistrationType, land: LandCode, today: string): PartyNode[] {
  if (type === 'BUSINESS')
    return [{ legalEntity: company(chance, land, today), parties: [representative(chance, land, today)] }];
  const first = person(chance, land, today);
  if (type === 'INDIVIDUAL') return [{ naturalPerson: first }];
  // Couples live together; one in two shares the name.
  const second = { ...person(chance, land, today), address: first.address };
  const isShared = chance.fraction() < 0.5;
  return [
    { naturalPerson: first },
    { naturalPerson: isShared ? { ...second, lastName: first.lastName } : second },
  ];
}

function riskOf(chance: Chance, status: StatusName): DemoRegistration['riskLevel'] {
  if (status === 'INCOMPLETE' && chance.fraction() < 0.7) return null;
  if (status === 'REJECTED' && chance.fraction() < 0.2) return 'UNACCEPTABLE';
  return chance.weighted([
    ['LOW', 11],
    ['MEDIUM', 7],
    ['HIGH', 2],
  ]);
}

const everything = (parties: readonly PartyNode[]) => parties;

/** An onboarding that still runs has questions open: here those that clients answer last. */
const withGaps = (parties: readonly PartyNode[]): readonly PartyNode[] =>
  parties.map(({ naturalPerson, ...party }) => {
    if (!naturalPerson) return party;
    const {
      originOfAssets: _origins,
      originOfAssetsDetails: _details,
      politicallyExposed: _exposed,
      placeOfBirth: _place,
      ...entries
    } = naturalPerson;
    return { ...party, naturalPerson: entries };
  });

const withIds = (chance: Chance, parties: readonly PartyNode[]): PartyNode[] =>
  parties.map(party => ({
    _id: chance.uuid(),
    ...party,
    ...(party.parties ? { parties: withIds(chance, party.parties) } : {}),
  }));

/**
 * A tenant's registrations, oldest first, numbered by the year they began in.
 * @param today midnight (UTC) of the day that everything is relative to.
 */
export function demoRegistrations(
  chance: Chance,
  tenant: DemoTenant,
  today: Date,
): readonly DemoRegistration[] {
  const statuses = Object.entries(tenant.statuses) as readonly (readonly [StatusName, number])[];
  const day = today.toISOString().slice(0, 10);
  const counts = new Map<number, number>();
  // A sequence of its own: everything else stays as it was before companies had further owners.
  const ownersChance = createChance(`${tenant.id} owners ${day}`);
  return statuses
    .flatMap(([status, count]) => Array.from({ length: count }, () => status))
    .map(status => {
      const [min, max] = ages[status];
      const daysAgo = chance.between(min, max);
      const createdAt = moment(chance, today, daysAgo);
      const updatedAt = moment(chance, today, chance.between(1, Math.max(1, Math.min(daysAgo, 90))));
      return { status, createdAt, updatedAt: updatedAt > createdAt ? updatedAt : createdAt };
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ status, createdAt, updatedAt }) => {
      const year = createdAt.getUTCFullYear();
      const count = (counts.get(year) ?? 0) + 1;
      counts.set(year, count);
      const type = chance.weighted(tenant.types);
      return {
        id: chance.uuid(),
        number: registrationNumber(year, count),
        type,
        status: registrationStatus.code(status),
        channel: chance.weighted<Channel>([
          ['Professional', 6],
          ['Self-service', 4],
          ['API', 1],
          ['iOS', 1],
          ['Integrated', 1],
        ]),
        parties: withIds(
          chance,
          (status === 'INCOMPLETE' ? withGaps : everything)(
            partiesOf(chance, type, chance.weighted(tenant.lands), day),
          ),
        ),
        assignee: chance.weighted<DemoUser | null>([
          ['admin', 9],
          ['user', 7],
          ['agent', 3],
          [null, 2],
        ]),
        riskLevel: riskOf(chance, status),
        createdAt,
        updatedAt,
      };
    })
    .map(registration => withOwners(ownersChance, registration, day));
}
