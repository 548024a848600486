import { languagesOf } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';
import { SectionHistory } from './history/SectionHistory.tsx';

const namesOf = (locales: Parameters<typeof languagesOf>[0]) => languagesOf(locales).map(({ name }) => name);

/** Who changed which languages the staff may choose. */
export function RegionHistory({ tenantId }: { readonly tenantId: string }) {
  const words = useWords()($ => $.settings.region, { returnObjects: true });
  return (
    <SectionHistory
      tenantId={tenantId}
      name="region"
      fields={[
        { label: words.locales, read: ({ allowedLocales }) => namesOf(allowedLocales) },
        { label: words.defaultLocale, read: ({ defaultLocale }) => namesOf([defaultLocale]).join('') },
      ]}
    />
  );
}
