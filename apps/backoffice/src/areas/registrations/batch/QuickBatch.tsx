import { useBatch, useBatches } from '@dossier/api/registrations';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { isOver } from '../../../shared/batches/is-over.ts';
import { useUndoBatch } from '../../../shared/batches/use-undo-batch.ts';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import type { BatchWish } from './batch-wish.ts';
import { useBatchTexts } from './use-batch-texts.ts';

/** Waits for bulk work that needed no question, says what became of it, and offers to undo it; failures are shown. */
export function QuickBatch({ id, wish, onOpen, onClose }: QuickBatchProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const { data } = useBatch(id);
  const work = useBatches();
  const { refreshRegistrations } = work;
  const { show } = useToasts();
  const undo = useUndoBatch(work, useBatchTexts());
  const end = useEffectEvent(async () => {
    if (!data) return;
    await refreshRegistrations();
    if (data.failed > 0 || data.state !== 'done') return onOpen(id);
    const name = wish.kind === 'assign' ? wish.name : '';
    show({
      tone: 'success',
      text: t($ => $.registrations.bulk.assigned, {
        count: data.total,
        formatted: formatCount(data.total, locale),
        name,
      }),
      action: { label: t($ => $.registrations.bulk.undo), onPress: () => void undo(data) },
    });
    onClose();
  });
  const hasEnded = data !== undefined && isOver(data);
  useEffect(() => {
    if (hasEnded) void end();
  }, [hasEnded]);
  return null;
}

interface QuickBatchProps {
  readonly id: string;
  readonly wish: BatchWish;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
