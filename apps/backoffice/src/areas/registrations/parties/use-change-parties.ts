import { ApiError } from '@dossier/api/gateway';
import {
  useUpdateRegistration,
  type PartiesChangeInput,
  type Registration,
} from '@dossier/api/registrations';
import type { PathViolation } from '@dossier/ui/form';
import { useToasts } from '@dossier/ui/toast';
import { formPath } from '../../../shared/party-file/use-party-form.ts';
import { useRecordNotify } from '../record/use-record-notify.ts';

/**
 * Parties that come and go: said when it is done, and what was refused stands at its field. Where a colleague was faster
 * the registration is read again: the next press is based on what it is now.
 */
export function useChangeParties(registration: Registration) {
  const { show } = useToasts();
  const notify = useRecordNotify(registration._id);
  const update = useUpdateRegistration();
  /** @returns the fields that the platform refused; undefined when it is done. */
  return async (
    change: Partial<PartiesChangeInput>,
    done: string,
  ): Promise<readonly PathViolation[] | undefined> => {
    try {
      await update(registration, { parties: [], added: [], removed: [], ...change });
      show({ tone: 'success', text: done });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields.length > 0)
        return error.fields.map(violation => ({ ...violation, path: formPath(violation.path) }));
      await notify(() => Promise.reject(error));
      return [{ path: 'root', code: 'unexpected' }];
    }
  };
}
