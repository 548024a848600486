import type { SectionValues } from '@dossier/api/tenants';
import { useTranslations } from '../../shared/translations.ts';
import { ExtensionsForm } from './ExtensionsForm.tsx';
import { ExtensionsHistory } from './ExtensionsHistory.tsx';
import { SectionView } from './SectionView.tsx';
import { useSaveSection } from './use-save-section.ts';

type Extensions = SectionValues['extensions'];

const listed = ({ uploadTypes }: Extensions) =>
  uploadTypes.map(({ extension, professional }) => (professional ? extension : `(${extension})`)).join(', ');

export function ExtensionsSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('intake');
  const label = t($ => $.intake.extensions.professional);
  const saving = useSaveSection(tenantId, 'extensions');
  return (
    <SectionView
      saving={saving}
      label={label}
      fields={[{ id: 'uploadTypes', label, read: listed }]}
      merge={of => of('uploadTypes')}
      history={tenantId !== null && <ExtensionsHistory tenantId={tenantId} />}
    >
      {section => <ExtensionsForm section={section} onSave={saving.submit} />}
    </SectionView>
  );
}
