import { useReadRegistration, useRefreshRegistration } from '@dossier/api/registrations';
import { useNotify } from '../../../shared/use-notify.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Changes a registration and says what came of it. Where a colleague was faster, the text names them. */
export function useRecordNotify(id: string) {
  const t = useTranslations('parties', 'record');
  const refresh = useRefreshRegistration();
  const read = useReadRegistration();
  const staleBy = (name: string | null) =>
    t($ => $.record.stale, { name: name ?? t($ => $.record.aColleague) });
  const texts = {
    VersionStale: () =>
      read(id).then(
        ({ by }) => staleBy(by),
        () => staleBy(null),
      ),
    NotFound: staleBy(null),
    TransitionNotAllowed: staleBy(null),
    RegistrationFrozen: t($ => $.parties.frozen),
    Blocked: t($ => $.record.blocked),
    SignOffClosed: t($ => $.record.closed),
    OwnRequest: t($ => $.record.signOff.ownRequest),
    CodeMismatchException: t($ => $.record.signOff.alone.wrong),
    AttemptLimitExceeded: t($ => $.record.signOff.alone.tooMany),
    Forbidden: t($ => $.record.notPermitted),
  };
  return useNotify(texts, () => void refresh());
}
