import { useRegistrationProgress, type RegistrationProgress } from '@dossier/api/registrations';
import type { TenantMessage } from '@dossier/api/messages';
import { DueBadge } from '@dossier/ui/due-badge';
import { Notice } from '@dossier/ui/notice';
import { formatInstant } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useHeadline } from './use-headline.ts';
import { WayThere } from './WayThere.tsx';

/** Who asks what, whether the reader may do it, until when, and the way there. */
export function MessageRequest({ message }: { readonly message: TenantMessage }) {
  const t = useTranslations('messages');
  const { headlineOf } = useHeadline();
  const { registrationId, messageDescription, messageType, isClosed, ask, job, settingsPage } = message;
  const { data: progress } = useRegistrationProgress(registrationId);
  const standing = useStanding(message, progress);
  const deadline = isClosed ? null : progress?.deadline;
  const isGone =
    registrationId === null &&
    messageDescription === '' &&
    messageType !== 'exportReady' &&
    job === null &&
    settingsPage === null;
  const mayDecide = ask === 'decide' && standing.mayDecide;
  return (
    <Notice
      tone={mayDecide ? 'decision' : 'neutral'}
      title={isGone ? t($ => $.messages.gone) : headlineOf(message)}
      actions={
        <>
          {deadline && <DueBadge days={deadline.daysLeft} isPaused={deadline.isWaiting} />}
          <WayThere message={message} isDecision={mayDecide} />
        </>
      }
    >
      {isClosed ? t($ => $.messages.detail.closed) : standing.text}
    </Notice>
  );
}

interface Standing {
  readonly mayDecide: boolean;
  readonly text: string;
}

/** What the reader can do about it, and why. */
function useStanding(
  { messageType, registrationId, job }: TenantMessage,
  progress: RegistrationProgress | undefined,
): Standing {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const texts = t($ => $.messages.detail.standing, { returnObjects: true });
  if (job !== null) return { mayDecide: false, text: texts.jobSilent };
  if (messageType === 'systemNotice')
    return { mayDecide: false, text: registrationId === null ? texts.emailToStaffFailed : texts.emailFailed };
  if (messageType === 'documentExpiring') return { mayDecide: false, text: texts.documentEnds };
  if (messageType === 'reviewDue') return { mayDecide: false, text: texts.reviewDue };
  if (messageType === 'reviewOverdue') return { mayDecide: false, text: texts.reviewOverdue };
  const signOff = messageType === 'approvalRequested' ? progress?.signOff : null;
  if (signOff?.state !== 'requested') return { mayDecide: false, text: '' };
  const { hindrance, aloneFrom } = signOff;
  if (hindrance === null) return { mayDecide: true, text: texts.mayDecide };
  const text =
    hindrance === 'waitsAlone'
      ? t($ => $.messages.detail.standing.waitsAlone, {
          when: aloneFrom === null ? '' : formatInstant(aloneFrom, locale),
        })
      : texts[hindrance];
  return { mayDecide: false, text };
}
