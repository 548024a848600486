import { useViewChanges, type SavedView } from '@dossier/api/registrations';
import { ConfirmModal } from '@dossier/ui/modal';
import { useState } from 'react';
import { useNotify } from '../use-notify.ts';
import { useTexts, useTranslations } from '../translations.ts';

export function RemoveViewModal({ view, onClose }: RemoveViewModalProps) {
  const t = useTranslations('views');
  const texts = useTexts('views');
  const { remove, refresh } = useViewChanges();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify({ VersionStale: texts.stale, NotFound: texts.gone }, () => void refresh());
  const { name, isShared } = view;
  async function answer(isYes: boolean): Promise<void> {
    setBusy(true);
    if (isYes)
      await notify(
        () => remove(view),
        t($ => $.views.removed, { name }),
      );
    onClose();
  }
  return (
    <ConfirmModal
      isOpen
      title={t($ => $.views.removeTitle, { name })}
      questions={isShared ? [texts.removeShared, texts.removeQuestion] : [texts.removeQuestion]}
      tone="danger"
      isBusy={isBusy}
      onAnswer={isYes => void answer(isYes)}
    />
  );
}

interface RemoveViewModalProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}
