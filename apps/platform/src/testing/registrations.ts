import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  kindsOfDocument,
  documentsNeeded,
  type PartyNode,
  type RegistrationStatus,
} from '@dossier/api/contract';
import { channel, registrationStatus, registrationType } from '@dossier/validators/vocabularies';
import { insertDocuments, type NewDocument } from '../areas/documents/service.ts';
import { insertConfirmations, type AsCalculated } from '../areas/parties/service.ts';
import { treesOf } from '../areas/registrations/members.ts';
import { withIds } from '../areas/registrations/party-tree.ts';
import { saveParties } from '../areas/registrations/save-parties.ts';
import { everyParty, insertRegistrations } from '../areas/registrations/service.ts';
import { aPdf } from '../seed/pdf.ts';
import type { UnitOfWork } from '../shared/work/work.ts';
import type { TestPlatform } from './platform.ts';
import { doingOn, testNow } from './work.ts';

const address = { line1: 'Maliebaan 14', postalCode: '3581 CC', city: 'Utrecht', country: 'NL' };

/** A client of whom everything is known that an acceptance asks for. */
export const completePerson = (fields: object = {}): PartyNode => ({
  _id: randomUUID(),
  naturalPerson: {
    givenNames: 'Maarten',
    lastName: 'van der Brüggen',
    dateOfBirth: '1968-03-14',
    placeOfBirth: 'Utrecht',
    countryOfBirth: 'NL',
    nationality: 'NL',
    email: 'maarten@brueggen.example',
    phone: '+31612345678',
    address,
    accountHolderName: 'M. van der Brüggen',
    bankAccount: 'NL91ABNA0417164300',
    bankAccountType: 'IBAN',
    taxResidencies: [{ country: 'NL', taxIdentificationNumber: '123456782' }],
    USPerson: false,
    signer: true,
    politicallyExposed: { applies: false },
    relatedToPoliticallyExposed: { applies: false },
    originOfAssets: ['wageOrPension'],
    ...fields,
  },
});

/** A business of which everything is known, and someone who signs for it. */
export const completeCompany = (fields: object = {}): PartyNode => ({
  _id: randomUUID(),
  legalEntity: {
    name: 'Van der Brüggen Holding B.V.',
    chamberOfCommerceNo: '68750110',
    legalForm: 'BV',
    incorporationDate: '2017-05-02',
    address,
    bankAccount: 'NL91ABNA0417164300',
    USPerson: false,
    taxResidencies: [{ country: 'NL', taxIdentificationNumber: '857587973' }],
    ...fields,
  },
  parties: [completePerson({ relation: 'RPV' })],
});

interface Put {
  readonly status?: Parameters<typeof registrationStatus.code>[0];
  readonly parties?: readonly PartyNode[];
  readonly type?: 'INDIVIDUAL' | 'JOINT' | 'BUSINESS';
  readonly riskLevel?: 'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE';
  readonly assignee?: string;
  /** Since when it has this status. */
  readonly since?: Date;
  readonly tenant?: string;
  /** Whether every document is there that its parties need; so it is unless a test is about documents. */
  readonly hasDocuments?: boolean;
  /** Whether a person confirmed who owns a company; so it is unless a test is about that. */
  readonly hasConfirmedOwners?: boolean;
}

/** The documents that parties need, good until long after every test. */
function documentsFor(
  work: UnitOfWork,
  registrationId: string,
  parties: readonly PartyNode[],
): NewDocument[] {
  return everyParty(parties).flatMap(({ party, under }) =>
    documentsNeeded(party, under === null).map(documentKind => ({
      id: work.random.uuid(),
      registrationId,
      partyId: party._id ?? null,
      kind: kindsOfDocument[documentKind][0]!,
      documentNumber: null,
      issuedOn: '2026-11-02',
      validUntil: documentKind === 'identity' ? '2036-11-02' : null,
      file: { name: `${documentKind}.pdf`, mediaType: 'application/pdf', bytes: aPdf([[documentKind]]) },
      createdBy: work.actor.id,
      createdAt: testNow,
    })),
  );
}

/** Puts every document there that the parties of a registration need, as if they had come with it. */
export const putDocuments = (
  { database, services }: TestPlatform,
  tenant: string,
  id: string,
  parties: readonly PartyNode[],
): Promise<void> =>
  doingOn(database, services.keys)(tenant, work =>
    insertDocuments(work, services.objects, documentsFor(work, id, parties)),
  );

