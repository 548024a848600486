import { usePermissions } from '@dossier/api/access';
import type { SectionValues } from '@dossier/api/tenants';
import { SectionHistory } from '../history/SectionHistory.tsx';
import { SectionView } from '../SectionView.tsx';
import { useSaveSection } from '../use-save-section.ts';
import { ChoiceForm, type ChoiceFormProps, type ChoiceSectionName } from './ChoiceForm.tsx';

/** A section that is one choice among a few. */
export function ChoiceSection<Name extends ChoiceSectionName>({
  tenantId,
  read,
  ...form
}: ChoiceSectionProps<Name>) {
  const { name, label, options } = form;
  const { may } = usePermissions(['settingsProductsWrite']);
  const saving = useSaveSection(tenantId, name);
  const namesOf = (value: SectionValues[Name]) =>
    options.filter(option => read(value).includes(option.value)).map(option => option.label);
  return (
    <SectionView
      saving={saving}
      label={label}
      fields={[{ id: name, label, read: value => namesOf(value).join(', ') }]}
      merge={of => of(name)}
      history={
        tenantId !== null && (
          <SectionHistory tenantId={tenantId} name={name} fields={[{ label, read: namesOf }]} />
        )
      }
    >
      {section => (
        <ChoiceForm
          {...form}
          read={read}
          section={section}
          isReadOnly={!may('settingsProductsWrite')}
          onSave={saving.submit}
        />
      )}
    </SectionView>
  );
}

interface ChoiceSectionProps<Name extends ChoiceSectionName> extends Omit<
  ChoiceFormProps<Name>,
  'section' | 'isReadOnly' | 'onSave'
> {
  readonly tenantId: string | null;
}
