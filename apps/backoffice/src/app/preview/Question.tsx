import { ConfirmModal } from '@dossier/ui/modal';
import { useTranslations } from '../../shared/translations.ts';

/** A dialog over the list, as the editor of looks shows one. */
export function Question() {
  const t = useTranslations('settings');
  const ignore = () => {};
  return (
    <ConfirmModal
      isOpen
      title={t($ => $.settings.theme.publish)}
      questions={[t($ => $.settings.theme.publishQuestion)]}
      onAnswer={ignore}
    />
  );
}
