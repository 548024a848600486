import { usePermissions } from '@dossier/api/access';
import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionConflict } from '../SectionConflict.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { OwnershipForm } from './OwnershipForm.tsx';

type Ownership = SectionValues['connections'];

/** The threshold of ownership: its form, who changed it, and both versions where another user was faster. */
export function OwnershipSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('connectionSettings', 'settings');
  const texts = useTexts('connectionSettings');
  const { may } = usePermissions(['settingsConnectionsWrite']);
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'connections',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const percentOf = ({ threshold }: Ownership) =>
    t($ => $.connectionSettings.percent, { share: String(threshold) });
  const strictOf = ({ isStrictEarly }: Ownership) => (isStrictEarly ? texts.yes : texts.no);
  const field = (id: keyof Ownership, label: string, read: (value: Ownership) => string) =>
    conflict
      ? [
          {
            id,
            label,
            base: read(conflict.base),
            theirs: read(conflict.theirs.value),
            mine: read(conflict.mine),
          },
        ]
      : [];
  const fields = [
    ...field('threshold', texts.threshold, percentOf),
    ...field('isStrictEarly', texts.strictEarly, strictOf),
  ];
  return (
    <>
      <OwnershipForm
        key={round}
        section={section}
        isReadOnly={!may('settingsConnectionsWrite')}
        onSave={submit}
      />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <SectionHistory
            tenantId={tenantId}
            name="connections"
            fields={[
              { label: texts.threshold, read: percentOf },
              { label: texts.strictEarly, read: strictOf },
            ]}
          />
        </Suspense>
      )}
      {conflict && (
        <SectionConflict
          label={t($ => $.settings.tabs.connections)}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={fields}
          onClose={dismissConflict}
          onSave={merged => {
            const { mine, theirs } = conflict;
            const of = (id: keyof Ownership) =>
              merged[id] === fields.find(each => each.id === id)?.mine ? mine : theirs.value;
            const { threshold } = of('threshold');
            const { isStrictEarly } = of('isStrictEarly');
            void submit({ threshold, isStrictEarly }, theirs);
          }}
        />
      )}
    </>
  );
}
