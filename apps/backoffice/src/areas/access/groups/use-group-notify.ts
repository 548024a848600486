import { useNotify } from '../../../shared/use-notify.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Does something about a group and says what came of it. @returns true when it was done. */
export function useGroupNotify(onStale: () => void) {
  const t = useTranslations('groups');
  const stale = t($ => $.groups.draft.stale);
  const texts = {
    VersionStale: stale,
    NotFound: t($ => $.groups.notFound),
    Blocked: t($ => $.groups.draft.open),
    SignOffClosed: stale,
  };
  return useNotify(texts, onStale);
}
