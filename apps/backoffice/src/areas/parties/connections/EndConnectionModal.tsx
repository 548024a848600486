import { useChangeConnections, type Connection, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { EndingEffect } from './EndingEffect.tsx';

/** Asks before a connection ends today: it stays to be read. */
export function EndConnectionModal({ party, connection, onClose }: EndConnectionModalProps) {
  const t = useTranslations('connections');
  const texts = useTexts('connections');
  const { stale } = useTexts('clientFile');
  const { end, refresh } = useChangeConnections(party._id);
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const other = connection.from._id === party._id ? connection.to : connection.from;
  const confirm = async () => {
    if (await notify(() => end(connection), texts.hasEnded)) onClose();
  };
  return (
    <Modal
      isOpen
      width={460}
      title={texts.endTitle}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="danger" onClick={() => void confirm()}>
            {texts.end}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <p>{t($ => $.connections.endText, { name: other.name })}</p>
        {connection.type === 'OWN' && <EndingEffect connection={connection} />}
      </Stack>
    </Modal>
  );
}

interface EndConnectionModalProps {
  readonly party: PartyFile;
  readonly connection: Connection;
  readonly onClose: () => void;
}
