import type { SectionValues } from '@dossier/api/tenants';
import { useTranslations } from '../../shared/translations.ts';
import { languagesOf } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { RegionForm } from './RegionForm.tsx';
import { RegionHistory } from './RegionHistory.tsx';
import { SectionView } from './SectionView.tsx';
import { useSaveSection } from './use-save-section.ts';

type Region = SectionValues['region'];

const named = (locales: Region['allowedLocales']) =>
  languagesOf(locales)
    .map(({ name }) => name)
    .join(', ');

export function RegionSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('settings');
  const codeText = useVocabularyText('record');
  const texts = t($ => $.settings.region, { returnObjects: true });
  const saving = useSaveSection(tenantId, 'region');
  return (
    <SectionView
      saving={saving}
      label={texts.locales}
      fields={[
        { id: 'allowedLocales', label: texts.locales, read: ({ allowedLocales }) => named(allowedLocales) },
        {
          id: 'defaultLocale',
          label: texts.defaultLocale,
          read: ({ defaultLocale }) => named([defaultLocale]),
        },
        {
          id: 'allowedRegions',
          label: texts.regions,
          read: ({ allowedRegions }) => allowedRegions.map(code => codeText('region', code)).join(', '),
        },
      ]}
      merge={of => ({
        ...of('allowedLocales'),
        defaultLocale: of('defaultLocale').defaultLocale,
        allowedRegions: of('allowedRegions').allowedRegions,
      })}
      history={tenantId !== null && <RegionHistory tenantId={tenantId} />}
    >
      {section => <RegionForm section={section} onSave={saving.submit} />}
    </SectionView>
  );
}
