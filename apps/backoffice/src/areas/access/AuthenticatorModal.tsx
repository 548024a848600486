import { Button } from '@dossier/ui/button';
import { Modal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { Authenticator } from './Authenticator.tsx';
import { BackupCodes } from './BackupCodes.tsx';

/**
 * S1 §2: registers an authenticator app in a modal of 460 px. Codes for the user who loses it are offered at once: later
 * no one thinks of them until the phone is gone.
 */
export function AuthenticatorModal({ isOpen, onClose }: AuthenticatorModalProps) {
  const t = useTranslations('account');
  const [isRegistered, setRegistered] = useState(false);
  const close = () => {
    setRegistered(false);
    onClose();
  };
  if (isOpen && isRegistered) return <BackupCodes left={0} onClose={close} />;
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t($ => $.account.authenticator.title)} width={460}>
      {isOpen && (
        <Authenticator
          onDone={() => setRegistered(true)}
          extra={
            <Button variant="quiet" onClick={onClose}>
              {t($ => $.account.authenticator.cancel)}
            </Button>
          }
        />
      )}
    </Modal>
  );
}

interface AuthenticatorModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
