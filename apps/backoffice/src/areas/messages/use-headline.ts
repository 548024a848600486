import type { TenantMessage } from '@dossier/api/messages';
import { plainText } from '@dossier/ui/formatted-text';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

export interface Headlines {
  /** Who did what: "Malik Bakker asks you to accept this client". */
  readonly headlineOf: (message: TenantMessage) => string;
  /** The same with the words that were said, on one line. */
  readonly lineOf: (message: TenantMessage) => string;
}

/** Messages as sentences: who, and what. */
export function useHeadline(): Headlines {
  const t = useTranslations('messages');
  const textOf = useVocabularyText('work');
  const headlineOf = (message: TenantMessage) =>
    sentenceOf(t, message) ?? textOf('messageType', message.messageType);
  return {
    headlineOf,
    lineOf: message => {
      const { messageType, actor, excerpt } = message;
      if (excerpt === null) return headlineOf(message);
      const text = plainText(excerpt);
      // A comment is what its author says; other words come with what was done.
      return messageType === 'mention' && actor !== null
        ? t($ => $.messages.headlines.quote, { who: actor, text })
        : t($ => $.messages.headlines.quote, { who: headlineOf(message), text });
    },
  };
}

/** Null where the type alone says it. */
function sentenceOf(
  t: Translate<'messages'>,
  { messageType, actor, decision, registrationId, processId, mergeId, isMergeUndone, job }: TenantMessage,
): string | null {
  const texts = t($ => $.messages.headlines, { returnObjects: true });
  switch (messageType) {
    case 'exportReady':
    case 'registrationSubmitted':
      return texts[messageType];
    case 'systemNotice':
      if (job !== null) return texts.jobSilent;
      return registrationId === null ? texts.emailToStaffFailed : texts.emailFailed;
    case 'taskDueSoon':
      return texts.dueSoon;
    case 'settingsChanged':
      return actor === null
        ? texts.settingsChangedByNobody
        : t($ => $.messages.headlines.settingsChanged, { actor });
    case 'taskAssigned':
      return actor === null
        ? texts.taskAssignedByNobody
        : t($ => $.messages.headlines.taskAssigned, { actor });
    case 'registrationSentBack':
      // Without a person the platform did it, for one reason alone.
      return actor === null ? texts.documentExpired : t($ => $.messages.headlines.sentBack, { actor });
    case 'approvalVoided':
      if (isMergeUndone && actor !== null) return t($ => $.messages.headlines.mergeUndone, { actor });
      return actor === null ? texts.requestExpired : t($ => $.messages.headlines.requestCancelled, { actor });
    case 'mention':
      if (actor === null) return null;
      return processId === null
        ? t($ => $.messages.headlines.mention, { actor })
        : t($ => $.messages.headlines.question, { actor });
    case 'approvalRequested':
      if (actor === null) return null;
      if (mergeId !== null) return t($ => $.messages.headlines.mergeApprovalRequested, { actor });
      return processId === null
        ? t($ => $.messages.headlines.approvalRequested, { actor })
        : t($ => $.messages.headlines.processApprovalRequested, { actor });
    case 'approvalDecided':
      if (actor === null || decision === null) return null;
      return decision === 'approve'
        ? t($ => $.messages.headlines.approved, { actor })
        : t($ => $.messages.headlines.declined, { actor });
    default:
      return null;
  }
}
