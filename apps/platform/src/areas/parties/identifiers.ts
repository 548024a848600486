import { keyedHash } from '../../shared/encryption/encryption.ts';
import { openerFor, sealerFor } from '../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { PartyData } from './party.ts';
import { taxHash, taxNumberKey } from './tax-hash.ts';

/** What identifies a party: it is stored sealed with their own key, and found in full or not at all. */
type IdentifierKind = 'taxNumber' | 'personalNumber' | 'bankAccount' | 'documentNumber';

/** One identifier, and where in a party's data it stands. */
export interface Identifier {
  /** `taxResidencies[0].taxIdentificationNumber` */
  readonly path: string;
  readonly kind: IdentifierKind;
  readonly value: string;
  /** Alpha-2 code of the country that issued it, where that is known. */
  readonly issuer: string | null;
  /** yyyy-mm-dd, of a document. */
  readonly validUntil: string | null;
}

/** The identifiers of a party, and its data without them. */
export function takeOutIdentifiers(data: PartyData): {
  readonly rest: PartyData;
  readonly identifiers: readonly Identifier[];
} {
  const identifiers: Identifier[] = [];
  const take = (
    path: string,
    kind: IdentifierKind,
    value: string | undefined,
    more: Partial<Pick<Identifier, 'issuer' | 'validUntil'>> = {},
  ) => {
    if (value) identifiers.push({ path, kind, value, issuer: null, validUntil: null, ...more });
  };
  const {
    taxIdentificationNumber,
    personalNumber,
    bankAccount,
    taxResidencies,
    preAcceptDocumentDetails,
    ...rest
  } = data;
  take('taxIdentificationNumber', 'taxNumber', taxIdentificationNumber);
  take('personalNumber', 'personalNumber', personalNumber);
  take('bankAccount', 'bankAccount', bankAccount);
  const residencies = taxResidencies?.map(({ taxIdentificationNumber: number, ...residency }, index) => {
    take(`taxResidencies[${index}].taxIdentificationNumber`, 'taxNumber', number, {
      issuer: residency.country,
    });
    return residency;
  });
  const { documentNumber, ...document } = preAcceptDocumentDetails ?? {};
  take('preAcceptDocumentDetails.documentNumber', 'documentNumber', documentNumber, {
    validUntil: document.expireAt ?? null,
  });
  return {
    identifiers,
    rest: {
      ...rest,
      ...(residencies && { taxResidencies: residencies }),
      ...(preAcceptDocumentDetails && { preAcceptDocumentDetails: document }),
    },
  };
}

type Container = Record<string, unknown>;

/** A party's data with its identifiers where they belong. */
export function putBackIdentifiers(
  data: PartyData,
  identifiers: readonly Pick<Identifier, 'path' | 'value'>[],
): PartyData {
  if (identifiers.length === 0) return data;
  const copy = structuredClone(data) as Container;
  for (const { path, value } of identifiers) {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() ?? path;
    const container = steps.reduce<Container | undefined>(
      (at, step) => at?.[step] as Container | undefined,
      copy,
    );
    if (container) container[last] = value;
  }
  return copy;
}

const hashOf = (work: UnitOfWork, { kind, value }: Identifier): Uint8Array =>
  kind === 'taxNumber'
    ? taxHash(work, taxNumberKey(value))
    : keyedHash(work.keys.hashing, `${kind} ${work.tenantId} ${taxNumberKey(value)}`);

const boundTo = (partyId: string, path: string) => `identifier ${partyId} ${path}`;
/** Rows per statement. */
const batch = 1_000;

/** Stores the identifiers of parties that have none stored. */
export async function insertIdentifiers(
  work: UnitOfWork,
  parties: readonly { readonly id: string; readonly identifiers: readonly Identifier[] }[],
): Promise<void> {
  const owners = parties.filter(({ identifiers }) => identifiers.length > 0);
  if (owners.length === 0) return;
  const encryptFor = await sealerFor(
    work,
    owners.map(({ id }) => id),
  );
  const rows = owners.flatMap(({ id, identifiers }) =>
    identifiers.map(identifier => ({
      tenant_id: work.tenantId,
      party_id: id,
      path: identifier.path,
      kind: identifier.kind,
      issuer: identifier.issuer,
      valid_until: identifier.validUntil,
      sealed: encryptFor(id, identifier.value, boundTo(id, identifier.path)),
      hash: hashOf(work, identifier),
    })),
  );
  for (let start = 0; start < rows.length; start += batch)
    await work.tx
      .insertInto('party_identifiers')
      .values(rows.slice(start, start + batch))
      .execute();
}

export async function replaceIdentifiers(
  work: UnitOfWork,
  id: string,
  identifiers: readonly Identifier[],
): Promise<void> {
  await work.tx.deleteFrom('party_identifiers').where('party_id', '=', id).execute();
  await insertIdentifiers(work, [{ id, identifiers }]);
}

/** The identifiers of parties, by their ids; those of an erased party are not among them. */
export async function readIdentifiers(
  work: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Pick<Identifier, 'path' | 'value'>[]>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('party_identifiers')
    .select(['party_id', 'path', 'sealed'])
    .where('party_id', 'in', [...ids])
    .execute();
  const open = await openerFor(
    work,
    rows.map(row => row.party_id),
  );
  const opened = rows.flatMap(({ party_id: id, path, sealed }) => {
    const value = open<string>(id, sealed, boundTo(id, path));
    return value === null ? [] : [{ id, path, value }];
  });
  return Map.groupBy(opened, ({ id }) => id);
}
