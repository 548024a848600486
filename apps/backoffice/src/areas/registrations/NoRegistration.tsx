import { ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { useTranslations } from '../../shared/translations.ts';

/** An id that no one has, or that one may not see. */
export function NoRegistration() {
  const t = useTranslations('registration');
  return (
    <EmptyState
      title={t($ => $.registration.detail.notFoundTitle)}
      action={
        <ButtonLink href="/administration/registrations">{t($ => $.registration.detail.back)}</ButtonLink>
      }
    >
      {t($ => $.registration.detail.notFoundText)}
    </EmptyState>
  );
}
