import { useSectionHistory, type SectionVersion } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
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
              <Button size="small" onClick={() => onRestore(version)}>
                {t($ => $.settings.theme.restore)}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
    </Section>
  );
}

interface ThemeHistoryProps {
  readonly tenantId: string;
  readonly onRestore: (version: SectionVersion) => void;
}
