import { useConfirmLeave } from '@dossier/ui/leave-guard';

/** Closes a dialog with a form in it: what was typed is not thrown away by a key without being asked. */
export function useGuardedClose(onClose: () => void): () => void {
  const confirmLeave = useConfirmLeave();
  return () => void confirmLeave().then(leaves => leaves && onClose());
}
