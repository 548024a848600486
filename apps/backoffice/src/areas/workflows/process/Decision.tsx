import { useDecide, useProcessWork, useSignOff, type SignOffSummary } from '@dossier/api/workflows';
import { Button, ButtonLink } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProcessTexts } from './use-process-texts.ts';

interface DecisionProps {
  readonly signOff: SignOffSummary;
  /** Where it is decided on; null where that is done here. */
  readonly page: string | null;
}

type Answer = 'approve' | 'reject';

/**
 * A request for approval: whose it is, and for those who may decide, both answers; `a` and `r` ask for them. What has a
 * page of its own to be decided on leads there.
 */
export function Decision({ signOff, page }: DecisionProps) {
  const t = useTranslations('processes');
  const { texts } = useProcessTexts();
  const mayDecide = signOff.hindrance === null;
  const { data } = useSignOff(mayDecide && page === null ? signOff._id : null);
  const decide = useDecide();
  const { readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = (next: Answer) => () => {
    if (data) setAnswer(next);
  };
  useKeys(mayDecide && page === null ? { a: ask('approve'), r: ask('reject') } : {});
  const send = async (choice: Answer) => {
    if (!data) return;
    setAnswer(null);
    if (await notify(() => decide(data, choice, null), texts.decided)) await readAgain();
  };
  return (
    <Notice tone={mayDecide ? 'decision' : 'neutral'} title={texts.statuses.WaitingForApproval}>
      <Stack gap="small">
        <p>{t($ => $.processes.waits, { name: signOff.requestedBy.name })}</p>
        {signOff.comment !== null && <blockquote>{signOff.comment}</blockquote>}
        {mayDecide && page !== null && (
          <div>
            <ButtonLink variant="primary" href={page}>
              {texts.actions.review}
            </ButtonLink>
          </div>
        )}
        {mayDecide && page === null && (
          <Cluster>
            <Button variant="primary" isDisabled={!data} onClick={ask('approve')}>
              {texts.actions.approve}
            </Button>
            <Button isDisabled={!data} onClick={ask('reject')}>
              {texts.actions.reject}
            </Button>
          </Cluster>
        )}
      </Stack>
      {answer && (
        <ConfirmModal
          isOpen
          title={texts.confirm[answer]}
          questions={[texts.confirm[`${answer}Text`]]}
          yesLabel={texts.actions[answer]}
          noLabel={texts.actions.close}
          tone={answer === 'reject' ? 'danger' : 'primary'}
          onAnswer={isYes => (isYes ? void send(answer) : setAnswer(null))}
        />
      )}
    </Notice>
  );
}
