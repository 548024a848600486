import type { Section } from '@dossier/api/tenants';
import { Form, FormCheckbox, FormNumberField, SaveBar } from '@dossier/ui/form';
import { Notice } from '@dossier/ui/notice';
import { useTexts } from '../../../shared/translations.ts';
import type { SaveSection } from '../use-save-section.ts';
import { useSectionForm } from '../use-section-form.ts';
import { ownershipOf, ownershipSchema, valuesOf, type OwnershipValues } from './ownership-form.ts';

/** The threshold of ownership. The user who changes it reads first what that does to owners who are confirmed. */
export function OwnershipForm({ section, isReadOnly, onSave }: OwnershipFormProps) {
  const texts = useTexts('connectionSettings');
  const form = useSectionForm<'connections', OwnershipValues>({
    name: 'connections',
    section,
    schema: ownershipSchema,
    valuesOf,
    onSave: (values, base) => onSave(ownershipOf(values), base),
  });
  const { control, methods } = form;
  return (
    <Form form={form} isGuarded hasSummary={false}>
      <FormNumberField
        control={control}
        name="threshold"
        label={texts.threshold}
        hint={texts.thresholdHint}
        isDisabled={isReadOnly}
      />
      <FormCheckbox
        control={control}
        name="isStrictEarly"
        label={texts.strictEarly}
        hint={texts.strictEarlyHint}
        isDisabled={isReadOnly}
      />
      {methods.formState.isDirty && <Notice tone="warning">{texts.effect}</Notice>}
      <SaveBar form={form} />
    </Form>
  );
}

interface OwnershipFormProps {
  readonly section: Section<'connections'>;
  readonly isReadOnly: boolean;
  readonly onSave: SaveSection<'connections'>;
}
