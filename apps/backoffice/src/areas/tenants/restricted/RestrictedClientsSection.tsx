import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useReaderNames } from '../../../shared/lowered-settings/use-reader-names.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionView } from '../SectionView.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { RestrictedClientsForm } from './RestrictedClientsForm.tsx';
import { readersOf, readerFields, valueOf } from './reader-fields.ts';
import { WidenedAccess } from './WidenedAccess.tsx';

type Readers = SectionValues['restrictedClients'];

export function RestrictedClientsSection({ tenantId, isReadOnly }: RestrictedClientsSectionProps) {
  const t = useTranslations('restrictedClients');
  const kinds = t($ => $.restrictedClients.kinds, { returnObjects: true });
  const { names, error, reload } = useReaderNames();
  const requests = useTexts('authentication');
  const saving = useSaveSection(tenantId, 'restrictedClients', {
    requested: t($ => $.restrictedClients.requested),
    refused: { signOffOpen: requests.already },
  });
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  // A form that comes before the names of groups would go again, with what was typed in it.
  if (!names) return <LoadingPage />;
  const fields = readerFields.map(field => ({
    id: field.name,
    label: t($ => $.restrictedClients[field.of], { kind: kinds[field.kind] }),
    namesIn: (value: Readers) =>
      readersOf(field, value).map(id => names[field.of].find(each => each.value === id)?.label ?? id),
  }));
  return (
    <SectionView
      saving={saving}
      label={t($ => $.restrictedClients.title)}
      fields={fields.map(({ namesIn, ...field }) => ({
        ...field,
        read: (value: Readers) => namesIn(value).join(', '),
      }))}
      merge={of => valueOf(field => readersOf(field, of(field.name)))}
      history={
        tenantId !== null && (
          <SectionHistory
            tenantId={tenantId}
            name="restrictedClients"
            fields={fields.map(({ label, namesIn }) => ({ label, read: namesIn }))}
          />
        )
      }
    >
      {section => (
        <>
          <Suspense fallback={null}>
            <WidenedAccess names={names} onDone={saving.reload} />
          </Suspense>
          <RestrictedClientsForm
            section={section}
            names={names}
            isReadOnly={isReadOnly}
            onSave={saving.submit}
          />
        </>
      )}
    </SectionView>
  );
}

interface RestrictedClientsSectionProps {
  readonly tenantId: string | null;
  readonly isReadOnly: boolean;
}
