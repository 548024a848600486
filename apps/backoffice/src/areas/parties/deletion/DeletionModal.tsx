import type { PartyFile } from '@dossier/api/parties';
import { useTexts } from '../../../shared/translations.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { DeletionObstacles } from './DeletionObstacles.tsx';
import { useDeletionSteps } from './use-deletion-steps.ts';

/** Asks why a client is to be deleted, and says what the request means and what stands in the way. */
export function DeletionModal({ party, onClose }: DeletionModalProps) {
  const texts = useTexts('deletion');
  const take = useDeletionSteps(party);
  return (
    <ReasonModal
      title={texts.steps.request}
      texts={texts}
      draft={`client deletion ${party._id} ${party.version}`}
      onConfirm={reason => take('request', reason)}
      onClose={onClose}
    >
      <p>{texts.effect}</p>
      <DeletionObstacles id={party._id} />
    </ReasonModal>
  );
}

interface DeletionModalProps {
  readonly party: PartyFile;
  readonly onClose: () => void;
}
