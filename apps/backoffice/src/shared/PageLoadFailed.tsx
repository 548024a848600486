import { useErrorText } from '@dossier/ui/messages';
import { InformationModal } from '@dossier/ui/modal';

/** S1 §2: the dialog for a page that could not be loaded; OK reloads. Drafts of forms are there again after that. */
export function PageLoadFailed() {
  const errorText = useErrorText();
  return (
    <InformationModal isOpen onClose={() => location.reload()}>
      <p>{errorText({ code: 'pageLoad' })}</p>
    </InformationModal>
  );
}
