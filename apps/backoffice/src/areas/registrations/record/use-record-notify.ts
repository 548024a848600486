import { useRefreshRegistration } from '@dossier/api/registrations';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Does something with a registration and says what came of it. What somebody else changed meanwhile is read again. */
export function useRecordNotify() {
  const t = useTranslations('parties', 'record');
  const refresh = useRefreshRegistration();
  const stale = t($ => $.record.stale);
  const texts = {
    VersionStale: stale,
    NotFound: stale,
    TransitionNotAllowed: stale,
    RegistrationFrozen: t($ => $.parties.frozen),
    Blocked: t($ => $.record.blocked),
    SignOffClosed: t($ => $.record.closed),
    OwnRequest: t($ => $.record.signOff.ownRequest),
    Forbidden: t($ => $.record.notPermitted),
  };
  return useNotify(texts, () => void refresh());
}
