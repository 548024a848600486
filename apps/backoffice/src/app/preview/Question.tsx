import { ConfirmModal } from '@dossier/ui/modal';
import { useSettingsWords } from '../../shared/settings-words.ts';
import { useWords } from '../../shared/words.ts';

/** A dialog over the list, as the editor of looks shows one. */
export function Question() {
  useSettingsWords();
  const t = useWords();
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
