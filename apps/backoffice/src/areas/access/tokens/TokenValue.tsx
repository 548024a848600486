import type { NewAccessToken } from '@dossier/api/access';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import { useTexts, useTranslations } from '../../../shared/translations.ts';

/** The value of a token that was made just now: nothing shows it again. */
export function TokenValue({ made: { token, value }, onClose }: TokenValueProps) {
  const t = useTranslations('tokens');
  const texts = useTexts('tokens').value;
  const { show } = useToasts();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    show({ tone: 'success', text: texts.copied });
  };
  return (
    <Modal isOpen onClose={onClose} title={t($ => $.tokens.value.title, { name: token.name })}>
      <Stack>
        <Notice tone="warning">{texts.once}</Notice>
        <TextField label={texts.label} hint={texts.hint} value={value} isCode readOnly />
        <Cluster justify="end">
          <Button onClick={() => void copy()}>{texts.copy}</Button>
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </Cluster>
      </Stack>
    </Modal>
  );
}

interface TokenValueProps {
  readonly made: NewAccessToken;
  readonly onClose: () => void;
}
