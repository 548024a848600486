import {
  belgianEnterpriseNumber,
  belgianNationalNumber,
  bsn,
  chamberOfCommerceNumber,
  email,
  frenchTaxNumber,
  germanTaxNumber,
  iban,
  mobilePhone,
  registration as registrationRule,
} from '@dossier/validators';
import {
  entityRules,
  ownershipOf,
  personRules,
  type NaturalPerson,
  type PartyNode,
} from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { object, type ObjectShape, type ValidationError } from 'yup';
import type { Transaction } from '../database/index.ts';
import type { Services } from '../shared/services/services.ts';
import { embeddedEngine } from '../testing/database.ts';
import { startTestPlatform } from '../testing/platform.ts';
import { makeTenant } from '../testing/work.ts';
import { everyParty } from '../areas/registrations/service.ts';
import { documentsCompleteness } from '../areas/registrations/status/documents.ts';
import { partiesCompleteness } from '../areas/registrations/status/completeness.ts';
import { demoApprovals } from './approvals.ts';
import { createChance } from './seeded-random.ts';
import { demoConfirmations } from './confirmations.ts';
import { demoDocuments } from './documents.ts';
import { demoTenants, smallTenants } from './tenants.ts';
import { demoRegistrations, type DemoRegistration } from './registrations.ts';
import { isUnseeded } from './is-unseeded.ts';
import { seed } from './seed.ts';

const today = new Date('2026-11-21T00:00:00.000Z');
const made = demoTenants.map(tenant => ({
  tenant,
  registrations: demoRegistrations(createChance(tenant.id), tenant, today),
}));
const users = { admin: 'a', user: 'u', agent: 'g', client: 'c', new: 'n', unconfirmed: 'o', disabled: 'd' };
const everybody = made.flatMap(({ registrations }) =>
  registrations.flatMap(({ parties }) => peopleIn(parties)),
);
const entities = made.flatMap(({ registrations }) =>
  registrations.flatMap(({ parties }) => parties.flatMap(party => party.legalEntity ?? [])),
);

function peopleIn(parties: readonly PartyNode[]): NaturalPerson[] {
  return parties.flatMap(({ naturalPerson, parties: below }) => [
    ...(naturalPerson ? [naturalPerson] : []),
    ...peopleIn(below ?? []),
  ]);
}

