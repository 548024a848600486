import { useBatch } from '@dossier/api/registrations';
import { Modal } from '@dossier/ui/modal';
import { Skeleton } from '@dossier/ui/skeleton';
import { formatCount } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { BatchProgress } from './BatchProgress.tsx';

/** How far bulk work is, what became of each registration, and what can be done about it. */
export function BatchModal({ id, onOpen, onClose }: BatchModalProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  // What its parts read has to be there before it opens: a dialog that suspends once it is open closes.
  useTranslations('record', 'documents');
  useVocabularyText('record', 'document', 'party');
  const [locale] = useLocale();
  const { data, error, mutate } = useBatch(id);
  const counted = { count: data?.total ?? 0, formatted: formatCount(data?.total ?? 0, locale) };
  const titles = {
    assign: () => t($ => $.batches.assign, counted),
    status: () => t($ => $.batches.setStatus, counted),
    undo: () => t($ => $.batches.undoTitle, counted),
  };
  return (
    <Modal isOpen onClose={onClose} title={data ? titles[data.kind]() : texts.results} width={630}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <BatchProgress batch={data} onOpen={onOpen} onClose={onClose} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Modal>
  );
}

interface BatchModalProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
