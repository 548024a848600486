import { useDecide, useSignOff, type SignOff } from '@dossier/api/workflows';
import { mfaCode } from '@dossier/validators';
import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { DiffView } from '@dossier/ui/diff-view';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { TextArea } from '@dossier/ui/text-area';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useRecordNotify } from './use-record-notify.ts';

/** One request with what it changes: the user who decides has read it. */
export function SignOffModal({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTranslations('record');
  const { data, error, mutate } = useSignOff(id);
  const texts = t($ => $.record.signOff, { returnObjects: true });
  const policyTitle = texts[data?.policy === 'twoPersonsSenior' ? 'twoPersonsSenior' : 'twoPersons'];
  const isAlone = (data?.aloneFrom ?? null) !== null;
  return (
    <Modal isOpen onClose={onClose} title={isAlone ? texts.alone.title : policyTitle} width={630}>
      {data ? (
        <Decision signOff={data} onClose={onClose} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton />
      )}
    </Modal>
  );
}

interface DecisionProps {
  readonly signOff: SignOff;
  readonly onClose: () => void;
}

function Decision({ signOff, onClose }: DecisionProps) {
  const t = useTranslations('record');
  const textOf = useVocabularyText();
  const decide = useDecide();
  const notify = useRecordNotify(signOff.subject.id);
  const [locale] = useLocale();
  const [comment, setComment] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isAlone = signOff.aloneFrom !== null;
  const texts = t($ => $.record.signOff, { returnObjects: true });
  const valueOf = (value: unknown) =>
    typeof value === 'string' ? textOf('registrationStatus', value) : null;
  const answer = async (decision: 'approve' | 'reject') => {
    setBusy(true);
    const text = decision === 'approve' ? texts.approved : texts.rejected;
    const isDone = await notify(
      () => decide(signOff, decision, comment.trim() || null, isAlone ? code : null),
      text,
    );
    setBusy(false);
    setCode('');
    if (isDone) onClose();
  };
  return (
    <Stack gap="field">
      {signOff.comment !== null && (
        <p>
          <strong>{t($ => $.record.signOff.commentBy, { name: signOff.requestedBy.name })}:</strong>{' '}
          {signOff.comment}
        </p>
      )}
      <DiffView
        label={texts.changes}
        layout="sideBySide"
        changes={signOff.diff.map(({ path, old, new: value }) => ({
          id: path,
          label: texts.status,
          before: valueOf(old),
          after: valueOf(value),
        }))}
      />
      <p>{t($ => $.record.signOff.frozen, { when: formatInstant(signOff.requestedAt, locale) })}</p>
      <TextArea label={t($ => $.record.comment)} value={comment} onValueChange={setComment} isOptional />
      {isAlone && (
        <>
          <p>{texts.alone.text}</p>
          <CodeField label={texts.alone.code} value={code} onValueChange={setCode} />
        </>
      )}
      <Cluster justify="end">
        {!isAlone && (
          <Button variant="danger" isDisabled={isBusy} onClick={() => void answer('reject')}>
            {texts.reject}
          </Button>
        )}
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={isAlone && mfaCode(code) !== undefined}
          onClick={() => void answer('approve')}
        >
          {isAlone ? texts.alone.confirm : texts.approve}
        </Button>
      </Cluster>
    </Stack>
  );
}
