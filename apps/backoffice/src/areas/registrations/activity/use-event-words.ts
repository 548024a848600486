import type { RegistrationEvent } from '@dossier/api/registrations';
import { formatDay } from '../../../shared/format.ts';
import { useAnyKindText } from '../../../shared/use-any-kind-text.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { usePartyReading } from '../parties/party-reading.ts';
import { useDocumentText } from '../record/use-document-text.ts';

/** Steps that have words of their own, by the code of their action. */
const steps = {
  'registration.statusChanged': 'statusChanged',
  'registration.waiting': 'waiting',
  'registration.invited': 'invited',
  'registration.invitationFailed': 'invitationFailed',
  'signOff.requested': 'approvalRequested',
  'signOff.rejected': 'approvalRejected',
  'signOff.withdrawn': 'approvalWithdrawn',
  'signOff.expired': 'approvalExpired',
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
} as const;

const isStep = (action: string): action is keyof typeof steps => Object.hasOwn(steps, action);

/** An event of a registration in words: who did what, and which fields changed from what into what. */
export function useEventWords() {
  const t = useTranslations('parties', 'record');
  const reading = usePartyReading();
  const codeText = useVocabularyText('record');
  const kindText = useAnyKindText();
  const documentText = useDocumentText();
  const [locale] = useLocale();
  const words = t($ => $.parties.activity, { returnObjects: true });

  const titleOf = ({ action, actor: name, detail }: RegistrationEvent): string => {
    const actor = name ?? words.platform;
    switch (action) {
      case 'registration.created':
        return t($ => $.parties.activity.created, { actor });
      case 'registration.changed':
        return t($ => $.parties.activity.changed, { actor });
      case 'registration.assigned':
        return t($ => $.parties.activity.assigned, { actor });
      case 'registration.identifierRevealed': {
        const { field, partyName } = detail as {
          readonly field?: string;
          readonly partyName?: string | null;
        };
        const of = [partyName ?? t($ => $.parties.unknown), reading.labelOf(field ?? '')].join(', ');
        return t($ => $.parties.activity.revealed, { actor, field: of });
      }
      default:
        // Signed off: whoever decided made the change that somebody else had asked for.
        if (action === 'registration.statusChanged' && 'signOff' in detail)
          return t($ => $.parties.activity.steps.approved, { actor });
        if (isStep(action)) {
          const { kind, partyName } = detail as {
            readonly kind?: string;
            readonly partyName?: string | null;
          };
          return t($ => $.parties.activity.steps[steps[action]], {
            actor,
            kind: kindText(kind ?? ''),
            client: partyName ?? words.client,
          });
        }
        return t($ => $.parties.activity.other, { actor, action });
    }
  };

  const linesOf = ({ changes, erased }: RegistrationEvent): readonly string[] => {
    if (erased) return [words.erased];
    return changes.map(({ party, party_id: partyId, path, old, new: now }) => {
      const name = party ?? t($ => $.parties.unknown);
      if (partyId !== null && path === '')
        return now === null
          ? t($ => $.parties.activity.partyWent, { name })
          : t($ => $.parties.activity.partyCame, { name });
      const [, documentKind] = /^expired\.(\w+)$/.exec(path) ?? [];
      if (documentKind !== undefined && typeof now === 'string')
        return t($ => $.record.missing.documentExpired, {
          party: name,
          documentKind: documentText(documentKind),
          date: formatDay(now, locale),
        });
      const field = reading.labelOf(path);
      // A reason of the record is why it was rejected; one of a party, why a tax number is missing.
      const read = (value: unknown) => {
        if (partyId === null && typeof value === 'string') {
          if (path === 'reason') return codeText('rejectionReason', value);
          if (path === 'document.kind') return kindText(value);
        }
        return reading.textOf(path, value) ?? words.nothing;
      };
      if (partyId === null && path === 'comment' && typeof now === 'string')
        return t($ => $.parties.activity.comment, { field, comment: now });
      return t($ => $.parties.activity.change, {
        field: partyId === null ? field : `${name}, ${field}`,
        old: read(old),
        now: read(now),
      });
    });
  };

  return { titleOf, linesOf };
}
