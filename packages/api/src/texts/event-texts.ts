import { entityDocumentType, personDocumentType, rejectionReason } from '@dossier/validators/vocabularies';
import type { contract, OutputOf, RegistrationAction } from '../contract/index.ts';
import type { parties } from './en-US/parties.ts';
import type { record } from './en-US/record.ts';
import { fillText } from './fill.ts';
import type { PartyTexts } from './party-texts.ts';

type RegistrationEvent = OutputOf<typeof contract.registrations.history>['items'][number];
type Sentence = (activity: typeof parties.activity) => string;

const sentences: Readonly<Record<RegistrationAction, Sentence>> = {
  'registration.created': ({ created }) => created,
  'registration.changed': ({ changed }) => changed,
  'registration.moved': ({ steps }) => steps.moved,
  'registration.assigned': ({ assigned }) => assigned,
  'registration.identifierRevealed': ({ revealed }) => revealed,
  'registration.statusChanged': ({ steps }) => steps.statusChanged,
  'registration.batchRefused': ({ steps }) => steps.batchRefused,
  'registration.waiting': ({ steps }) => steps.waiting,
  'registration.invited': ({ steps }) => steps.invited,
  'registration.invitationFailed': ({ steps }) => steps.invitationFailed,
  'registration.commented': ({ steps }) => steps.commented,
  'registration.commentEdited': ({ steps }) => steps.commentEdited,
  'registration.exported': ({ steps }) => steps.exported,
  'registration.documentAdded': ({ steps }) => steps.documentAdded,
  'registration.documentReplaced': ({ steps }) => steps.documentReplaced,
  'registration.documentChanged': ({ steps }) => steps.documentChanged,
  'registration.documentRemoved': ({ steps }) => steps.documentRemoved,
  'registration.documentRestored': ({ steps }) => steps.documentRestored,
  'registration.documentOpened': ({ steps }) => steps.documentOpened,
  'registration.documentsDownloaded': ({ steps }) => steps.documentsDownloaded,
  'registration.documentNumberRevealed': ({ steps }) => steps.documentNumberRevealed,
  'signOff.requested': ({ steps }) => steps.approvalRequested,
  'signOff.rejected': ({ steps }) => steps.approvalRejected,
  'signOff.withdrawn': ({ steps }) => steps.approvalWithdrawn,
  'signOff.expired': ({ steps }) => steps.approvalExpired,
};

type Changes = RegistrationEvent['changes'];

const newOf = (changes: Changes, path: string) =>
  changes.find(change => change.party_id === null && change.path === path);

/** Paths that the sentence of an event says; the others are listed below it. */
const pathsInSentence: Partial<Record<RegistrationAction, readonly string[]>> = {
  'registration.assigned': ['assignee_id'],
  'registration.statusChanged': ['status'],
  'registration.waiting': ['isWaiting'],
};

/** The one party that a save is about; undefined where it is about several, or about the registration itself. */
function partyOf(
  changes: Changes,
): { readonly name: string; readonly what: 'added' | 'removed' | 'edited' } | undefined {
  const [first] = changes;
  if (!first?.party || changes.some(change => change.party_id !== first.party_id)) return undefined;
  const whole = changes.find(({ path }) => path === '');
  return { name: first.party, what: !whole ? 'edited' : whole.new === null ? 'removed' : 'added' };
}

/** What someone did, where what changed says it better than the kind of the event. */
function deedOf(
  { action, detail, changes }: RegistrationEvent,
  { deeds }: typeof parties.activity,
  read: (path: string, value: unknown) => string,
): string | undefined {
  if (action === 'registration.changed') {
    const party = partyOf(changes);
    if (!party) return undefined;
    const share = changes.find(({ path }) => path === 'ownershipPercentage')?.new;
    return party.what === 'added' && share
      ? fillText(deeds.addedWithShare, {
          name: party.name,
          share: read('ownershipPercentage', share),
          actor: '{{actor}}',
        })
      : fillText(deeds[party.what], { name: party.name, actor: '{{actor}}' });
  }
  if (action === 'registration.assigned') {
    const assignee = newOf(changes, 'assignee_id');
    if (!assignee) return undefined;
    return typeof assignee.new === 'string'
      ? fillText(deeds.assignedTo, { name: assignee.new, actor: '{{actor}}' })
      : deeds.unassigned;
  }
  if (action === 'registration.statusChanged' && !('signOff' in detail)) {
    const status = newOf(changes, 'status')?.new;
    return status
      ? fillText(deeds.statusSet, { status: read('status', status), actor: '{{actor}}' })
      : undefined;
  }
  if (action === 'registration.waiting') {
    const waiting = newOf(changes, 'isWaiting');
    return waiting && (waiting.new === true ? deeds.waits : deeds.waitsNoMore);
  }
  return undefined;
}

