import { offsetOf, type contract, type OutputOf, type PartyNode, type QueryOf } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { AuditTable } from '../../database/schema/records.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { historyOf, historyOfVersions, type HistoryEntry } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { userNames } from '../../shared/names/user-names.ts';
import { signOffComments, type SignOffComments } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readParties } from '../parties/service.ts';
import { masked } from '../parties/service.ts';
import { everyParty, partyName } from './party-tree.ts';
import { findRecord, type RegistrationRecord } from './record.ts';

type Query = QueryOf<typeof contract.registrations.history>;
type History = OutputOf<typeof contract.registrations.history>;
type Change = History['items'][number]['changes'][number];
type Names = ReadonlyMap<string, string>;

/**
 * What happened to a registration, the newest first: every link of the audit chain that is about it, and under each
 * the fields that changed, masked as the registration's own.
 * @throws {AppError} NotFound.
 */
export async function historyOfRegistration(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: Query,
): Promise<History> {
  const record = await findRecord(work, caller, id);
  const { offset, max } = offsetOf(query);
  const about = work.tx
    .selectFrom('audit')
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id);
  const links = await about.selectAll().orderBy('seq', 'desc').limit(max).offset(offset).execute();
  return { items: await eventsOf(work, record, links), total: await countOf(about), counts: {} };
}

type AuditLink = Pick<Selectable<AuditTable>, 'seq' | 'at' | 'action' | 'actor' | 'detail'>;

/** Links of the audit chain about a registration as people read them, in their order. */
export async function eventsOf(
  work: UnitOfWork,
  { id, parties }: Pick<RegistrationRecord, 'id' | 'parties'>,
  links: readonly AuditLink[],
): Promise<History['items']> {
  const details = links.map(link => link.detail as Readonly<Record<string, unknown>>);
  const versions = details.flatMap(({ version }) => (typeof version === 'number' ? [version] : []));
  const entries = await historyOf(work, 'registration', id, { versions });
  const byVersion = Map.groupBy(entries, entry => entry.version);
  const changesOf = await partyChanges(work, details);
  const signOffComment = await signOffComments(
    work,
    details.flatMap(({ signOff }) => (isId(signOff) ? [signOff] : [])),
  );
  const people = await userNames(work, [...links.map(link => link.actor), ...entries.flatMap(assignees)]);
  const named = await namesOfParties(work, parties, entries);
  return links.map((link, index) => {
    const { version = null, parties: _versions, operation: _operation, ...detail } = details[index] ?? {};
    const entries = typeof version === 'number' ? (byVersion.get(version) ?? []) : [];
    const ofParties = changesOf(details[index] ?? {});
    const party = detail['party'];
    return {
      _id: String(link.seq),
      at: new Date(link.at).toISOString(),
      action: link.action,
      actor: people.get(link.actor) ?? null,
      version: typeof version === 'number' ? version : null,
      detail: typeof party === 'string' ? { ...detail, partyName: named.get(party) ?? null } : detail,
      changes: [
        ...entries.filter(isOfItsAuthor(detail)).flatMap(entry => changeOf(entry, named, people)),
        ...ofParties.flatMap(({ objectId, ...entry }) =>
          entry.path === ''
            ? []
            : changeOf({ ...entry, path: `parties.${objectId}.${entry.path}` }, named, people),
        ),
        ...commentOf(link.action, signOffComment.get(String(detail['signOff']))),
      ],
      erased: [...entries, ...ofParties].some(entry => entry.erased),
    };
  });
}

type Detail = Readonly<Record<string, unknown>>;
type PartyEntry = Awaited<ReturnType<typeof historyOfVersions>>[number];

/** The versions of parties that a change of the registration made, or followed. */
const versionsIn = ({ parties }: Detail) =>
  Object.entries((parties ?? {}) as Readonly<Record<string, number>>).map(([objectId, version]) => ({
    objectId,
    version,
  }));

/** What changed of the parties themselves: their own history has it, for every registration that they are in. */
async function partyChanges(
  work: UnitOfWork,
  details: readonly Detail[],
): Promise<(detail: Detail) => readonly PartyEntry[]> {
  const entries = await historyOfVersions(work, 'party', details.flatMap(versionsIn));
  const keyOf = ({ objectId, version }: Pick<PartyEntry, 'objectId' | 'version'>) => `${objectId} ${version}`;
  const byVersion = Map.groupBy(entries, keyOf);
  return detail => versionsIn(detail).flatMap(version => byVersion.get(keyOf(version)) ?? []);
}

