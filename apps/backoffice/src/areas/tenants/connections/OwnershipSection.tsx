import { usePermissions } from '@dossier/api/access';
import type { SectionValues } from '@dossier/api/tenants';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionView } from '../SectionView.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { OwnershipForm } from './OwnershipForm.tsx';

type Ownership = SectionValues['connections'];

/** From which share on someone owns a business, in the firm's eyes. */
export function OwnershipSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('connectionSettings', 'settings');
  const texts = useTexts('connectionSettings');
  const { may } = usePermissions(['settingsConnectionsWrite']);
  const saving = useSaveSection(tenantId, 'connections');
  const fields = [
    {
      id: 'threshold',
      label: texts.threshold,
      read: ({ threshold }: Ownership) => t($ => $.connectionSettings.percent, { share: String(threshold) }),
    },
    {
      id: 'isStrictEarly',
      label: texts.strictEarly,
      read: ({ isStrictEarly }: Ownership) => (isStrictEarly ? texts.yes : texts.no),
    },
  ];
  return (
    <SectionView
      saving={saving}
      label={t($ => $.settings.tabs.connections)}
      fields={fields}
      merge={of => ({
        threshold: of('threshold').threshold,
        isStrictEarly: of('isStrictEarly').isStrictEarly,
      })}
      history={tenantId !== null && <SectionHistory tenantId={tenantId} name="connections" fields={fields} />}
    >
      {section => (
        <OwnershipForm
          section={section}
          isReadOnly={!may('settingsConnectionsWrite')}
          onSave={saving.submit}
        />
      )}
    </SectionView>
  );
}
