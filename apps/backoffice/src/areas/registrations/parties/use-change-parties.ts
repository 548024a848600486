import { ApiError } from '@dossier/api/gateway';
import {
  useUpdateRegistration,
  type PartiesChangeInput,
  type Registration,
} from '@dossier/api/registrations';
import type { PathViolation } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { formPath } from '../../../shared/party-file/use-party-form.ts';

/** Parties that come and go: said when it is done, and what was refused stands at its field. */
export function useChangeParties(registration: Registration) {
  const textOf = useErrorText();
  const { show } = useToasts();
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
      const text = error.kind === 'refused' ? error.message : textOf({ code: 'unexpected' });
      show({ tone: 'error', text, requestId: error.requestId });
      return [{ path: 'root', code: 'unexpected' }];
    }
  };
}
