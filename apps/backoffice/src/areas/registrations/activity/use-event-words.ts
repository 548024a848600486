import type { RegistrationEvent } from '@dossier/api/registrations';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useWords } from '../../../shared/words.ts';
import { usePartyReading } from '../parties/party-reading.ts';

/** Steps that have words of their own, by the code of their action. */
const steps = {
  'registration.statusChanged': 'statusChanged',
  'registration.waiting': 'waiting',
  'signOff.requested': 'approvalRequested',
  'signOff.rejected': 'approvalRejected',
  'signOff.withdrawn': 'approvalWithdrawn',
  'registration.commented': 'commented',
  'registration.commentEdited': 'commentEdited',
  'registration.exported': 'exported',
} as const;

const isStep = (action: string): action is keyof typeof steps => Object.hasOwn(steps, action);

/** An event of a registration in words: who did what, and which fields changed from what into what. */
export function useEventWords() {
  const t = useWords();
  const reading = usePartyReading();
  const codeText = useVocabularyText();
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
        if (isStep(action)) return t($ => $.parties.activity.steps[steps[action]], { actor });
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
      const field = reading.labelOf(path);
      // A reason of the record is why it was rejected; one of a party, why a tax number is missing.
      const read = (value: unknown) =>
        partyId === null && path === 'reason' && typeof value === 'string'
          ? codeText('rejectionReason', value)
          : (reading.textOf(path, value) ?? words.nothing);
      return t($ => $.parties.activity.change, {
        field: partyId === null ? field : `${name}, ${field}`,
        old: read(old),
        now: read(now),
      });
    });
  };

  return { titleOf, linesOf };
}
