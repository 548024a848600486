import { groupLimits, type BeneficialOwners } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { presentCaller } from '../areas/access/service.ts';
import {
  compareRegister,
  createGroup,
  ownersOf,
  readParties,
  settleDiscrepancy,
} from '../areas/parties/service.ts';
import type { Caller } from '../shared/caller/caller.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import { createChance } from './seeded-random.ts';
import type { DemoTenant, DemoUser } from './tenants.ts';

/** What the registers call themselves, and what is said of someone who is listed no more, as the firms' languages have it. */
const texts: Readonly<Record<Language, { readonly register: string; readonly reason: string }>> = {
  'en-US': {
    register: 'Register of beneficial owners',
    reason: 'Sold the shares last month. The register has the deed and follows.',
  },
  'nl-NL': {
    register: 'UBO-register, Kamer van Koophandel',
    reason: 'Heeft de aandelen vorige maand verkocht. Het register heeft de akte en volgt.',
  },
  'de-DE': {
    register: 'Transparenzregister',
    reason: 'Hat die Anteile im letzten Monat verkauft. Die Urkunde liegt dem Register vor.',
  },
  'fr-FR': {
    register: 'Registre des bénéficiaires effectifs',
    reason: 'A vendu ses parts le mois dernier. Le registre a reçu l’acte.',
  },
};

/** Who is listed there and owns nothing any more. */
const formerOwner = 'J. van Houten';
/** Days since the extract was made. */
const extractAge = 5;
/** Persons of a group; companies of which the owners are looked at. */
const [groupSize, companies] = [3, 25];

interface About {
  readonly today: Date;
  readonly users: Readonly<Record<DemoUser, string>>;
}

/** Days from today until the next review of some clients; they were reviewed before they came to this platform. */
const reviewsIn = [-12, -3, 4, 11, 19, 27];

/**
 * What a user of a demo firm did with its clients: a group of persons, an extract of the register that was compared, and
 * reviews that are due.
 */
export async function seedClientWork(
  work: UnitOfWork,
  tenant: DemoTenant,
  { today, users }: About,
): Promise<void> {
  const caller = await presentCaller(work, users.user);
  if (!caller) return;
  const random = createChance(`${tenant.id} client work ${today.toISOString()}`);
  const mine: UnitOfWork = { ...work, random, actor: { id: users.user, sessionId: null, ip: null } };
  await makeGroup(mine, caller);
  await planReviews(mine, today);
  await compareExtract(mine, caller, texts[tenant.locale as Language] ?? texts['en-US'], today);
}

const clientsOf = async ({ tx }: UnitOfWork, type: 'NP' | 'LE', max: number): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('parties')
    .select('id')
    .where('type', '=', type)
    .where('status', '=', 'A')
    .orderBy('created_at')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
};

async function planReviews(work: UnitOfWork, today: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from parties where next_review_on is not null order by created_at, id limit ${reviewsIn.length}`.execute(
    work.tx,
  );
  for (const [index, { id }] of rows.entries()) {
    const day = new Date(today.getTime() + (reviewsIn[index] ?? 0) * 86_400_000).toISOString().slice(0, 10);
    await work.tx.updateTable('parties').set({ next_review_on: day }).where('id', '=', id).execute();
  }
}

async function makeGroup(work: UnitOfWork, caller: Caller): Promise<void> {
  const members = await clientsOf(work, 'NP', groupSize);
  if (members.length < Math.max(groupSize, groupLimits.fewest)) return;
  const { data } = (await readParties(work, members)).get(members[0] ?? '') ?? {};
  await createGroup(work, caller, { name: `Familie ${data?.lastName ?? ''}`.trim(), members: [...members] });
}

/** Of a company with one owner: the register lists another one, who sold the shares, and not yet the one who is. */
async function compareExtract(
  work: UnitOfWork,
  caller: Caller,
  { register, reason }: (typeof texts)[Language],
  today: Date,
): Promise<void> {
  for (const id of await clientsOf(work, 'LE', companies)) {
    const owners = await ownersOf(work, caller, id, {});
    if (owners.errors.length > 0 || expectedIn(owners) !== 1) continue;
    const extractOn = new Date(today.getTime() - extractAge * 86_400_000).toISOString().slice(0, 10);
    const listed = {
      _id: null,
      name: formerOwner,
      natures: ['shares' as const],
      band: 'from25To50' as const,
    };
    const comparison = await compareRegister(work, caller, id, {
      hash: owners.hash,
      extractOn,
      register,
      entries: [listed],
    });
    const former = comparison.discrepancies.find(({ kind }) => kind === 'wronglyListed');
    if (former)
      await settleDiscrepancy(
        work,
        caller,
        { id, comparisonId: comparison._id, discrepancyId: former._id, version: former.version },
        { state: 'explained', reportedOn: null, reason },
      );
    return;
  }
}

/** How many persons the register has to list. */
const expectedIn = ({ confirmation, holders }: BeneficialOwners): number =>
  confirmation?.isCurrent
    ? confirmation.owners.length
    : holders.filter(({ basis }) => basis.length > 0).length;
