import type { PartyNode } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Chance } from './seeded-random.ts';
import type { LandCode } from './cities.ts';
import { company, person } from './parties.ts';
import type { DemoRegistration } from './registrations.ts';

const incomplete = registrationStatus.code('INCOMPLETE');
/** Of the onboardings that still run so many do not know every owner yet. */
const unknownOwners = 0.3;
/** Who holds more is a beneficial owner, per cent. */
const threshold = 25;

/** The same registration, with everyone who holds a part of its company besides the representative. */
export function withOwners(chance: Chance, registration: DemoRegistration, today: string): DemoRegistration {
  if (registration.type !== 'BUSINESS') return registration;
  if (registration.status === incomplete && chance.fraction() < unknownOwners) return registration;
  return {
    ...registration,
    parties: registration.parties.map(party => {
      const representatives = party.parties ?? [];
      const total = representatives.reduce(
        (sum, { ownershipPercentage }) => sum + Number(ownershipPercentage),
        0,
      );
      const land = (party.legalEntity?.address?.country ?? 'NL') as LandCode;
      return { ...party, parties: [...representatives, ...owners(chance, land, today, 100 - total)] };
    }),
  };
}

/** Who holds what is left: someone, two people, or a company of theirs. */
function owners(chance: Chance, land: LandCode, today: string, rest: number): readonly PartyNode[] {
  if (rest <= 0) return [];
  const holder = (share: number, of = 100): PartyNode => ({
    _id: chance.uuid(),
    naturalPerson: { ...person(chance, land, today), signer: false, ubo: (share * of) / 100 > threshold },
    ownershipPercentage: `${share}`,
  });
  const holding = (share: number, shares: readonly number[]): PartyNode => ({
    _id: chance.uuid(),
    legalEntity: company(chance, land, today),
    ownershipPercentage: `${share}`,
    parties: shares.map(part => holder(part, share)),
  });
  const larger = Math.ceil(rest * 0.6);
  return chance.weighted<() => readonly PartyNode[]>([
    [() => [holder(rest)], 3],
    [() => [holder(larger), holder(rest - larger)], 2],
    [() => [holding(rest, [100])], 2],
    [() => [holding(rest, [60, 40])], 1],
  ])();
}
