import { useSession } from '@dossier/api/client';
import { useRegionSettings } from '@dossier/api/tenants';
import { FormSection, FormSelect, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { emigrationReason, language, languageName } from '@dossier/validators/vocabularies';
import { useLocale } from '../use-locale.ts';
import { useVocabularyOptions, useVocabularyText } from '../vocabulary-text.ts';
import { useTexts } from '../translations.ts';
import type { PersonValues } from './party-values.ts';
import { regionsFor } from './regions-for.ts';

/** Which language a person speaks, where they come from, and why they left. */
export function LocaleFields({ control, storedRegion }: LocaleFieldsProps) {
  const [locale] = useLocale();
  const codeText = useVocabularyText('record');
  const optionsOf = useVocabularyOptions('record');
  const session = useSession();
  const { data: tenant } = useRegionSettings(session.status === 'signedIn' ? session.tenantId : null);
  const { fields, clientFile } = useTexts('parties');
  return (
    <FormSection id="internationalization" title={clientFile.internationalization}>
      <Columns>
        <FormSelect
          control={control}
          name="locale"
          label={fields.locale}
          options={language.codes.map(value => ({ value, label: languageName(value, locale) }))}
          isOptional
        />
        <FormSelect
          control={control}
          name="region"
          label={fields.region}
          options={regionsFor(tenant?.allowedRegions, storedRegion).map(value => ({
            value,
            label: codeText('region', value),
          }))}
          isOptional
        />
        <FormSelect
          control={control}
          name="emigrationReason"
          label={fields.emigrationReason}
          options={optionsOf(emigrationReason)}
          isOptional
        />
      </Columns>
    </FormSection>
  );
}

interface LocaleFieldsProps {
  readonly control: FormControl<PersonValues>;
  /** It can be chosen though the firm allows it no more. */
  readonly storedRegion: string | undefined;
}
