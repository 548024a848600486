import { languagesOf } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { SectionHistory } from './history/SectionHistory.tsx';

const namesOf = (locales: Parameters<typeof languagesOf>[0]) => languagesOf(locales).map(({ name }) => name);

/** Who changed which languages and regions the staff may choose. */
export function RegionHistory({ tenantId }: { readonly tenantId: string }) {
  const texts = useTranslations('settings')($ => $.settings.region, { returnObjects: true });
  const codeText = useVocabularyText('record');
  return (
    <SectionHistory
      tenantId={tenantId}
      name="region"
      fields={[
        { label: texts.locales, read: ({ allowedLocales }) => namesOf(allowedLocales) },
        { label: texts.defaultLocale, read: ({ defaultLocale }) => namesOf([defaultLocale]).join('') },
        {
          label: texts.regions,
          read: ({ allowedRegions }) => allowedRegions.map(code => codeText('region', code)),
        },
      ]}
    />
  );
}
