import { useRevalidate } from '@dossier/api/client';
import { useChangePartyStatus, type PartyFile } from '@dossier/api/parties';
import { useErrorText } from '@dossier/ui/messages';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { ReasonModal } from '../ReasonModal.tsx';

/** Asks before a client's status changes: what it means, and why (4.8: every change has a reason). */
export function ClientStatusModal({ party, next, onClose }: ClientStatusModalProps) {
  const { status: texts, stale } = useTexts('clientFile');
  const labels: Readonly<Record<string, string>> = texts.actions;
  const meanings: Readonly<Record<string, string>> = texts.meanings;
  const errorText = useErrorText();
  const change = useChangePartyStatus();
  const revalidate = useRevalidate();
  const notify = useNotify({ VersionStale: stale, NotFound: stale, TransitionNotAllowed: stale }, () => {
    void revalidate('parties.get');
  });
  return (
    <ReasonModal
      title={labels[next] ?? next}
      max={2_000}
      texts={texts}
      draft={`client status ${party._id} ${next} ${party.version}`}
      onConfirm={comment =>
        notify(() => change(party, { next, comment }), errorText({ code: 'statusUpdated' }))
      }
      onClose={onClose}
    >
      <p>{meanings[next]}</p>
    </ReasonModal>
  );
}

interface ClientStatusModalProps {
  readonly party: PartyFile;
  readonly next: PartyFile['allowedNext'][number];
  readonly onClose: () => void;
}
