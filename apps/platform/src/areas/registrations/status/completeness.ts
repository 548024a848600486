import {
  ownershipOf,
  type BlockerCode,
  type GateItem,
  type LegalEntity,
  type NaturalPerson,
  type PartyNode,
  type RegistrationSection,
} from '@dossier/api/contract';
import { everyParty, partyName } from '../party-tree.ts';

/** Something that is missing; `params` name who and what, for the text. */
export interface Missing {
  readonly code: BlockerCode;
  readonly section: RegistrationSection;
  readonly partyId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One section of a registration: how much of what is asked for is there. */
export interface Completeness {
  readonly id: RegistrationSection;
  readonly done: number;
  readonly total: number;
  readonly blockers: readonly Missing[];
}

/** What the tenant has to know of a client (4.1, gate C, items 1, 3 and 4), field by field, as the screens ask it. */
const clientFields = [
  'givenNames',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'countryOfBirth',
  'nationality',
  'email',
  'phone',
  'address.line1',
  'address.postalCode',
  'address.city',
  'address.country',
  'accountHolderName',
  'bankAccount',
  'USPerson',
  'politicallyExposed.applies',
  'relatedToPoliticallyExposed.applies',
] as const;

/** A child has no account, telephone or office of its own: who represents it answers for that. */
const childFields = clientFields.filter(
  field => !['email', 'phone'].includes(field) && !field.includes('oliticallyExposed'),
);

/** Who represents or owns a client is identified, and asked about political exposure (Wwft art. 3 and 8). */
const relatedFields = [
  'givenNames',
  'lastName',
  'dateOfBirth',
  'nationality',
  'address.city',
  'address.country',
  'politicallyExposed.applies',
] as const;

const entityFields = [
  'name',
  'chamberOfCommerceNo',
  'legalForm',
  'incorporationDate',
  'address.line1',
  'address.postalCode',
  'address.city',
  'address.country',
  'bankAccount',
  'USPerson',
] as const;

type PartyFields = Readonly<Record<string, unknown>>;

/** What is known of a party under a path: `address.city`. */
function valueAt({ naturalPerson, legalEntity }: PartyNode, path: string): unknown {
  let value: unknown = naturalPerson ?? legalEntity;
  for (const key of path.split('.')) value = (value as PartyFields | null | undefined)?.[key];
  return value;
}

/** An answer is there, also when it is no. */
const isThere = (value: unknown) => value !== undefined && value !== null && value !== '';

/** One thing that is asked for, and under which item of the gate: null when it is there. */
interface Check {
  /** Null for what no tenant may leave out. */
  readonly item: GateItem | null;
  readonly missing: Missing | null;
}

/** Under which item of the gate a field is asked for. */
function itemOf(field: string): GateItem {
  if (field === 'USPerson') return 'tax';
  return field.includes('oliticallyExposed') ? 'exposure' : 'partyFields';
}

function fieldsOf(party: PartyNode, fields: readonly string[]): Check[] {
  return fields.map(field => ({
    item: itemOf(field),
    missing: isThere(valueAt(party, field)) ? null : missing(party, 'fieldMissing', { field }),
  }));
}

const missing = (
  party: PartyNode,
  code: BlockerCode,
  params: Readonly<Record<string, string | number>> = {},
): Missing => ({
  code,
  section: 'parties',
  partyId: party._id ?? null,
  params: { party: partyName(party), ...params },
});

/** At least one country, and for each a number or the reason why there is none (CRS). */
function taxOf(party: PartyNode): Check[] {
  const { taxResidencies = [] }: Pick<NaturalPerson & LegalEntity, 'taxResidencies'> =
    party.naturalPerson ?? party.legalEntity ?? {};
  if (taxResidencies.length === 0) return [{ item: 'tax', missing: missing(party, 'taxResidencyMissing') }];
  return taxResidencies.map(({ country, taxIdentificationNumber, reason }) => ({
    item: 'tax',
    missing: taxIdentificationNumber || reason ? null : missing(party, 'taxNumberMissing', { country }),
  }));
}

const originOf = (party: PartyNode): Check => ({
  item: 'originOfAssets',
  missing:
    (party.naturalPerson?.originOfAssets ?? []).length > 0 ? null : missing(party, 'originOfAssetsMissing'),
});

const everyoneBelow = (party: PartyNode): readonly PartyNode[] =>
  everyParty(party.parties ?? []).map(({ party: below }) => below);

/** A business acts through someone who may sign for it. */
function representativeOf(party: PartyNode): Check {
  const hasSigner = everyoneBelow(party).some(below => below.naturalPerson?.signer === true);
  return { item: 'representative', missing: hasSigner ? null : missing(party, 'representativeMissing') };
}

/** A person has agreed with who owns a business, and the shares are the same since (4.7). */
const ownersOf = (party: PartyNode, confirmed: ReadonlySet<string>): Check => ({
  item: 'beneficialOwners',
  missing: confirmed.has(party._id ?? '') ? null : missing(party, 'ownersUnconfirmed'),
});

/** No one owns what someone else owns already: of each company whose owners are known, the shares fit in the whole. */
function ownershipChecks(parties: readonly PartyNode[]): Check[] {
  return everyParty(parties).flatMap(({ party }) => {
    const shares = (party.parties ?? []).flatMap(({ ownershipPercentage: share }) => share ?? []);
    if (!party.legalEntity || shares.length === 0) return [];
    const { total, over } = ownershipOf(shares);
    return [{ item: null, missing: over > 0 ? missing(party, 'OVER_100', { total, over }) : null }];
  });
}

function checksOf(party: PartyNode, isChild: boolean, confirmed: ReadonlySet<string>): Check[] {
  const below = everyoneBelow(party).flatMap(related =>
    related.naturalPerson ? fieldsOf(related, relatedFields) : [],
  );
  if (party.legalEntity)
    return [
      ...fieldsOf(party, entityFields),
      ...taxOf(party),
      representativeOf(party),
      ...below,
      ownersOf(party, confirmed),
    ];
  if (isChild && party.naturalPerson?.relation !== 'RPV')
    return [...fieldsOf(party, childFields), ...taxOf(party), ...below];
  if (isChild) return [...fieldsOf(party, relatedFields), ...below];
  return [...fieldsOf(party, clientFields), ...taxOf(party), originOf(party), ...below];
}

interface PartiesToCheck {
  readonly parties: readonly PartyNode[];
  readonly subType: string | null;
  /** Companies whose owners are confirmed. */
  readonly confirmed: ReadonlySet<string>;
}

/** What is known of the parties, and what is missing; without what the tenant does not ask for. */
export function partiesCompleteness(
  { parties, subType, confirmed }: PartiesToCheck,
  off: readonly GateItem[] = [],
): Completeness {
  const checks = [
    ...parties.flatMap(party => checksOf(party, subType === 'CHILD', confirmed)),
    ...ownershipChecks(parties),
  ].filter(({ item }) => item === null || !off.includes(item));
  const blockers = checks.flatMap(check => check.missing ?? []);
  return { id: 'parties', total: checks.length, done: checks.length - blockers.length, blockers };
}
