import { defaultUploadTypes, type UploadType } from '@dossier/api/contract';
import type { Section, SectionValues } from '@dossier/api/tenants';
import { Form, FormCheckboxGroup, SaveBar } from '@dossier/ui/form';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';
import { useTranslations } from '../../shared/translations.ts';
import type { SaveSection } from './use-save-section.ts';
import { useSectionForm } from './use-section-form.ts';

interface ExtensionValues {
  allowed: string[];
  professional: string[];
}

const schema: ObjectSchema<ExtensionValues> = object({
  allowed: array(string().defined()).defined(),
  professional: array(string().defined())
    .defined()
    .test(...check(required)),
});

const every = defaultUploadTypes.map(({ extension }) => extension);

/** What is no document: by its kind, and what can run or hide other files. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  pictures: ['png', 'gif', 'jpg', 'jpeg', 'tif', 'tiff'],
  mail: ['eml', 'msg'],
  sound: ['wav'],
  risky: ['htm', 'html', 'xlsm', 'zip'],
};
const order = ['documents', 'pictures', 'mail', 'sound', 'risky'] as const;
type Kind = (typeof order)[number];

const kindOf = (extension: string): Kind =>
  order.find(kind => kinds[kind]?.includes(extension)) ?? 'documents';

/** The types of files by their kind; those that can do harm at the end, by themselves. */
const optionsIn = (groups: Readonly<Record<Kind, string>>) =>
  order.flatMap(kind =>
    every
      .filter(extension => kindOf(extension) === kind)
      .map(extension => ({ value: extension, label: extension.toUpperCase(), group: groups[kind] })),
  );

/** What a person ticked, as the firm's list: what staff may send is allowed. */
const typesOf = ({ allowed, professional }: ExtensionValues): UploadType[] =>
  every.flatMap(extension => {
    const isProfessional = professional.includes(extension);
    return isProfessional || allowed.includes(extension) ? [{ extension, professional: isProfessional }] : [];
  });

const valuesOf = ({ uploadTypes }: SectionValues['extensions']): ExtensionValues => ({
  allowed: uploadTypes.map(({ extension }) => extension),
  professional: uploadTypes.flatMap(({ extension, professional }) => (professional ? [extension] : [])),
});

/** Types of files that the firm takes, and those of them that its staff may send. */
export function ExtensionsForm({ section, onSave }: ExtensionsFormProps) {
  const t = useTranslations('intake');
  const texts = t($ => $.intake.extensions, { returnObjects: true });
  const form = useSectionForm<'extensions', ExtensionValues>({
    name: 'extensions',
    section,
    schema,
    valuesOf,
    onSave: (values, base) => onSave({ uploadTypes: typesOf(values) }, base),
  });
  const { control } = form;
  const options = optionsIn(texts.kinds);
  return (
    <Form form={form} isGuarded>
      <FormCheckboxGroup
        control={control}
        name="professional"
        label={texts.professional}
        hint={texts.professionalHint}
        options={options}
      />
      <FormCheckboxGroup
        control={control}
        name="allowed"
        label={texts.allowed}
        hint={texts.allowedHint}
        options={options}
      />
      <SaveBar form={form} />
    </Form>
  );
}

interface ExtensionsFormProps {
  readonly section: Section<'extensions'>;
  readonly onSave: SaveSection<'extensions'>;
}
