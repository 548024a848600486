import type { PartyFile } from '@dossier/api/parties';
import { formatDay } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

/** Where the fields of a section come from and since when: those of one source and day in one line. */
export function FieldSources({ party, fields, labelOf }: FieldSourcesProps) {
  const t = useTranslations('clientFile');
  const texts = useTexts('clientFile');
  const [locale] = useLocale();
  const stated = fields.flatMap(field => {
    const source = party.sources[field];
    return source ? [{ field, source: source.source, day: source.at.slice(0, 10) }] : [];
  });
  const lines = [...Map.groupBy(stated, ({ source, day }) => `${day} ${source}`)];
  if (lines.length === 0) return null;
  const sourceNames: Readonly<Record<string, string>> = texts.sources;
  return (
    <ul aria-label={texts.details.sources}>
      {lines.map(([key, [first, ...others]]) =>
        first ? (
          <li key={key}>
            <small>
              {t($ => $.clientFile.details.source, {
                source: sourceNames[first.source] ?? first.source,
                day: formatDay(first.day, locale),
                fields: new Intl.ListFormat(locale).format(
                  [first, ...others].map(({ field }) => labelOf(field)),
                ),
              })}
            </small>
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface FieldSourcesProps {
  readonly party: PartyFile;
  /** Names of the fields of the section. */
  readonly fields: readonly string[];
  readonly labelOf: (field: string) => string;
}
