import { useExports, type Export } from '@dossier/api/exports';
import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { DownloadIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Status } from '@dossier/ui/status';
import { formatInstant } from '../../format.ts';
import { LoadFailed } from '../../LoadFailed.tsx';
import { useLocale } from '../../use-locale.ts';
import { useTexts, useTranslations } from '../../translations.ts';
import { exportTitle } from './export-title.ts';
import { useExportActions } from './use-export-actions.ts';

/** The exports that a person has still: how each stands, until when its file is there, and the file. */
export function ExportsMade({ onOpen, onClose }: ExportsMadeProps) {
  const t = useTranslations('exports');
  const texts = useTexts('exports');
  const [locale] = useLocale();
  const { data, error, mutate } = useExports();
  const { download } = useExportActions();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="6rem" />;
  const titleOf = (item: Export) => exportTitle(t, item, locale);
  return (
    <Stack gap="field">
      <p>{texts.mineText}</p>
      {data.items.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {data.items.map(item => (
        <Section key={item._id} title={titleOf(item)}>
          <Cluster justify="between">
            <Stack gap="small">
              <Status tone={tones[item.state]}>{texts.states[item.state]}</Status>
              <small>{formatInstant(item.createdAt, locale)}</small>
            </Stack>
            <Cluster>
              <Button size="small" onClick={() => onOpen(item._id)}>
                {texts.results}
                <span className="sr-only">{titleOf(item)}</span>
              </Button>
              {item.size !== null && (
                <Button size="small" icon={<DownloadIcon aria-hidden />} onClick={() => void download(item)}>
                  {texts.download}
                  <span className="sr-only">{titleOf(item)}</span>
                </Button>
              )}
            </Cluster>
          </Cluster>
        </Section>
      ))}
      <Cluster justify="end">
        <Button onClick={onClose}>{texts.close}</Button>
      </Cluster>
    </Stack>
  );
}

const tones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

interface ExportsMadeProps {
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
