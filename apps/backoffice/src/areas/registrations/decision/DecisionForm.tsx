import { useRefreshRegistration } from '@dossier/api/registrations';
import { useDecide, useSignOff, type SignOff } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { FooterActions } from '@dossier/ui/page-header';
import { Skeleton } from '@dossier/ui/skeleton';
import { TextArea } from '@dossier/ui/text-area';
import { mfaCode } from '@dossier/validators';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useRecordNotify } from '../record/use-record-notify.ts';

/** The reader decides on a request: with a comment of their own, and with a code where they decide alone. */
export function DecisionForm({ id, onDone }: DecisionFormProps) {
  const { data, error, mutate } = useSignOff(id);
  if (data) return <Decision signOff={data} onDone={onDone} />;
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton />;
}

function Decision({ signOff, onDone }: DecisionProps) {
  const t = useTranslations('decision', 'record');
  const [locale] = useLocale();
  const decide = useDecide();
  const refresh = useRefreshRegistration();
  const notify = useRecordNotify(signOff.subject.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState('');
  const [code, setCode] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [busyWith, setBusyWith] = useState<'approve' | 'reject' | null>(null);
  const texts = t($ => $.record.signOff, { returnObjects: true });
  const isAlone = signOff.aloneFrom !== null;
  const answer = async (decision: 'approve' | 'reject') => {
    const text = comment.trim();
    // A colleague who is declined has to know what to mend.
    if (decision === 'reject' && text === '') {
      setReasonMissing(true);
      field.current?.focus();
      return;
    }
    setBusyWith(decision);
    const isDone = await notify(
      () => decide(signOff, decision, text || null, isAlone ? code : null),
      decision === 'approve' ? texts.approved : texts.rejected,
    );
    setBusyWith(null);
    setCode('');
    if (isDone) onDone();
    // A colleague may have been faster: the page says what they decided.
    else await refresh();
  };
  return (
    <Stack>
      <p>{t($ => $.record.signOff.frozen, { when: formatInstant(signOff.requestedAt, locale) })}</p>
      <TextArea
        ref={field}
        label={t($ => $.decision.comment)}
        hint={t($ => $.decision.commentHint)}
        error={isReasonMissing ? t($ => $.decision.reasonNeeded) : undefined}
        value={comment}
        onValueChange={value => {
          setComment(value);
          setReasonMissing(false);
        }}
        isOptional
      />
      {isAlone && <CodeField label={texts.alone.code} value={code} onValueChange={setCode} />}
      <FooterActions>
        {!isAlone && (
          <Button
            isBusy={busyWith === 'reject'}
            isDisabled={busyWith !== null}
            onClick={() => void answer('reject')}
          >
            {texts.reject}
          </Button>
        )}
        <Button
          variant="primary"
          isBusy={busyWith === 'approve'}
          isDisabled={busyWith !== null || (isAlone && mfaCode(code) !== undefined)}
          onClick={() => void answer('approve')}
        >
          {isAlone ? texts.alone.confirm : texts.approve}
        </Button>
      </FooterActions>
    </Stack>
  );
}

interface DecisionFormProps {
  /** Of the request. */
  readonly id: string;
  readonly onDone: () => void;
}

interface DecisionProps {
  readonly signOff: SignOff;
  readonly onDone: () => void;
}
