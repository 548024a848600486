import { Button } from '@dossier/ui/button';
import { DraftBar } from '@dossier/ui/draft-bar';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { TextField } from '@dossier/ui/text-field';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** What can be done with a theme: publish it, try it, keep it. Contrast cannot fail, so nothing is forbidden. */
export function ThemeActions(props: ThemeActionsProps) {
  const { isChanged, isDocked = false, onPublish, onTry, onDiscard, onSaveDraft } = props;
  const t = useTranslations('settings');
  const texts = t($ => $.settings.theme, { returnObjects: true });
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');

  const publish = async () => {
    setIsBusy(true);
    await onPublish(reason.trim() || null);
    setIsBusy(false);
    setIsAsking(false);
  };
  const publishButton = (
    <Button variant="primary" onClick={() => setIsAsking(true)}>
      {texts.publish}
    </Button>
  );
  const draftButtons = (
    <>
      <Button onClick={() => void onSaveDraft()}>{texts.saveDraft}</Button>
      <Button onClick={onTry}>{texts.tryIt}</Button>
    </>
  );
  const discardButton = isChanged && (
    <Button variant="quiet" onClick={onDiscard}>
      {texts.discard}
    </Button>
  );
  return (
    <>
      {isDocked ? (
        <>
          <Cluster>{draftButtons}</Cluster>
          <DraftBar isShown label={texts.publish} text={isChanged ? texts.notPublished : texts.asPublished}>
            {discardButton}
            {publishButton}
          </DraftBar>
        </>
      ) : (
        <Cluster>
          {publishButton}
          {draftButtons}
          {discardButton}
        </Cluster>
      )}
      <Modal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.publish}
        width={460}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{t($ => $.settings.conflict.cancel)}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void publish()}>
              {texts.publish}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{texts.publishQuestion}</p>
          <TextField label={t($ => $.settings.reason)} value={reason} onValueChange={setReason} />
        </Stack>
      </Modal>
    </>
  );
}

interface ThemeActionsProps {
  readonly isChanged: boolean;
  /** At the foot of the window, where a phone has its main actions. @default false */
  readonly isDocked?: boolean;
  readonly onPublish: (reason: string | null) => Promise<void>;
  readonly onTry: () => void;
  readonly onDiscard: () => void;
  readonly onSaveDraft: () => Promise<void>;
}
