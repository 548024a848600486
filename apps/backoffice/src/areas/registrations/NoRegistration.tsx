import { MessagePage } from '../../shared/MessagePage.tsx';
import { useTranslations } from '../../shared/translations.ts';

/** An id that no one has, or that one may not see. */
export function NoRegistration() {
  const t = useTranslations('registration');
  const { notFoundTitle, notFoundText, back } = t($ => $.registration.detail, { returnObjects: true });
  return (
    <MessagePage
      title={notFoundTitle}
      text={notFoundText}
      href="/administration/registrations"
      action={back}
    />
  );
}
