import { FormCheckboxGroup, type FormControl } from '@dossier/ui/form';
import { region } from '@dossier/validators/vocabularies';
import { useRegionWords } from '../../shared/region-words.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import type { RegionValues } from './RegionForm.tsx';

/** Regions that clients may come from. Their names come with it. */
export function RegionsField({ control }: { readonly control: FormControl<RegionValues> }) {
  useRegionWords();
  const t = useWords();
  const codeText = useVocabularyText();
  return (
    <FormCheckboxGroup
      control={control}
      name="allowedRegions"
      label={t($ => $.settings.region.regions)}
      options={region.codes.map(value => ({ value, label: codeText('region', value) }))}
    />
  );
}
