import { pageSize, type contract, type OutputOf } from '@dossier/api/contract';
import { entityDocumentType, personDocumentType } from '@dossier/validators/vocabularies';
import { historyOfRegistration } from '../../registrations/service.ts';
import type { DocumentEntry } from '../printed-file.ts';
import type { Reading } from '../reading.ts';
import type { Translations } from '../texts/texts.ts';
import type { SectionContext } from './section.ts';

type Event = OutputOf<typeof contract.registrations.history>['items'][number];

/** Events with texts of their own, by the code of their action. */
const stepOf: Readonly<Record<string, keyof Translations['activity']['steps']>> = {
  'registration.statusChanged': 'statusChanged',
  'registration.waiting': 'waiting',
  'registration.invited': 'invited',
  'registration.invitationFailed': 'invitationFailed',
  'registration.commented': 'commented',
  'registration.commentEdited': 'commentEdited',
  'registration.exported': 'exported',
  'registration.documentAdded': 'documentAdded',
  'registration.documentReplaced': 'documentReplaced',
  'registration.documentChanged': 'documentChanged',
  'registration.documentRemoved': 'documentRemoved',
  'registration.documentRestored': 'documentRestored',
  'registration.documentOpened': 'documentOpened',
  'registration.documentsDownloaded': 'documentsDownloaded',
  'registration.documentNumberRevealed': 'documentNumberRevealed',
  'signOff.requested': 'approvalRequested',
  'signOff.rejected': 'approvalRejected',
  'signOff.withdrawn': 'approvalWithdrawn',
};

/** What moved the registration on: its status and its sign-offs. */
export const isStep = ({ action }: Event): boolean =>
  action === 'registration.created' ||
  action === 'registration.statusChanged' ||
  action.startsWith('signOff.');

/** All that happened, or some of it, the newest first. */
export async function eventsOf(
  { work, caller, registration, reading }: SectionContext,
  isMeant: (event: Event) => boolean = () => true,
): Promise<readonly DocumentEntry[]> {
  const events: Event[] = [];
  for (;;) {
    const page = await historyOfRegistration(work, caller, registration._id, {
      offset: events.length,
      max: pageSize.max,
    });
    events.push(...page.items);
    if (page.items.length === 0 || events.length >= page.total) break;
  }
  return events.filter(isMeant).map(event => ({
    at: reading.instant(event.at),
    title: titleOf(event, reading),
    lines: linesOf(event, reading),
  }));
}

function titleOf(
  { action, actor: name, detail }: Event,
  { translations, labelOf, codeText }: Reading,
): string {
  const { activity } = translations;
  const actor = name ?? activity.platform;
  if (action === 'registration.created') return activity.created(actor);
  if (action === 'registration.changed') return activity.changed(actor);
  if (action === 'registration.assigned') return activity.assigned(actor);
  if (action === 'registration.identifierRevealed') {
    const { field, partyName } = detail as { readonly field?: string; readonly partyName?: string | null };
    return activity.revealed(actor, [partyName ?? activity.somebody, labelOf(field ?? '')].join(', '));
  }
  const isSignedOff = action === 'registration.statusChanged' && 'signOff' in detail;
  const step = isSignedOff ? 'approved' : stepOf[action];
  if (step === undefined) return `${actor}: ${action}`;
  const done = `${actor} ${activity.steps[step]}`;
  const { kind, partyName } = detail as { readonly kind?: string; readonly partyName?: string | null };
  if ((step === 'invited' || step === 'invitationFailed') && partyName)
    return activity.about(done, partyName);
  return kind === undefined ? done : activity.about(done, kindText(kind, codeText));
}

/** The name of a document, with its party's. */
const kindText = (kind: string, codeText: Reading['codeText']) =>
  codeText(personDocumentType.is(kind) ? personDocumentType.name : entityDocumentType.name, kind);

function linesOf(
  { changes, erased }: Event,
  { translations, labelOf, textOf, codeText }: Reading,
): readonly string[] {
  const { activity } = translations;
  if (erased) return [activity.erased];
  return changes.map(({ party, party_id: partyId, path, old, new: now }) => {
    const name = party ?? activity.somebody;
    if (partyId !== null && path === '')
      return now === null ? activity.partyWent(name) : activity.partyCame(name);
    const field = partyId === null ? labelOf(path) : `${name}, ${labelOf(path)}`;
    // A reason of the record is why it was rejected; one of a party, why a tax number is missing.
    const read = (value: unknown) => {
      if (path === 'document.kind' && typeof value === 'string') return kindText(value, codeText);
      return textOf(partyId === null && path === 'reason' ? 'rejection' : path, value) ?? activity.nothing;
    };
    if (partyId === null && path === 'comment' && old === null) return `${field}: ${read(now)}`;
    return `${field}: ${read(old)} → ${read(now)}`;
  });
}
