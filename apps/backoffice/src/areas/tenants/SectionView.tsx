import type { SettingsSection } from '@dossier/api/contract';
import type { Section, SectionValues } from '@dossier/api/tenants';
import { Fragment, Suspense, type ReactNode } from 'react';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { SectionConflict } from './SectionConflict.tsx';
import type { useSaveSection } from './use-save-section.ts';

/** A section of settings: its form, who changed it, and both versions where another user was faster. */
export function SectionView<Name extends SettingsSection>({
  saving,
  label,
  fields,
  merge,
  history,
  children,
}: SectionViewProps<Name>) {
  const t = useTranslations('settings');
  const { section, error, reload, submit, round, conflict, dismissConflict } = saving;
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const compared = conflict
    ? fields.map(({ id, label: name, read }) => ({
        id,
        label: name,
        base: read(conflict.base),
        theirs: read(conflict.theirs.value),
        mine: read(conflict.mine),
      }))
    : [];
  return (
    <>
      <Fragment key={round}>{children(section)}</Fragment>
      <Suspense fallback={null}>{history}</Suspense>
      {conflict && (
        <SectionConflict
          label={label}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={compared}
          onClose={dismissConflict}
          onSave={merged => {
            const isMine = (id: string) => merged[id] === compared.find(field => field.id === id)?.mine;
            const chosen = merge(id => (isMine(id) ? conflict.mine : conflict.theirs.value));
            void submit(chosen, conflict.theirs);
          }}
        />
      )}
    </>
  );
}

interface SectionViewProps<Name extends SettingsSection> {
  readonly saving: ReturnType<typeof useSaveSection<Name>>;
  /** What two people changed. */
  readonly label: string;
  /** What is compared then, as it is read. */
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly read: (value: SectionValues[Name]) => string;
  }[];
  /** The section that comes of it: `of` tells whose version was chosen for a field. */
  readonly merge: (of: (id: string) => SectionValues[Name]) => SectionValues[Name];
  /** Who changed it; below all that is to be done: nothing waits for it. */
  readonly history: ReactNode;
  readonly children: (section: Section<Name>) => ReactNode;
}
