import { MessagePage } from '../../shared/MessagePage.tsx';
import { home } from '../../shared/return-to.ts';
import { useTranslations } from '../../shared/translations.ts';

/** A client or a product that does not exist, or that one may not see: the answer is the same. */
export function PlaceholderRecord() {
  const t = useTranslations('frame');
  return (
    <MessagePage
      title={t($ => $.frame.navigation.notThereTitle)}
      text={t($ => $.frame.navigation.notThereText)}
      href={home}
      action={t($ => $.common.toDashboard)}
    />
  );
}
