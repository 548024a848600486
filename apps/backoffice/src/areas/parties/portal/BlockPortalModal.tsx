import type { PartyFile } from '@dossier/api/parties';
import { useTexts } from '../../../shared/translations.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { usePortalSteps } from './use-portal-steps.ts';

/** Asks why the portal account of a client is blocked, and says what that means. */
export function BlockPortalModal({ party, onClose }: BlockPortalModalProps) {
  const texts = useTexts('clientFile').portal;
  const take = usePortalSteps(party);
  return (
    <ReasonModal
      title={texts.steps.block}
      texts={texts}
      draft={`client portal ${party._id} ${party.version}`}
      onConfirm={reason => take('block', reason)}
      onClose={onClose}
    >
      <p>{texts.blockEffect}</p>
    </ReasonModal>
  );
}

interface BlockPortalModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
