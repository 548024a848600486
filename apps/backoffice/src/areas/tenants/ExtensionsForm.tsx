import { defaultUploadTypes, type UploadType } from '@dossier/api/contract';
import type { Section, SectionValues } from '@dossier/api/tenants';
import { Form, FormCheckboxGroup, SaveBar, useForm, type PathViolation } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';
import { useWords } from '../../shared/words.ts';

type Extensions = SectionValues['extensions'];
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
const options = (extensions: readonly string[]) =>
  extensions.map(extension => ({ value: extension, label: extension.toUpperCase() }));

/** What a person ticked, as the firm's list: what staff may send is allowed. */
const typesOf = ({ allowed, professional }: ExtensionValues): UploadType[] =>
  every.flatMap(extension => {
    const isProfessional = professional.includes(extension);
    return isProfessional || allowed.includes(extension) ? [{ extension, professional: isProfessional }] : [];
  });

/** Types of files that the firm takes, and those of them that its staff may send. */
export function ExtensionsForm({ section, onSave }: ExtensionsFormProps) {
  const t = useWords();
  const words = t($ => $.intake.extensions, { returnObjects: true });
  const { uploadTypes } = section.value;
  const form = useForm<ExtensionValues>({
    schema,
    defaultValues: {
      allowed: uploadTypes.map(({ extension }) => extension),
      professional: uploadTypes.flatMap(({ extension, professional }) => (professional ? [extension] : [])),
    },
    draft: `settings extensions ${section.version}`,
    staysOpen: true,
    onSubmit: values => onSave({ uploadTypes: typesOf(values) }),
  });
  const { control } = form;
  return (
    <Form form={form} isGuarded hasSummary={false}>
      <Columns>
        <FormCheckboxGroup
          control={control}
          name="professional"
          label={words.professional}
          hint={words.professionalHint}
          options={options(every)}
        />
        <FormCheckboxGroup
          control={control}
          name="allowed"
          label={words.allowed}
          hint={words.allowedHint}
          options={options(every)}
        />
      </Columns>
      <SaveBar form={form} />
    </Form>
  );
}

interface ExtensionsFormProps {
  readonly section: Section<'extensions'>;
  readonly onSave: (value: Extensions) => Promise<readonly PathViolation[] | undefined>;
}
