import { useUsers, type User } from '@dossier/api/access';
import { Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useGuardedClose } from '../../../shared/use-guarded-close.ts';
import { nameOf } from '../user-columns.tsx';
import { AbsenceFields } from './AbsenceFields.tsx';

/** When a colleague is away, and who does the work meanwhile. */
export function AbsenceModal({ user, onClose }: AbsenceModalProps) {
  const t = useTranslations('absence');
  const texts = useTexts('absence');
  const { changeAbsence, mutate } = useUsers();
  const close = useGuardedClose(onClose);
  return (
    <Modal isOpen onClose={close} title={t($ => $.absence.titleOf, { name: nameOf(user) })} width={750}>
      <Stack>
        <p>{texts.introOther}</p>
        <AbsenceFields
          userId={user._id}
          absence={user.absence}
          onChange={absence => changeAbsence(user, absence)}
          onStale={() => {
            onClose();
            void mutate();
          }}
          onDone={onClose}
          onCancel={close}
        />
      </Stack>
    </Modal>
  );
}

interface AbsenceModalProps {
  readonly user: User;
  readonly onClose: () => void;
}
