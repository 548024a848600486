import { MessagePage } from '../../shared/MessagePage.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { personList } from './list-filters.ts';

/** An id that no client has, or one that the reader may not see: the answer is the same (4.3). */
export function NoClient() {
  const t = useTranslations('clientFile', 'frame');
  return (
    <MessagePage
      title={t($ => $.frame.navigation.notThereTitle)}
      text={t($ => $.frame.navigation.notThereText)}
      href={personList.options.path}
      action={t($ => $.clientFile.back)}
    />
  );
}
