import type { ErrorType } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts, type ToastContent } from '@dossier/ui/toast';

/** Texts of errors of the contract, in place of their own; a function where a text has to be read first. */
export type ErrorTexts = Partial<Record<ErrorType, string | (() => Promise<string>)>>;

/** Does something and says what came of it. @returns true when it was done. */
export function useNotify(errorTexts: ErrorTexts, onStale: () => void) {
  const textOf = useErrorText();
  const { show } = useToasts();
  return async (
    work: () => Promise<unknown>,
    text = textOf({ code: 'updated' }),
    action?: ToastContent['action'],
  ): Promise<boolean> => {
    try {
      await work();
      show({ tone: 'success', text, ...(action && { action }) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isStale = error.type === 'VersionStale' || error.type === 'NotFound';
      if (isStale) onStale();
      const errorText = (error.type && errorTexts[error.type]) ?? error.message;
      const text = typeof errorText === 'string' ? errorText : await errorText();
      // What another user changed meanwhile is no fault (S1 §8: 'Warning'); everything else is one ('Error!').
      show({ tone: isStale ? 'warning' : 'error', text, requestId: isStale ? null : error.requestId });
      return false;
    }
  };
}
