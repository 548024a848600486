import type { PartyNode, RegistrationType } from '@dossier/api/contract';
import { canonicalJson } from '../../../shared/canonical-json/canonical-json.ts';
import { decrypt, encrypt, keyedHash } from '../../../shared/encryption/encryption.ts';
import { subjectKeys, type SubjectKey } from '../../../shared/history/subject-keys.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { everyParty } from '../party-tree.ts';

export interface Accepted {
  readonly id: string;
  /** The version that the acceptance made. */
  readonly version: number;
  readonly type: RegistrationType;
  readonly riskLevel: string | null;
  readonly parties: readonly PartyNode[];
  readonly at: Date;
  readonly by: string;
}

/** A party as it was, without the ones below it. */
export type AcceptedParty = Omit<PartyNode, 'parties'>;

/** What the registration itself said. */
interface RegistrationPart {
  readonly type: RegistrationType;
  readonly riskLevel: string | null;
}

export interface Snapshot {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly riskLevel: string | null;
  /** Null for a party that was erased since. */
  readonly parties: readonly { readonly id: string; readonly party: AcceptedParty | null }[];
  /** Whether every part that can still be read, and all of them together, have the hashes of that day. */
  readonly isIntact: boolean;
}

/** Rows per statement. */
const batch = 500;

const partsOf = ({ id, type, riskLevel, parties }: Accepted) => [
  { subjectId: id, content: { type, riskLevel } satisfies RegistrationPart },
  ...everyParty(parties).map(({ party: { parties: _below, ...party } }) => ({
    subjectId: party._id ?? '',
    content: party,
  })),
];

const boundTo = (id: string, version: number, position: number) => `${id} ${version} ${position}`;

const hashOfPart = ({ salt }: SubjectKey, bound: string, content: unknown) =>
  keyedHash(salt, canonicalJson({ bound, content }));

const hashOfAll = (
  { keys, tenantId }: Pick<UnitOfWork, 'keys' | 'tenantId'>,
  id: string,
  version: number,
  parts: readonly { readonly subject_id: string; readonly hash: Uint8Array }[],
) =>
  keyedHash(
    keys.hashing,
    canonicalJson({
      tenantId,
      id,
      version,
      parts: parts.map(({ subject_id: subject, hash }) => [subject, Buffer.from(hash).toString('hex')]),
    }),
  );

/** Keeps what acceptances were decided on, in the transaction that makes them (data model, `registrations`). */
export async function keepSnapshots(work: UnitOfWork, accepted: readonly Accepted[]): Promise<void> {
  if (accepted.length === 0) return;
  const { tx, tenantId } = work;
  const keys = await subjectKeys(
    work,
    accepted.flatMap(one => partsOf(one).map(({ subjectId }) => subjectId)),
  );
  const snapshots = accepted.map(one => {
    const { id, version, at, by } = one;
    const parts = partsOf(one).map(({ subjectId, content }, position) => {
      const key = keys.get(subjectId);
      if (!key) throw new Error('This subject was erased; nothing can be decided about it any more.');
      const bound = boundTo(id, version, position);
      return {
        tenant_id: tenantId,
        registration_id: id,
        version,
        position,
        subject_id: subjectId,
        sealed: encrypt(key.key, JSON.stringify(content), bound),
        hash: hashOfPart(key, bound, content),
      };
    });
    const hash = hashOfAll(work, id, version, parts);
    const head = {
      tenant_id: tenantId,
      registration_id: id,
      version,
      accepted_at: at,
      accepted_by: by,
      hash,
    };
    return { head, parts };
  });
  const heads = snapshots.map(({ head }) => head);
  const parts = snapshots.flatMap(one => one.parts);
  for (let start = 0; start < heads.length; start += batch)
    await tx
      .insertInto('acceptances')
      .values(heads.slice(start, start + batch))
      .execute();
  for (let start = 0; start < parts.length; start += batch)
    await tx
      .insertInto('acceptance_parts')
      .values(parts.slice(start, start + batch))
      .execute();
}

/** Null for what was sealed for someone else, or elsewhere: its hash is another one too. */
function opened({ key }: SubjectKey, sealed: Uint8Array, bound: string): unknown {
  try {
    return JSON.parse(decrypt(key, sealed, bound).toString());
  } catch {
    return null;
  }
}

/** What the latest acceptance of a registration was decided on; null where there is none. */
export async function latestSnapshot(work: UnitOfWork, id: string): Promise<Snapshot | null> {
  const head = await work.tx
    .selectFrom('acceptances')
    .selectAll()
    .where('registration_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!head) return null;
  const { version } = head;
  const rows = await work.tx
    .selectFrom('acceptance_parts')
    .selectAll()
    .where('registration_id', '=', id)
    .where('version', '=', version)
    .orderBy('position')
    .execute();
  const keys = await subjectKeys(
    work,
    rows.map(row => row.subject_id),
  );
  const parts = rows.map(({ subject_id: subjectId, position, sealed, hash }) => {
    const key = keys.get(subjectId);
    if (!key) return { subjectId, content: null, isIntact: true };
    const bound = boundTo(id, version, position);
    const content = opened(key, sealed, bound);
    return { subjectId, content, isIntact: hashOfPart(key, bound, content).equals(hash) };
  });
  const registration = parts.find(({ subjectId }) => subjectId === id)?.content as
    RegistrationPart | null | undefined;
  return {
    version,
    at: new Date(head.accepted_at).toISOString(),
    by: head.accepted_by,
    riskLevel: registration?.riskLevel ?? null,
    parties: parts
      .filter(({ subjectId }) => subjectId !== id)
      .map(({ subjectId, content }) => ({ id: subjectId, party: content as AcceptedParty | null })),
    isIntact: parts.every(part => part.isIntact) && hashOfAll(work, id, version, rows).equals(head.hash),
  };
}
