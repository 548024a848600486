import type { SectionValues } from '@dossier/api/tenants';
import { useTranslations } from '../../shared/translations.ts';
import { SectionHistory } from './history/SectionHistory.tsx';

type UploadTypes = SectionValues['extensions']['uploadTypes'];
const namesOf = (types: UploadTypes) => types.map(({ extension }) => extension.toUpperCase());

export function ExtensionsHistory({ tenantId }: { readonly tenantId: string }) {
  const texts = useTranslations('intake')($ => $.intake.extensions, { returnObjects: true });
  return (
    <SectionHistory
      tenantId={tenantId}
      name="extensions"
      fields={[
        {
          label: texts.professional,
          read: ({ uploadTypes }) => namesOf(uploadTypes.filter(({ professional }) => professional)),
        },
        { label: texts.allowed, read: ({ uploadTypes }) => namesOf(uploadTypes) },
      ]}
    />
  );
}
