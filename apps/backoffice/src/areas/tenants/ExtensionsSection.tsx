import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { ExtensionsForm } from './ExtensionsForm.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import { useSaveSection } from './use-save-section.ts';
import { ExtensionsHistory } from './ExtensionsHistory.tsx';

/** Below all that is to be done: nothing waits for it. */

type Extensions = SectionValues['extensions'];

const listed = ({ uploadTypes }: Extensions) =>
  uploadTypes.map(({ extension, professional }) => (professional ? extension : `(${extension})`)).join(', ');

/** Which files may be sent: the form, who changed it, and both versions where another user was faster. */
export function ExtensionsSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('intake', 'settings');
  const label = t($ => $.intake.extensions.professional);
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'extensions',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const field = conflict && {
    id: 'uploadTypes',
    label,
    base: listed(conflict.base),
    theirs: listed(conflict.theirs.value),
    mine: listed(conflict.mine),
  };
  return (
    <>
      <ExtensionsForm key={round} section={section} onSave={submit} />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <ExtensionsHistory tenantId={tenantId} />
        </Suspense>
      )}
      {conflict && field && (
        <SectionConflict
          label={label}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={[field]}
          onClose={dismissConflict}
          onSave={({ uploadTypes }) =>
            void submit(uploadTypes === field.mine ? conflict.mine : conflict.theirs.value, conflict.theirs)
          }
        />
      )}
    </>
  );
}
