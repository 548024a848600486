import type { SettingsSection } from '@dossier/api/contract';
import { useSectionHistory, type SectionValues } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { changesBetween, type FieldChange, type ReadField } from './changes.ts';

const step = 10;

/** Who changed a section of the settings when and why, and from what into what. */
export function SectionHistory<Name extends SettingsSection>({
  tenantId,
  name,
  fields,
}: SectionHistoryProps<Name>) {
  const t = useTranslations('intake');
  const texts = t($ => $.intake.history, { returnObjects: true });
  const [shown, setShown] = useState(step);
  const { data, error, mutate } = useSectionHistory(tenantId, name);
  const valueAt = (index: number) => data?.items[index]?.value as SectionValues[Name] | undefined;
  const textOf = (change: FieldChange): readonly string[] => {
    const { label: field } = change;
    if ('old' in change)
      return [
        t($ => $.intake.history.change, {
          field,
          old: change.old || texts.nothing,
          now: change.now || texts.nothing,
        }),
      ];
    return [
      ...(change.added.length > 0
        ? [t($ => $.intake.history.added, { field, items: change.added.join(', ') })]
        : []),
      ...(change.removed.length > 0
        ? [t($ => $.intake.history.removed, { field, items: change.removed.join(', ') })]
        : []),
    ];
  };
  const linesAt = (index: number, reason: string | null): readonly string[] => {
    const [newer, older] = [valueAt(index), valueAt(index + 1)];
    const changes = newer && older ? changesBetween(fields, older, newer) : [];
    const why = reason === null ? [] : [t($ => $.intake.history.reason, { reason })];
    return [...changes.flatMap(textOf), ...why];
  };
  return (
    <Section title={texts.title}>
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Timeline
          label={texts.label}
          categories={[]}
          events={data.items.slice(0, shown).map(({ version, at, by, reason }, index) => {
            const lines = linesAt(index, reason);
            const actor = by ?? texts.platform;
            const isFirst = index === data.items.length - 1;
            return {
              id: String(version),
              category: name,
              at,
              title: isFirst
                ? t($ => $.intake.history.first, { actor })
                : t($ => $.intake.history.changed, { actor }),
              ...(lines.length > 0 && {
                detail: (
                  <ul>
                    {lines.map(line => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                ),
              }),
            };
          })}
          after={
            data.items.length > shown && (
              <Button size="small" onClick={() => setShown(shown + step)}>
                {texts.more}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}

interface SectionHistoryProps<Name extends SettingsSection> {
  readonly tenantId: string;
  readonly name: Name;
  /** What of it is read, in the order of the page. */
  readonly fields: readonly ReadField<SectionValues[Name]>[];
}
