import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { TextField } from '@dossier/ui/text-field';
import { useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

/** What can be done with a theme: publish it, try it, keep it. Contrast cannot fail, so nothing is forbidden. */
export function ThemeActions(props: ThemeActionsProps) {
  const { isChanged, onPublish, onTry, onDiscard, onSaveDraft } = props;
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
  return (
    <Stack>
      <Cluster>
        <Button variant="primary" onClick={() => setIsAsking(true)}>
          {texts.publish}
        </Button>
        <Button onClick={() => void onSaveDraft()}>{texts.saveDraft}</Button>
        <Button onClick={onTry}>{texts.tryIt}</Button>
        {isChanged && (
          <Button variant="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </Cluster>
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
    </Stack>
  );
}

interface ThemeActionsProps {
  readonly isChanged: boolean;
  readonly onPublish: (reason: string | null) => Promise<void>;
  readonly onTry: () => void;
  readonly onDiscard: () => void;
  readonly onSaveDraft: () => Promise<void>;
}
