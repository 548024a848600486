import { taskBatchLimit } from '@dossier/api/contract';
import { useTaskBatches, type TaskBatchPreview } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Notice } from '@dossier/ui/notice';
import { Skeleton } from '@dossier/ui/skeleton';
import { useState } from 'react';
import { PreviewRows } from '../../../shared/batches/PreviewRows.tsx';
import { useObstacleText } from '../../../shared/batches/use-obstacle-text.ts';
import { formatCount, formatDay } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { actionOf, type TaskWish } from './task-wish.ts';
import type { SeenTask } from './use-chosen.ts';
import { useTaskPreview } from './use-task-preview.ts';

/** What bulk work on tasks would do, before it does it. */
export function NewTaskBatch({ wish, chosenTasks, onStarted, onClose }: NewTaskBatchProps) {
  const t = useTranslations('batches');
  const [locale] = useLocale();
  const { preview, error, isTooMuch, retry } = useTaskPreview(wish, chosenTasks);
  const count = preview?.items.length ?? 0;
  const counted = { count, formatted: formatCount(count, locale) };
  const title =
    wish.kind === 'assign'
      ? t($ => $.batches.tasks.assign, counted)
      : t($ => $.batches.tasks.snooze, counted);
  return (
    <Modal isOpen onClose={onClose} title={title} width={630}>
      {isTooMuch ? (
        <Notice tone="warning">
          {t($ => $.batches.tasks.tooMany, { max: formatCount(taskBatchLimit, locale) })}
        </Notice>
      ) : error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : preview ? (
        <Preview wish={wish} preview={preview} onStarted={onStarted} onClose={onClose} />
      ) : (
        <Skeleton height="12rem" />
      )}
    </Modal>
  );
}

interface NewTaskBatchProps {
  readonly wish: TaskWish;
  readonly chosenTasks: () => Promise<readonly SeenTask[]>;
  readonly onStarted: (id: string) => void;
  readonly onClose: () => void;
}

function Preview({ wish, preview: { items }, onStarted, onClose }: PreviewProps) {
  const t = useTranslations('batches');
  const texts = useTexts('batches');
  const [locale] = useLocale();
  const { start } = useTaskBatches();
  const obstacleText = useObstacleText();
  const notify = useNotify({}, onClose);
  const [isBusy, setBusy] = useState(false);
  const day = (date: string | null) => (date === null ? texts.tasks.notSnoozed : formatDay(date, locale));
  const rows = items.flatMap(({ processId: id, version, obstacle }) =>
    obstacle === null ? [{ id, version }] : [],
  );
  const counted = { count: rows.length, formatted: formatCount(rows.length, locale) };
  const begin = async () => {
    setBusy(true);
    await notify(async () => {
      onStarted((await start({ action: actionOf(wish), rows }))._id);
    }, texts.states.running);
    setBusy(false);
  };
  return (
    <Stack gap="field">
      {rows.length === 0 ? (
        <Notice tone="warning">{texts.none}</Notice>
      ) : (
        <p>
          {wish.kind === 'assign'
            ? t($ => $.batches.tasks.willAssign, { ...counted, name: wish.name })
            : t($ => $.batches.tasks.willSnooze, { ...counted, date: day(wish.until) })}
        </p>
      )}
      <PreviewRows
        obstacleText={obstacleText}
        rows={items.map(({ processId, number, name, assignee, snoozedUntil, obstacle }) => ({
          id: processId,
          label: [number, name].filter(Boolean).join(' · '),
          becomes: t($ => $.batches.from, {
            before: wish.kind === 'assign' ? (assignee ?? texts.unassigned) : day(snoozedUntil),
            after: wish.kind === 'assign' ? wish.name : day(wish.until),
          }),
          obstacle,
        }))}
      />
      <Cluster justify="end">
        <Button onClick={onClose}>{texts.cancel}</Button>
        {rows.length > 0 && (
          <Button variant="primary" isDisabled={isBusy} onClick={() => void begin()}>
            {t($ => $.batches.start, counted)}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

interface PreviewProps extends Omit<NewTaskBatchProps, 'chosenTasks'> {
  readonly preview: TaskBatchPreview;
}