describe('demo data', () => {
  it('has exactly the figures that the pictures show', () => {
    const [meridian] = made;
    const count = (status: string) =>
      meridian?.registrations.filter(registration => registration.status === status).length;
    expect(meridian?.tenant.id).toBe('meridian');
    expect(meridian?.registrations.filter(registration => registration.status !== 'DELETED')).toHaveLength(
      1_284,
    );
    expect([
      count('INCOMPLETE'),
      count('COMPLETE'),
      count('ACCEPTED'),
      count('REJECTED'),
      count('DONE'),
      count('MIGRATED'),
    ]).toEqual([212, 96, 871, 41, 38, 26]);
    for (const { registrations } of made.slice(1)) {
      expect(registrations.length).toBeGreaterThan(200);
      expect(registrations.length).toBeLessThan(500);
    }
  });

  it('knows every owner of a company, and misses some only where the onboarding still runs', () => {
    const companies = made.flatMap(({ registrations }) =>
      registrations.flatMap(({ status, parties }) =>
        everyParty(parties).flatMap(({ party }) =>
          party.legalEntity
            ? [{ status, ...ownershipOf((party.parties ?? []).map(owner => owner.ownershipPercentage)) }]
            : [],
        ),
      ),
    );
    const missing = companies.filter(({ total }) => total !== 100);
    expect(missing.length).toBeGreaterThan(10);
    expect(new Set(missing.map(({ status }) => status))).toEqual(
      new Set([registrationStatus.code('INCOMPLETE')]),
    );
    expect(companies.filter(({ over }) => over > 0)).toEqual([]);
  });

  it('has as many requests as the pictures show, each of someone who may ask, and still open', () => {
    const requests = made.map(({ tenant, registrations }) => ({
      registrations: new Map(registrations.map(registration => [registration.id, registration])),
      approvals: demoApprovals(createChance(tenant.id), tenant, registrations, today),
    }));
    expect(requests[0]?.approvals).toHaveLength(37);
    for (const { registrations, approvals } of requests)
      for (const { registrationId, requestedBy, requestedAt } of approvals) {
        const registration = registrations.get(registrationId);
        expect(registration?.status).toBe('COMPLETE');
        expect(requestedAt.getTime()).toBeGreaterThanOrEqual(registration?.updatedAt.getTime() ?? Infinity);
        expect(requestedAt.getTime()).toBeLessThan(today.getTime());
        expect(requestedAt.getTime()).toBeGreaterThan(today.getTime() - 10 * 86_400_000);
        // An Agent asks for what they may see.
        expect(requestedBy === 'agent').toBe(registration?.assignee === 'agent');
      }
  });

  it('is the same on the same day, and another on another', () => {
    const [tenant] = demoTenants;
    if (!tenant) throw new Error('no firms');
    const again = demoRegistrations(createChance(tenant.id), tenant, today);
    expect(again).toEqual(made[0]?.registrations);
    const later = demoRegistrations(createChance(tenant.id), tenant, new Date('2026-11-22T00:00:00.000Z'));
    expect(later).not.toEqual(again);
  });

  it('never lies in the future, and changes after it began', () => {
    const all = made.flatMap(({ registrations }) => registrations);
    expect(
      all.filter(
        registration => registration.updatedAt >= today || registration.createdAt > registration.updatedAt,
      ),
    ).toEqual([]);
  });

  it('numbers registrations within their year, in the order they began', () => {
    for (const { registrations } of made) {
      const numbers = registrations.map(registration => registration.number);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });

  it('holds registrations that are valid', () => {
    const broken = ({ id, type, status, parties }: DemoRegistration) =>
      registrationRule({ _id: id, tenant_id: 'x', type, status, parties });
    expect(
      made.flatMap(({ registrations }) => registrations.flatMap(registration => broken(registration) ?? [])),
    ).toEqual([]);
  });

  it.each([
    ['NL', bsn],
    ['BE', (value: unknown) => belgianNationalNumber(value, { year: 2026 })],
    ['FR', frenchTaxNumber],
    ['DE', germanTaxNumber],
  ] as const)('holds tax numbers of %s that pass their check', (country, rule) => {
    const numbers = everybody
      .filter(person => person.nationality === country)
      .map(person => person.taxIdentificationNumber);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter(number => rule(number) !== undefined)).toEqual([]);
  });

  it('holds bank accounts, e-mail addresses and phone numbers that pass theirs', async () => {
    expect([...everybody, ...entities].flatMap(party => iban(party.bankAccount) ?? [])).toEqual([]);
    expect([...everybody, ...entities].flatMap(party => (email(party.email) ? [party.email] : []))).toEqual(
      [],
    );
    const phones = await Promise.all(
      everybody.slice(0, 400).map(async person => ((await mobilePhone(person.phone)) ? person.phone : [])),
    );
    expect(phones.flat()).toEqual([]);
  });

  it('holds persons and companies that can be saved as they are, whichever field someone changes', async () => {
    const options = { today: '2026-11-21' };
    const errorsOf = async (rules: ObjectShape, parties: readonly object[]) =>
      (
        await Promise.all(
          parties.map(party =>
            object(rules)
              .validate(party, { abortEarly: false })
              .then(() => [])
              .catch((error: ValidationError) =>
                error.inner.map(({ path, value }) => `${path} ${JSON.stringify(value)}`),
              ),
          ),
        )
      ).flat();
    expect(await errorsOf(personRules(options), everybody)).toEqual([]);
    expect(await errorsOf(entityRules(options), entities)).toEqual([]);
  });

  it('holds register numbers that pass theirs', () => {
    const of = (country: string) =>
      entities
        .filter(entity => entity.address?.country === country)
        .map(entity => entity.chamberOfCommerceNo);
    expect(of('NL').filter(number => chamberOfCommerceNumber(number) !== undefined)).toEqual([]);
    expect(of('BE').filter(number => belgianEnterpriseNumber(number) !== undefined)).toEqual([]);
    expect(of('FR').filter(number => !/^\d{9}$/.test(number ?? ''))).toEqual([]);
  });

  it('asks for nothing any more where someone called it complete, and for documents where no one did', () => {
    const day = today.toISOString().slice(0, 10);
    const dayOf = (registration: DemoRegistration) =>
      registration.status === 'COMPLETE' ? day : registration.updatedAt.toISOString().slice(0, 10);
    for (const { tenant, registrations } of made) {
      const documents = Map.groupBy(
        demoDocuments(createChance(tenant.id), tenant, registrations, users),
        ({ registrationId }) => registrationId,
      );
      const confirmed = new Set(demoConfirmations(registrations, users).map(({ partyId }) => partyId));
      const missing = ({ id, parties, ...registration }: DemoRegistration) => [
        ...partiesCompleteness({ parties, subType: null, confirmed }).blockers,
        ...documentsCompleteness(parties, documents.get(id) ?? [], dayOf({ id, parties, ...registration }))
          .blockers,
      ];
      const whole = registrations.filter(
        registration => !['INCOMPLETE', 'DELETED'].includes(registration.status),
      );
      expect(whole.flatMap(missing)).toEqual([]);
      const open = registrations.filter(({ status }) => status === 'INCOMPLETE').flatMap(missing);
      expect(new Set(open.map(({ code }) => code))).toContain('documentMissing');
      expect(new Set(open.map(({ code }) => code))).toContain('documentExpired');
    }
  });

  it('has names that put sorting and searching to the test', () => {
    const names = everybody.map(person => `${person.givenNames} ${person.lastName}`).join(' ');
    for (const letter of ['é', 'ë', 'ß', 'ü', 'IJ', '’', 'van ', 'ı', 'œ']) expect(names).toContain(letter);
  });
});

