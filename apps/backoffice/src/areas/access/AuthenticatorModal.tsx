import { Button } from '@dossier/ui/button';
import { Modal } from '@dossier/ui/modal';
import { useWords } from '../../shared/words.ts';
import { Authenticator } from './Authenticator.tsx';

/** S1 §2: registers an authenticator app in a modal of 460 px. */
export function AuthenticatorModal({ isOpen, onClose }: AuthenticatorModalProps) {
  const t = useWords();
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t($ => $.account.authenticator.title)} width={460}>
      {isOpen && (
        <Authenticator
          onDone={onClose}
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