function sentenceOf({ action, detail }: RegistrationEvent, activity: typeof parties.activity): string {
  // The user who approves makes the change that a colleague requested.
  if (action === 'registration.statusChanged' && 'signOff' in detail)
    return 'alone' in detail ? activity.steps.approvedAlone : activity.steps.approved;
  if (action === 'registration.documentRemoved' && 'undone' in detail)
    return 'revived' in detail ? activity.steps.documentUndoneRevived : activity.steps.documentUndone;
  const sentence = (sentences as Readonly<Record<string, Sentence | undefined>>)[action];
  return sentence?.(activity) ?? activity.other;
}

export interface EventTextsContext {
  readonly texts: { readonly parties: typeof parties; readonly missing: typeof record.missing };
  readonly party: PartyTexts;
  /** The name of a code; the code itself where the vocabulary does not have it. */
  readonly codeText: (vocabulary: EventVocabulary, code: string) => string;
  readonly day: (day: string) => string;
}

type EventVocabulary = (
  typeof personDocumentType | typeof entityDocumentType | typeof rejectionReason
)['name'];

/** An event of a registration as text: who did what, and which fields changed from what into what. */
export interface EventTexts {
  readonly titleOf: (event: RegistrationEvent) => string;
  readonly linesOf: (event: RegistrationEvent) => readonly string[];
  /** The fields that changed, before and after; one row with what was done where that is no field. */
  readonly rowsOf: (event: RegistrationEvent) => readonly EventRow[];
}

/** One field before and after, without a value where there is none; both null where the label says it all. */
export interface EventRow {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

export function eventTexts({ texts, party, codeText, day }: EventTextsContext): EventTexts {
  const { activity, unknown } = texts.parties;
  const kindText = (kind: string) =>
    codeText(personDocumentType.is(kind) ? personDocumentType.name : entityDocumentType.name, kind);

  const read = (path: string, value: unknown) => party.textOf(path, value) ?? '';

  const titleOf = (event: RegistrationEvent): string => {
    const { action, actor, detail } = event;
    const { field = '', kind = '', partyName } = detail as Partial<Record<string, string | null>>;
    return fillText(deedOf(event, activity, read) ?? sentenceOf(event, activity), {
      action,
      actor: actor ?? activity.platform,
      field: [partyName ?? unknown, party.labelOf(field ?? '')].join(', '),
      kind: kindText(kind ?? ''),
      client: partyName ?? activity.client,
    });
  };

  const linesOf = (event: RegistrationEvent): readonly string[] => {
    const { action, changes, erased } = event;
    if (erased) return [activity.erased];
    if (deedOf(event, activity, read) === undefined) return changes.map(lineOf);
    const paths = (pathsInSentence as Readonly<Record<string, readonly string[] | undefined>>)[action] ?? [
      '',
    ];
    const isNew = changes.some(({ path }) => path === '');
    return changes
      .filter(({ path }) => !paths.includes(path) && !(isNew && path === 'ownershipPercentage'))
      .map(lineOf);
  };

  const rowsOf = (event: RegistrationEvent): readonly EventRow[] => {
    const { action, changes, erased } = event;
    if (action !== 'registration.changed' || erased)
      return [{ label: titleOf(event), before: null, after: null }];
    return changes.map(change => {
      const { party_id: partyId, path, party: partyName, old, new: now } = change;
      if (path === '') return { label: lineOf(change), before: null, after: null };
      const label = party.labelOf(path);
      return {
        label: partyId === null ? label : `${partyName ?? unknown}, ${label}`,
        before: read(path, old) || null,
        after: read(path, now) || null,
      };
    });
  };

  function lineOf(change: RegistrationEvent['changes'][number]): string {
    const { party_id: partyId, path, old, new: now } = change;
    const name = change.party ?? unknown;
    if (partyId !== null && path === '')
      return fillText(now === null ? activity.partyWent : activity.partyCame, { name });
    const [, documentKind] = /^expired\.(\w+)$/.exec(path) ?? [];
    if (documentKind !== undefined && typeof now === 'string')
      return fillText(texts.missing.documentExpired, {
        party: name,
        documentKind: documentKind === 'identity' ? texts.missing.identity : kindText(documentKind),
        date: day(now),
      });
    const label = party.labelOf(path);
    if (partyId === null && path === 'comment' && typeof now === 'string')
      return fillText(activity.comment, { field: label, comment: now });
    // A reason of the registration is why it was rejected; one of a party, why a tax number is missing.
    const valueText = (value: unknown) => {
      if (partyId === null && typeof value === 'string') {
        if (path === 'reason') return codeText(rejectionReason.name, value);
        if (path === 'document.kind') return kindText(value);
      }
      return read(path, value);
    };
    const [before, after] = [valueText(old), valueText(now)];
    const field = partyId === null ? label : `${name}, ${label}`;
    if (partyId === null && path === 'reason') return fillText(activity.comment, { field, comment: after });
    const text = before === '' ? activity.fieldAdded : after === '' ? activity.fieldRemoved : activity.change;
    return fillText(text, { field, old: before, now: after });
  }

  return { titleOf, linesOf, rowsOf };
}
