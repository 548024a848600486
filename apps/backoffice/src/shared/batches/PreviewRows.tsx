import type { BatchObstacle } from '@dossier/api/contract';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { formatCount } from '../format.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { useLocale } from '../use-locale.ts';

/** A row of bulk work that has not started. */
export interface PreviewRow {
  readonly id: string;
  readonly label: string;
  /** What it becomes. */
  readonly becomes: string;
  readonly obstacle: BatchObstacle | null;
}

/** What cannot be changed, with the reason, and what changes into what: the first of each. */
export function PreviewRows({ rows, obstacleText }: PreviewRowsProps) {
  const texts = useTexts('batches');
  const refused = rows.flatMap(({ id, label, obstacle }) =>
    obstacle === null ? [] : [{ id, label, value: obstacleText(obstacle) }],
  );
  const changed = rows.flatMap(({ id, label, becomes, obstacle }) =>
    obstacle === null ? [{ id, label, value: becomes }] : [],
  );
  return (
    <>
      <FirstRows title={texts.notChanged} items={refused} />
      <FirstRows title={texts.changes} items={changed} />
    </>
  );
}

interface PreviewRowsProps {
  readonly rows: readonly PreviewRow[];
  readonly obstacleText: (obstacle: BatchObstacle) => string;
}

/** What is read before something starts; the results list all. */
const shown = 10;

function FirstRows({ title, items }: FirstRowsProps) {
  const t = useTranslations('batches');
  const [locale] = useLocale();
  const more = items.length - shown;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ValueList items={items.slice(0, shown)} />
      {more > 0 && <p>{t($ => $.batches.more, { count: more, formatted: formatCount(more, locale) })}</p>}
    </Section>
  );
}

interface FirstRowsProps {
  readonly title: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}
