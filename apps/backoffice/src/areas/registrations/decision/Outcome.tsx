import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { useSignOff, useSignOffs, type SignOff } from '@dossier/api/workflows';
import { ButtonLink } from '@dossier/ui/button';
import { FormattedText } from '@dossier/ui/formatted-text';
import { Notice } from '@dossier/ui/notice';
import { Stack } from '@dossier/ui/layout';
import { registrationStatus, type signOffState } from '@dossier/validators/vocabularies';
import { useEffect, useRef } from 'react';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { decisionAddress, recordAddress } from '../record/decision-address.ts';
import { NextStepNote } from '../record/NextStepNote.tsx';

type StateName = Parameters<typeof signOffState.code>[0];

/** What came of the request: who decided what and why, what follows for the client, and what waits for the reader next. */
export function Outcome({ registration, progress, hasFocus }: OutcomeProps) {
  const t = useTranslations('decision');
  const texts = useTexts('decision');
  const { signOff } = progress;
  const { data } = useSignOff(signOff?._id ?? null);
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the reader goes on where the answer stands.
  useEffect(() => {
    if (hasFocus) start.current?.focus();
  }, [hasFocus]);
  const isAccepted = progress.status === registrationStatus.code('ACCEPTED');
  const state: StateName | undefined = signOff?.state;
  const title = state ? texts.outcomes[state] : t($ => $.decision.accepted, { name: registration.name });
  return (
    <div ref={start} tabIndex={-1} role="status">
      <Stack>
        <Notice tone={state === undefined || state === 'approved' ? 'success' : 'neutral'} title={title}>
          <Stack gap="small">
            {data?.decisions.map(decision => (
              <Decided key={decision.at} decision={decision} />
            ))}
            {isAccepted && <p>{t($ => $.decision.isAccepted, { name: registration.name })}</p>}
            {data && data.decisions.length > 0 && (
              <p>{t($ => $.decision.notified, { name: data.requestedBy.name })}</p>
            )}
          </Stack>
        </Notice>
        <NextStepNote
          registration={registration}
          progress={progress}
          address={recordAddress(registration._id)}
        />
        <Onwards id={registration._id} />
      </Stack>
    </div>
  );
}

/** The way back to the record, and to the next request that waits for the reader. */
function Onwards({ id }: { readonly id: string }) {
  const t = useTranslations('decision');
  const { data } = useSignOffs({ mine: true, action: 'registration.accept', max: 2 });
  const next = data?.items.find(({ subject }) => subject.id !== id)?.subject;
  return (
    <Stack gap="small">
      {next && (
        <ButtonLink variant="primary" href={decisionAddress(recordAddress(next.id))}>
          {t($ => $.decision.next, { name: next.name })}
        </ButtonLink>
      )}
      <ButtonLink href={recordAddress(id)}>{t($ => $.decision.openRecord)}</ButtonLink>
    </Stack>
  );
}

function Decided({ decision: { by, at, comment, decision } }: DecidedProps) {
  const t = useTranslations('decision');
  const [locale] = useLocale();
  return (
    <>
      <p>{t($ => $.decision.decided[decision], { name: by.name, when: formatInstant(at, locale) })}</p>
      {comment !== null && <FormattedText text={comment} />}
    </>
  );
}

interface OutcomeProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
  /** The reader just decided. */
  readonly hasFocus: boolean;
}

interface DecidedProps {
  readonly decision: SignOff['decisions'][number];
}
