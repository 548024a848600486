import type { Section, SectionValues } from '@dossier/api/tenants';
import { Form, FormCheckboxGroup, FormSelect, SaveBar } from '@dossier/ui/form';
import { locales } from '@dossier/ui/messages';
import { required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { Suspense } from 'react';
import { array, object, string, type ObjectSchema } from 'yup';
import { languagesOf } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { SaveSection } from './use-save-section.ts';
import { useSectionForm } from './use-section-form.ts';
import { RegionsField } from './RegionsField.tsx';

type Region = SectionValues['region'];
export interface RegionValues {
  allowedLocales: string[];
  defaultLocale: string;
  allowedRegions: string[];
}

const schema: ObjectSchema<RegionValues> = object({
  allowedLocales: array(string().defined())
    .defined()
    .test(...check(required)),
  defaultLocale: string()
    .defined()
    .test(...check(required)),
  allowedRegions: array(string().defined())
    .defined()
    .test(...check(required)),
});

const valuesOf = ({ allowedLocales, defaultLocale, allowedRegions }: Region): RegionValues => ({
  allowedLocales: [...allowedLocales],
  defaultLocale,
  allowedRegions: [...allowedRegions],
});

/** Languages that the firm's staff may choose, the one for those who have not, and regions that clients come from. */
export function RegionForm({ section, onSave }: RegionFormProps) {
  const t = useTranslations('settings');
  const texts = t($ => $.settings.region, { returnObjects: true });
  const form = useSectionForm<'region', RegionValues>({
    name: 'region',
    section,
    schema,
    valuesOf,
    onSave: (values, base) => onSave({ ...base.value, ...values } as Region, base),
  });
  const { control } = form;
  const options = languagesOf(locales).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Form form={form} isGuarded hasSummary={false}>
      <FormCheckboxGroup control={control} name="allowedLocales" label={texts.locales} options={options} />
      <FormSelect control={control} name="defaultLocale" label={texts.defaultLocale} options={options} />
      <Suspense>
        <RegionsField control={control} />
      </Suspense>
      <SaveBar form={form} />
    </Form>
  );
}

interface RegionFormProps {
  readonly section: Section<'region'>;
  readonly onSave: SaveSection<'region'>;
}
