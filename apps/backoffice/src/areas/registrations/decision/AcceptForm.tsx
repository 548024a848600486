import { useChangeStatus, type NextStatus, type Registration } from '@dossier/api/registrations';
import { ActionReasons } from '@dossier/ui/action-gate';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { FooterActions } from '@dossier/ui/page-header';
import { TextArea } from '@dossier/ui/text-area';
import { useId, useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { useBlockerText } from '../record/use-blocker-text.ts';
import { useRecordNotify } from '../record/use-record-notify.ts';

/** Accepting a client where the firm asks for no second person. */
export function AcceptForm({ registration, option, onDone }: AcceptFormProps) {
  const t = useTranslations('decision', 'record');
  const blockerText = useBlockerText();
  const { changeStatus } = useChangeStatus();
  const notify = useRecordNotify(registration._id);
  const reasonsId = useId();
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const reasons = option.blockers.map(blockerText);
  const isBlocked = reasons.length > 0;
  const accept = async () => {
    setBusy(true);
    const body = { next: option.next, comment: comment.trim() || null, reason: null };
    const isDone = await notify(
      () => changeStatus(registration, body),
      t($ => $.decision.accepted, { name: registration.name }),
    );
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <Stack>
      <Notice tone={isBlocked ? 'neutral' : 'decision'} title={t($ => $.record.signOff.yours)}>
        {t($ => $.decision.noSecondPerson)}
      </Notice>
      {!isBlocked && (
        <TextArea
          label={t($ => $.decision.comment)}
          hint={t($ => $.record.commentHint)}
          value={comment}
          onValueChange={setComment}
          isOptional
        />
      )}
      <FooterActions note={<ActionReasons id={reasonsId} reasons={reasons} />}>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={isBlocked || isBusy}
          aria-describedby={isBlocked ? reasonsId : undefined}
          onClick={() => void accept()}
        >
          {t($ => $.record.actions.accept.label)}
        </Button>
      </FooterActions>
    </Stack>
  );
}

interface AcceptFormProps {
  readonly registration: Registration;
  readonly option: NextStatus;
  readonly onDone: () => void;
}
