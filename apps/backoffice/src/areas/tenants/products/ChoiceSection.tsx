import { usePermissions } from '@dossier/api/access';
import type { SectionValues } from '@dossier/api/tenants';
import { Suspense } from 'react';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionConflict } from '../SectionConflict.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { ChoiceForm, type ChoiceFormProps, type ChoiceSectionName } from './ChoiceForm.tsx';

/** A section that is one choice among a few: its form, who changed it, and both versions where another user was faster. */
export function ChoiceSection<Name extends ChoiceSectionName>({
  tenantId,
  read,
  ...form
}: ChoiceSectionProps<Name>) {
  const t = useTranslations('settings');
  const { name, label, options } = form;
  const { may } = usePermissions(['settingsProductsWrite']);
  const { section, error, reload, submit, round, conflict, dismissConflict } = useSaveSection(tenantId, name);
  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />;
  if (!section) return <LoadingPage />;
  const namesOf = (value: SectionValues[Name]) =>
    options.filter(option => read(value).includes(option.value)).map(option => option.label);
  const textOf = (value: SectionValues[Name]) => namesOf(value).join(', ');
  const field = conflict && {
    id: name,
    label,
    base: textOf(conflict.base),
    theirs: textOf(conflict.theirs.value),
    mine: textOf(conflict.mine),
  };
  return (
    <>
      <ChoiceForm
        key={round}
        {...form}
        read={read}
        section={section}
        isReadOnly={!may('settingsProductsWrite')}
        onSave={submit}
      />
      {tenantId !== null && (
        <Suspense fallback={null}>
          <SectionHistory tenantId={tenantId} name={name} fields={[{ label, read: namesOf }]} />
        </Suspense>
      )}
      {conflict && field && (
        <SectionConflict
          label={label}
          theirsLabel={conflict.theirs.updatedBy ?? t($ => $.settings.byPlatform)}
          fields={[field]}
          onClose={dismissConflict}
          onSave={merged =>
            void submit(merged[name] === field.mine ? conflict.mine : conflict.theirs.value, conflict.theirs)
          }
        />
      )}
    </>
  );
}

interface ChoiceSectionProps<Name extends ChoiceSectionName> extends Omit<
  ChoiceFormProps<Name>,
  'section' | 'isReadOnly' | 'onSave'
> {
  readonly tenantId: string | null;
}
