import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { languagesOf } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { RegionForm } from './RegionForm.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import { useSaveSection } from './use-save-section.ts';
import { RegionHistory } from './RegionHistory.tsx';

/** Below all that is to be done: nothing waits for it. */

type Region = SectionValues['region'];

const parts = ['allowedLocales', 'defaultLocale', 'allowedRegions'] as const;

const named = (locales: Region['allowedLocales']) =>
  languagesOf(locales)
    .map(({ name }) => name)
    .join(', ');

/** Language and region: the form, who changed it, and both versions where another user was faster. */
export function RegionSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('settings');
  const codeText = useVocabularyText('record');
  const texts = t($ => $.settings.region, { returnObjects: true });
  const labels = [texts.locales, texts.defaultLocale, texts.regions];
  const textsOf = ({ allowedLocales, defaultLocale, allowedRegions }: Region) => [
    named(allowedLocales),
    named([defaultLocale]),
    allowedRegions.map(code => codeText('region', code)).join(', '),
  ];
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(
    tenantId,
    'region',
  );
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const [base, theirs, mine] = conflict
    ? [conflict.base, conflict.theirs.value, conflict.mine].map(textsOf)
    : [];
  const fields = parts.map((id, at) => ({
    id,
    label: labels[at] ?? id,
    base: base?.[at] ?? '',
    theirs: theirs?.[at] ?? '',
    mine: mine?.[at] ?? '',
  }));
  return (
    <>
      <RegionForm key={round} section={section} onSave={submit} />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <RegionHistory tenantId={tenantId} />
        </Suspense>
      )}
      {conflict && (
        <SectionConflict
          label={texts.locales}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={fields}
          onClose={dismissConflict}
          onSave={merged => {
            const mineIds = parts.filter((id, at) => merged[id] === fields[at]?.mine);
            void submit(
              { ...conflict.theirs.value, ...Object.fromEntries(mineIds.map(id => [id, conflict.mine[id]])) },
              conflict.theirs,
            );
          }}
        />
      )}
    </>
  );
}
