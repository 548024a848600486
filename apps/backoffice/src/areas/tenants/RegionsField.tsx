import { FormCheckboxGroup, type FormControl } from '@dossier/ui/form';
import { region } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { RegionValues } from './RegionForm.tsx';

/** Regions that clients may come from. Their names come with it. */
export function RegionsField({ control }: { readonly control: FormControl<RegionValues> }) {
  const t = useTranslations('settings');
  const optionsOf = useVocabularyOptions('record');
  return (
    <FormCheckboxGroup
      control={control}
      name="allowedRegions"
      label={t($ => $.settings.region.regions)}
      options={optionsOf(region)}
    />
  );
}
