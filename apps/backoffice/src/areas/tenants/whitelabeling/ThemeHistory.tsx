import { useSectionHistory, type SectionVersion } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Modal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { formatMoment } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Who published which look, when and why; an older one comes back as a new version. */
export function ThemeHistory({ tenantId, onRestore }: ThemeHistoryProps) {
  const t = useTranslations('settings');
  const [locale] = useLocale();
  const now = useNow();
  const { data, error, mutate } = useSectionHistory(tenantId, 'whitelabeling');
  const [requested, setRequested] = useState<SectionVersion | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    if (!requested) return;
    setIsBusy(true);
    await onRestore(requested);
    setIsBusy(false);
    setRequested(null);
  };
  return (
    <Section title={t($ => $.settings.theme.history)}>
      {error && <LoadFailed error={error} onRetry={() => void mutate()} />}
      <Stack>
        {data?.items.map((version, index) => (
          <Cluster key={version.version} justify="between">
            <span>
              {t($ => $.settings.lastChange, {
                version: version.version,
                date: formatMoment(version.at, now, locale),
                name: version.by ?? t($ => $.settings.byPlatform),
              })}
              {version.reason !== null && ` · ${version.reason}`}
            </span>
            {index === 0 ? (
              t($ => $.settings.theme.current)
            ) : (
              <Button size="small" onClick={() => setRequested(version)}>
                {t($ => $.settings.theme.restore)}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
      <Modal
        isOpen={requested !== null}
        onClose={() => setRequested(null)}
        title={t($ => $.settings.theme.restoreTitle, { version: requested?.version ?? '' })}
        width={460}
        footer={
          <>
            <Button onClick={() => setRequested(null)}>{t($ => $.settings.conflict.cancel)}</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void restore()}>
              {t($ => $.settings.theme.restoreConfirm)}
            </Button>
          </>
        }
      >
        <p>{t($ => $.settings.theme.publishQuestion)}</p>
      </Modal>
    </Section>
  );
}

interface ThemeHistoryProps {
  readonly tenantId: string;
  readonly onRestore: (version: SectionVersion) => Promise<void>;
}