/** What the parties of a registration are called, those that have left it too. */
async function namesOfParties(
  work: UnitOfWork,
  parties: readonly PartyNode[],
  entries: readonly HistoryEntry[],
): Promise<Names> {
  const named = new Map(everyParty(parties).map(({ party }) => [party._id ?? '', partyName(party)]));
  const gone = entries
    .flatMap(({ path }) => /^parties\.([^.]+)/.exec(path)?.[1] ?? [])
    .filter(id => !named.has(id));
  for (const [id, { name }] of await readParties(work, gone.filter(isUuid))) named.set(id, name);
  return named;
}

const isId = (value: unknown): value is string => typeof value === 'string';

/** An acceptance that was signed off was once stored with the comment of its requester. */
const isOfItsAuthor =
  ({ signOff }: Readonly<Record<string, unknown>>) =>
  ({ path }: HistoryEntry) =>
    !isId(signOff) || path !== 'comment';

/** What was said with a step of signing off: of the user who asked where it was asked, of the user who decided where it ended. */
function commentOf(action: string, signOffComment: SignOffComments | undefined): Change[] {
  const text = action === 'signOff.requested' ? signOffComment?.requester : signOffComment?.decider;
  return text ? [{ party_id: null, party: null, path: 'comment', old: null, new: text }] : [];
}

const assignees = ({ path, old, new: now }: HistoryEntry) =>
  path === 'assignee_id' ? [old, now].filter(value => typeof value === 'string') : [];

/** A change as people read it; the beginning of the whole record is told by its event alone. */
export function changeOf(
  entry: Pick<HistoryEntry, 'path' | 'old' | 'new'>,

  named: Names,
  people: Names,
): Change[] {
  const { path } = entry;
  const [old, now] = [entry.old, entry.new] as [Change['old'], Change['new']];
  if (path === '') return [];
  const [, ofDocument] = /^documents\.[^.]+\.(.*)$/.exec(path) ?? [];
  if (ofDocument !== undefined)
    return [
      {
        party_id: null,
        party: null,
        path: `document.${ofDocument}`,
        old: masked(old, ofDocument),
        new: masked(now, ofDocument),
      },
    ];
  const [, owner, documentKind] = /^expired\.([^.]+)\.(\w+)$/.exec(path) ?? [];
  if (owner !== undefined)
    return [
      { party_id: owner, party: named.get(owner) ?? null, path: `expired.${documentKind}`, old, new: now },
    ];
  // A document that came or went is told by its event alone.
  if (path.startsWith('documents')) return [];
  const [, id, rest] = /^parties\.([^.]+)(?:\.(.*))?$/.exec(path) ?? [];
  if (id === undefined) {
    const nameOf = (value: Change['old']) =>
      path === 'assignee_id' && typeof value === 'string' ? (people.get(value) ?? null) : value;
    return [{ party_id: null, party: null, path, old: nameOf(old), new: nameOf(now) }];
  }
  // A party that came or went is told by its name: what is known of it stands in its own history.
  const nameIn = (value: Change['old']) =>
    typeof value === 'object' && value !== null ? partyName(value) || (named.get(id) ?? '') : null;
  if (rest === undefined)
    return [
      {
        party_id: id,
        party: nameIn(now) ?? nameIn(old) ?? named.get(id) ?? null,
        path: '',
        old: nameIn(old),
        new: nameIn(now),
      },
      ...shareOf(id, named.get(id) ?? nameIn(now), now),
    ];
  const field = /(\w+)(?:\[\d+\])?$/.exec(rest)?.[1] ?? '';
  return [
    {
      party_id: id,
      party: named.get(id) ?? null,
      path: rest,
      old: masked(old, field),
      new: masked(now, field),
    },
  ];
}

/** How much of the company a party owns that came: it says who they are in it. */
function shareOf(id: string, name: string | null, membership: Change['old']): Change[] {
  if (typeof membership !== 'object' || membership === null || !('ownershipPercentage' in membership))
    return [];
  const share = membership.ownershipPercentage;
  if (typeof share !== 'string') return [];
  return [{ party_id: id, party: name, path: 'ownershipPercentage', old: null, new: share }];
}
