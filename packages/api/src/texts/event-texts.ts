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

function sentenceOf({ action, detail }: RegistrationEvent, activity: typeof parties.activity): string {
  // The user who approves makes the change that a colleague requested.
  if (action === 'registration.statusChanged' && 'signOff' in detail)
    return 'alone' in detail ? activity.steps.approvedAlone : activity.steps.approved;
  if (action === 'registration.documentRemoved' && 'undone' in detail)
    return 'revived' in detail ? activity.steps.documentUndoneRevived : activity.steps.documentUndone;
  const sentence = (sentences as Readonly<Record<string, Sentence | undefined>>)[action];
  return sentence?.(activity) ?? activity.other;
}

/** What events are written with. */
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
}

export function eventTexts({ texts, party, codeText, day }: EventTextsContext): EventTexts {
  const { activity, unknown } = texts.parties;
  const kindText = (kind: string) =>
    codeText(personDocumentType.is(kind) ? personDocumentType.name : entityDocumentType.name, kind);

  const titleOf = (event: RegistrationEvent): string => {
    const { action, actor, detail } = event;
    const { field = '', kind = '', partyName } = detail as Partial<Record<string, string | null>>;
    return fillText(sentenceOf(event, activity), {
      action,
      actor: actor ?? activity.platform,
      field: [partyName ?? unknown, party.labelOf(field ?? '')].join(', '),
      kind: kindText(kind ?? ''),
      client: partyName ?? activity.client,
    });
  };

  const linesOf = ({ changes, erased }: RegistrationEvent): readonly string[] =>
    erased ? [activity.erased] : changes.map(lineOf);

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
    const read = (value: unknown) => {
      if (partyId === null && typeof value === 'string') {
        if (path === 'reason') return codeText(rejectionReason.name, value);
        if (path === 'document.kind') return kindText(value);
      }
      return party.textOf(path, value) ?? activity.nothing;
    };
    return fillText(activity.change, {
      field: partyId === null ? label : `${name}, ${label}`,
      old: read(old),
      now: read(now),
    });
  }

  return { titleOf, linesOf };
}
