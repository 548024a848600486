import { Modal } from '@dossier/ui/modal';
import { useTranslations } from '../../shared/translations.ts';
import { BackupCodeSteps } from './BackupCodeSteps.tsx';

/** Codes for the user who loses the second factor, in a modal of 460 px. */
export function BackupCodes({ left, onClose }: BackupCodesProps) {
  const t = useTranslations('account');
  return (
    <Modal isOpen onClose={onClose} title={t($ => $.account.backup.title)} width={460}>
      <BackupCodeSteps left={left} onDone={onClose} />
    </Modal>
  );
}

interface BackupCodesProps {
  /** Codes from before that still work; they stop. */
  readonly left: number;
  readonly onClose: () => void;
}
