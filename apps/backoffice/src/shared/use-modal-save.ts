import { ApiError } from '@dossier/api/gateway';
import type { FieldViolation } from '@dossier/api/contract';
import { useToasts } from '@dossier/ui/toast';

/**
 * How the form of a dialog saves what rests on something that others change too: it says that it is saved and closes, or
 * gives back what is wrong with fields; where someone was faster, what changed is read again, and the dialog closes.
 */
export function useModalSave({ done, changed, refresh, onClose }: ModalSave) {
  const { show } = useToasts();
  return async (save: () => Promise<unknown>): Promise<readonly FieldViolation[] | undefined> => {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.length > 0) return error.fields;
      if (error.type !== 'VersionStale') throw error;
      await refresh();
      show({ tone: 'warning', text: changed });
      onClose();
      return undefined;
    }
    show({ tone: 'success', text: done });
    onClose();
    return undefined;
  };
}

interface ModalSave {
  readonly done: string;
  /** Said where someone was faster. */
  readonly changed: string;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}
