import type { Section, SectionValues } from '@dossier/api/tenants';
import type { CheckboxOption } from '@dossier/ui/checkbox-group';
import { Form, FormCheckboxGroup, FormWhen, SaveBar, type FormOptions } from '@dossier/ui/form';
import { Notice } from '@dossier/ui/notice';
import type { SaveSection } from '../use-save-section.ts';
import { useSectionForm } from '../use-section-form.ts';

export type ChoiceSectionName = 'registrationTypes' | 'modules';

export interface ChoiceValues {
  chosen: string[];
}

/** Any number of a few choices, and what it means when fewer are chosen than before. */
export function ChoiceForm<Name extends ChoiceSectionName>({
  name,
  label,
  options,
  schema,
  read,
  write,
  effectOf,
  section,
  isReadOnly,
  onSave,
}: ChoiceFormProps<Name>) {
  const form = useSectionForm<Name, ChoiceValues>({
    name,
    section,
    schema,
    valuesOf: value => ({ chosen: [...read(value)] }),
    onSave: ({ chosen }, base) => onSave(write(chosen), base),
  });
  const { control } = form;
  const effectAt = (chosen: unknown): string | undefined =>
    effectOf?.(read(section.value).filter(value => !(chosen as readonly string[]).includes(value)));
  return (
    <Form form={form} isGuarded hasSummary={false}>
      <FormCheckboxGroup
        control={control}
        name="chosen"
        label={label}
        options={options}
        isDisabled={isReadOnly}
      />
      <FormWhen control={control} name="chosen" is={chosen => effectAt(chosen) !== undefined}>
        {chosen => <Notice tone="warning">{effectAt(chosen)}</Notice>}
      </FormWhen>
      <SaveBar form={form} />
    </Form>
  );
}

export interface ChoiceFormProps<Name extends ChoiceSectionName> {
  readonly name: Name;
  readonly label: string;
  readonly options: readonly CheckboxOption[];
  readonly schema: FormOptions<ChoiceValues>['schema'];
  readonly read: (value: SectionValues[Name]) => readonly string[];
  readonly write: (chosen: readonly string[]) => SectionValues[Name];
  /** What it means that these are chosen no more; nothing to say when undefined. */
  readonly effectOf?: (removed: readonly string[]) => string | undefined;
  readonly section: Section<Name>;
  readonly isReadOnly: boolean;
  readonly onSave: SaveSection<Name>;
}
