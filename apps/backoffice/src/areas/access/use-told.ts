import { ApiError } from '@dossier/api/gateway';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useWords } from '../../shared/words.ts';

/** Does something about a user and says what came of it. @returns true when it was done. */
export function useTold(onStale: () => void) {
  const t = useWords();
  const textOf = useErrorText();
  const { show } = useToasts();
  return async (work: () => Promise<void>, text = textOf({ code: 'updated' })): Promise<boolean> => {
    try {
      await work();
      show({ tone: 'success', text });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isStale = error.type === 'VersionStale' || error.type === 'NotFound';
      if (isStale) onStale();
      const told = isStale
        ? t($ => $.access.users.stale)
        : error.type === 'UserProtected'
          ? t($ => $.access.users.protectedText)
          : error.message;
      show({ tone: 'warning', text: told, requestId: isStale ? null : error.requestId });
      return false;
    }
  };
}