describe('the demo clients of a firm', () => {
  it('have a group of persons, and an extract of the register with an open and a settled discrepancy', async () => {
    const { services } = await startTestPlatform(embeddedEngine());
    const [like] = smallTenants;
    if (!like) throw new Error('no firms');
    const tenant = { ...like, id: 'alder', statuses: { ...like.statuses, MIGRATED: 24 } };
    await seed({ services, hash: () => Promise.resolve('x'), tenants: [tenant] });
    const { groups, members, states } = await services.database.read('alder', async tx => ({
      groups: await tx
        .selectFrom('parties')
        .select(['name', 'status', 'assignee_id'])
        .where('type', '=', 'NPG')
        .execute(),
      members: await tx.selectFrom('connections').select('id').where('type', '=', 'UDP').execute(),
      states: await tx.selectFrom('register_discrepancies').select('state').orderBy('state').execute(),
    }));
    expect(groups).toEqual([
      {
        name: expect.stringMatching(/^Familie \p{L}/u) as string,
        status: 'A',
        assignee_id: expect.any(String) as string,
      },
    ]);
    expect(members).toHaveLength(3);
    expect(states).toEqual([{ state: 'explained' }, { state: 'open' }]);
  });
});

describe('the seed program', () => {
  it('goes on after it was cut off, and leaves a database with tenants of its own alone', async () => {
    const platform = await startTestPlatform(embeddedEngine());
    const { services } = platform;
    expect(await isUnseeded(services)).toBe(false);
    await services.database.unscoped(tx => asOwner(tx, `delete from platform_state where name = 'demo'`));
    expect(await isUnseeded(services)).toBe(true);
    const before = await usersOf(services);
    await seed({ services, hash: () => Promise.resolve('x'), tenants: smallTenants });
    expect(await usersOf(services)).toEqual(before);
    await services.database.unscoped(tx => asOwner(tx, `delete from platform_state where name = 'demo'`));
    await makeTenant(services.database, 'acme');
    expect(await isUnseeded(services)).toBe(false);
  });
});

const asOwner = async (tx: Transaction, statement: string) => {
  await sql`reset role`.execute(tx);
  await sql.raw(statement).execute(tx);
};

const usersOf = ({ database }: Services) =>
  database.read('meridian', tx => tx.selectFrom('users').select(['id', 'username']).orderBy('id').execute());
