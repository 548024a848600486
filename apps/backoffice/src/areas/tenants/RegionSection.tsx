import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { languagesOf } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';
import { RegionForm } from './RegionForm.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import { useSaveSection } from './use-save-section.ts';

/** Below all that is to be done: nothing waits for it. */
const RegionHistory = lazyPart(async () => (await import('./RegionHistory.tsx')).RegionHistory);

type Region = SectionValues['region'];

const named = (locales: Region['allowedLocales']) =>
  languagesOf(locales)
    .map(({ name }) => name)
    .join(', ');
const languages = ({ allowedLocales }: Region) => named(allowedLocales);
const usual = ({ defaultLocale }: Region) => named([defaultLocale]);

/** Language and region: the form, who changed it, and both versions where somebody else was faster. */
export function RegionSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useWords();
  const words = t($ => $.settings.region, { returnObjects: true });
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'region',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const fields = conflict && [
    {
      id: 'allowedLocales',
      label: words.locales,
      base: languages(conflict.base),
      theirs: languages(conflict.theirs.value),
      mine: languages(conflict.mine),
    },
    {
      id: 'defaultLocale',
      label: words.defaultLocale,
      base: usual(conflict.base),
      theirs: usual(conflict.theirs.value),
      mine: usual(conflict.mine),
    },
  ];
  return (
    <>
      <RegionForm key={round} section={section} onSave={submit} />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <RegionHistory tenantId={tenantId} />
        </Suspense>
      )}
      {conflict && fields && (
        <SectionConflict
          label={words.locales}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={fields}
          onClose={dismissConflict}
          onSave={merged => {
            const isMine = (id: 'allowedLocales' | 'defaultLocale') =>
              merged[id] === fields.find(field => field.id === id)?.mine;
            void submit(
              {
                ...conflict.theirs.value,
                ...(isMine('allowedLocales') && { allowedLocales: conflict.mine.allowedLocales }),
                ...(isMine('defaultLocale') && { defaultLocale: conflict.mine.defaultLocale }),
              },
              conflict.theirs,
            );
          }}
        />
      )}
    </>
  );
}