const confirmationsOf = (parties: readonly PartyNode[]): AsCalculated[] =>
  parties
    .filter(({ legalEntity }) => legalEntity)
    .map(({ _id = '' }) => ({ partyId: _id, by: 'test', at: testNow, managers: [_id] }));

let count = 0;

/** Puts a registration where a test needs it, as if its life before had been lived. @returns its id. */
export async function putRegistration(platform: TestPlatform, put: Put = {}): Promise<string> {
  const { status = 'INCOMPLETE', type = 'INDIVIDUAL', tenant = 'meridian', since = testNow } = put;
  const parties = put.parties ?? [type === 'BUSINESS' ? completeCompany() : completePerson()];
  const isTaken = await hasParties(platform, tenant, parties);
  const fresh = isTaken || parties.some(({ _id }) => !_id);
  const unique = fresh ? withIds(parties, randomUUID) : parties;
  const { database, services } = platform;
  const id = await doingOn(database, services.keys)(tenant, async work => {
    const id = work.random.uuid();
    const user =
      put.assignee === undefined
        ? undefined
        : await work.tx
            .selectFrom('users')
            .select('id')
            .where('username', '=', put.assignee)
            .executeTakeFirstOrThrow();
    await insertRegistrations(
      work,
      [
        {
          id,
          number: `T-${(count += 1)}`,
          type: registrationType.code(type),
          status: registrationStatus.code(status),
          channel: channel.code('Professional'),
          parties: unique,
          assigneeId: user?.id ?? null,
          userName: 'test',
          riskLevel: put.riskLevel ?? 'LOW',
          createdAt: since,
          updatedAt: since,
        },
      ],
      'test',
    );
    if (put.hasConfirmedOwners ?? true) await insertConfirmations(work, confirmationsOf(unique));
    return id;
  });
  if (put.hasDocuments ?? true) await putDocuments(platform, tenant, id, unique);
  return id;
}

/** Whether one of the parties is in another registration: a test that puts the same ones again means others like them. */
const hasParties = ({ database }: TestPlatform, tenant: string, parties: readonly PartyNode[]) =>
  database.read(tenant, async tx => {
    const ids = everyParty(parties).flatMap(({ party }) => party._id ?? []);
    const { rows } = await sql`select 1 from parties where id = any (${ids}::uuid[])`.execute(tx);
    return rows.length > 0;
  });

/** Ids of the parties of a registration, parents first. */
export const partyIdsOf = (
  { database, services }: TestPlatform,
  id: string,
  tenant = 'meridian',
): Promise<readonly string[]> =>
  doingOn(database, services.keys)(tenant, async work =>
    everyParty((await treesOf(work, [id])).get(id) ?? []).map(({ party }) => party._id ?? ''),
  );

/** A registration of one client, and the client's id. */
export async function putClient(
  platform: TestPlatform,
  { assignee = 'meridian.user', fields = {} }: { readonly assignee?: string; readonly fields?: object } = {},
): Promise<readonly [registration: string, party: string]> {
  const registration = await putRegistration(platform, { assignee, parties: [completePerson(fields)] });
  return [registration, (await partyIdsOf(platform, registration))[0] ?? ''];
}

/** Puts other data of its parties where no one did it by way of the platform. */
export const putParties = (
  { database, services }: TestPlatform,
  id: string,
  parties: (before: readonly PartyNode[]) => readonly PartyNode[],
  tenant = 'meridian',
): Promise<unknown> =>
  doingOn(database, services.keys)(tenant, async work => {
    const before = (await treesOf(work, [id])).get(id) ?? [];
    await saveParties(work, id, { before, after: parties(before) }, 'test');
  });

/** Everything that may be asked of a registration's status, as someone. */
export interface StatusDoor {
  status(id: string): Promise<{ status: RegistrationStatus; version: number }>;
  change(id: string, change: object, version?: number): Promise<Response>;
}

export function statusDoor(platform: TestPlatform, token: string): StatusDoor {
  const path = (id: string) => `/api/main/registrations/${id}/status`;
  const status: StatusDoor['status'] = id => platform.get(path(id), { token });
  return {
    status,
    async change(id, change, version) {
      const expectedVersion = version ?? (await status(id)).version;
      return platform.ask(path(id), {
        method: 'POST',
        token,
        body: { comment: null, reason: null, ...change },
        headers: { 'if-match': `"v${expectedVersion}"` },
      });
    },
  };
}
