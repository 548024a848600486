import { InformationModal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from '../../shared/translations.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** S1 §2: a dialog when the connection goes; once dismissed, a line stays until it is back (`4-expectations.md` row 50). */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  // Another loss of connection is another notice.
  return isOnline ? null : <Offline />;
}

function Offline() {
  const t = useTranslations('frame');
  const texts = t($ => $.frame.notices, { returnObjects: true });
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return <Notice tone="warning">{texts.offlineBanner}</Notice>;
  return (
    <InformationModal
      isOpen
      title={texts.offlineTitle}
      okLabel={texts.dismiss}
      onClose={() => setIsDismissed(true)}
    >
      <p>{texts.offlineText}</p>
    </InformationModal>
  );
}
