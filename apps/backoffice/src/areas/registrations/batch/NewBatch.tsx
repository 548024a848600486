import type { RegistrationRow } from '@dossier/api/registrations';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Skeleton } from '@dossier/ui/skeleton';
import { formatCount } from '../../../shared/format.ts';
import type { BulkWorkProps } from '../../../shared/list-kit/description.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { BatchPreviewForm } from './BatchPreviewForm.tsx';
import type { BatchWish } from './batch-wish.ts';
import { QuickBatch } from './QuickBatch.tsx';
import { usePreview } from './use-preview.ts';

/** What bulk work would do, before it does it; what needs no question is not asked. */
export function NewBatch({ wish, chosenRows, onStarted, onOpen, onClose }: NewBatchProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  // What its parts read has to be there before it opens: a dialog that suspends once it is open closes.
  useTranslations('record', 'documents');
  useVocabularyText('record', 'document', 'party');
  const [locale] = useLocale();
  const { preview, error, limit, quick, retry } = usePreview({ wish, chosenRows, onStarted });
  if (quick !== undefined) return <QuickBatch id={quick} wish={wish} onOpen={onOpen} onClose={onClose} />;
  // Nothing is asked yet, and perhaps nothing has to be.
  if (wish.kind === 'assign' && !preview && !error && limit === undefined) return null;
  const count = preview?.items.length ?? 0;
  const counted = { count, formatted: formatCount(count, locale) };
  const title =
    wish.kind === 'assign' ? t($ => $.batches.assign, counted) : t($ => $.batches.setStatus, counted);
  return (
    <Modal isOpen onClose={onClose} title={preview ? title : texts.status} width={630}>
      {limit !== undefined ? (
        <Notice tone="warning">{t($ => $.batches.tooMany, { max: formatCount(limit, locale) })}</Notice>
      ) : error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : preview ? (
        <BatchPreviewForm
          wish={wish}
          preview={preview}
          onStarted={id => {
            onStarted();
            onOpen(id);
          }}
          onClose={onClose}
        />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Modal>
  );
}

type NewBatchProps = Omit<BulkWorkProps<RegistrationRow, BatchWish>, 'wish' | 'open'> & {
  readonly wish: BatchWish;
};
