import { useChangeMerges, type PartyMerge } from '@dossier/api/parties';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { ReasonModal } from '../ReasonModal.tsx';

/** Asks before a merge is undone: what goes back, what stays, and why. */
export function UndoMergeModal({ merge, onClose }: UndoMergeModalProps) {
  const t = useTranslations('merging');
  const { done: texts, reason, reasonHint, stale } = useTexts('merging');
  const { undo, refresh } = useChangeMerges();
  const notify = useNotify(
    { VersionStale: stale, TransitionNotAllowed: stale, Blocked: stale },
    () => void refresh(),
  );
  return (
    <ReasonModal
      title={texts.undoTitle}
      submit={texts.undo}
      max={2_000}
      texts={{ reason, reasonHint, cancel: texts.cancel }}
      draft={`undo merge ${merge._id}`}
      onConfirm={comment => notify(() => undo(merge, comment), texts.undone)}
      onClose={onClose}
    >
      <p>{t($ => $.merging.done.undoText, { a: merge.a.name, b: merge.b.name })}</p>
    </ReasonModal>
  );
}

interface UndoMergeModalProps {
  readonly merge: PartyMerge;
  readonly onClose: () => void;
}
