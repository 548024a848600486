import { useSectionHistory, type SectionVersion } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { formatMoment } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useWords } from '../../../shared/words.ts';

/** Who published which look, when and why; an older one comes back as a new version. */
export function LookHistory({ tenantId, onRestore }: LookHistoryProps) {
  const t = useWords();
  const [locale] = useLocale();
  const now = useNow();
  const { data, error, mutate } = useSectionHistory(tenantId, 'whitelabeling');
  return (
    <Section title={t($ => $.settings.look.history)}>
      {error && <LoadFailed error={error} onRetry={() => void mutate()} />}
      <Stack>
        {data?.items.map((version, place) => (
          <Cluster key={version.version} justify="between">
            <span>
              {t($ => $.settings.lastChange, {
                version: version.version,
                date: formatMoment(version.at, now, locale),
                name: version.by ?? t($ => $.settings.byPlatform),
              })}
              {version.reason !== null && ` · ${version.reason}`}
            </span>
            {place === 0 ? (
              t($ => $.settings.look.current)
            ) : (
              <Button size="small" onClick={() => onRestore(version)}>
                {t($ => $.settings.look.restore)}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
    </Section>
  );
}

interface LookHistoryProps {
  readonly tenantId: string;
  readonly onRestore: (version: SectionVersion) => void;
}
