import { useNotify as useSharedNotify } from '../../shared/use-notify.ts';
import { useTranslations } from '../../shared/translations.ts';

/** Does something about a user and says what came of it. @returns true when it was done. */
export function useNotify(onStale: () => void) {
  const t = useTranslations('users');
  const stale = t($ => $.users.stale);
  const texts = {
    VersionStale: stale,
    NotFound: stale,
    UserProtected: t($ => $.users.protectedText),
    Blocked: t($ => $.users.reset.already),
    SignOffClosed: stale,
  };
  return useSharedNotify(texts, onStale);
}
