import type { BatchPreview } from '@dossier/api/registrations';
import { PreviewRows as SharedRows } from '../../../shared/batches/PreviewRows.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { BatchWish } from './batch-wish.ts';
import { useObstacleText } from './use-obstacle-text.ts';

/** What cannot be changed, with the reason, and what changes into what. */
export function PreviewRows({ wish, preview: { items } }: PreviewRowsProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const textOf = useVocabularyText('record');
  const obstacleText = useObstacleText();
  const rows = items.map(({ registrationId, number, name, status, assignee, obstacle }) => ({
    id: registrationId,
    label: [number, name].filter(Boolean).join(' · '),
    becomes: t($ => $.batches.from, {
      before: wish.kind === 'assign' ? (assignee ?? texts.unassigned) : textOf('registrationStatus', status),
      after: wish.kind === 'assign' ? wish.name : textOf('registrationStatus', wish.next),
    }),
    obstacle,
  }));
  return <SharedRows rows={rows} obstacleText={obstacleText} />;
}

interface PreviewRowsProps {
  readonly wish: BatchWish;
  readonly preview: BatchPreview;
}
