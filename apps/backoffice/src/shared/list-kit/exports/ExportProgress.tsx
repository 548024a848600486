import { isUnderWay, useExport } from '@dossier/api/exports';
import { Button } from '@dossier/ui/button';
import { DownloadIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Progress } from '@dossier/ui/progress';
import { formatCount, formatInstant } from '../../format.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useLocale } from '../../use-locale.ts';
import { JobProgress } from '../JobProgress.tsx';
import { useTexts, useTranslations } from '../../translations.ts';
import type { WayToAll } from './ExportForm.tsx';
import { ExportResults } from './ExportResults.tsx';
import { useExportActions } from './use-export-actions.ts';

/** How far an export has come, what became of each registration, and its file for as long as there is one. */
export function ExportProgress({ id, all, onClose }: ExportProgressProps) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const { data, error, mutate } = useExport(id);
  const { cancel, retry, download } = useExportActions();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Progress label={texts.states.waiting} value={null} />;
  const { state, done, total, failed, size } = data;
  const isGoingOn = isUnderWay(data);
  return (
    <Stack gap="field">
      <JobProgress
        job={data}
        label={texts.states[state]}
        valueText={t($ => $.exports.progress, {
          done: formatCount(done, locale),
          total: formatCount(total, locale),
        })}
      />
      {isGoingOn && <p>{texts.goesOn}</p>}
      {size !== null && <p>{t($ => $.exports.until, { when: formatInstant(data.expiresAt, locale) })}</p>}
      <ExportResults id={id} />
      <Cluster justify="between">
        <Button variant="quiet" onClick={all.onPress}>
          {all.label}
        </Button>
        <Cluster>
          {isGoingOn && <Button onClick={() => void cancel(id)}>{texts.stop}</Button>}
          {!isGoingOn && failed > 0 && <Button onClick={() => void retry(id)}>{texts.retry}</Button>}
          <Button onClick={onClose}>{isGoingOn ? texts.hide : texts.close}</Button>
          {size !== null && (
            <Button variant="primary" icon={<DownloadIcon aria-hidden />} onClick={() => void download(data)}>
              {texts.download}
            </Button>
          )}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

interface ExportProgressProps {
  readonly id: string;
  readonly all: WayToAll;
  readonly onClose: () => void;
}
