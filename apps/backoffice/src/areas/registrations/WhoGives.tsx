import { useSession } from '@dossier/api/client';
import { useRegionSettings } from '@dossier/api/tenants';
import { FormSelect, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { RadioGroup } from '@dossier/ui/radio-group';
import { languageName } from '@dossier/validators/vocabularies';
import { useTranslations } from '../../shared/translations.ts';
import type { NewRegistrationForm } from './new-registration.ts';

interface WhoGivesProps {
  readonly control: FormControl<NewRegistrationForm>;
  readonly isAsked: boolean;
  readonly onAskedChange: (isAsked: boolean) => void;
}

/** Whether the firm fills in what is needed, or asks the client for it by letter, in a language of the firm. */
export function WhoGives({ control, isAsked, onAskedChange }: WhoGivesProps) {
  const texts = useTranslations('parties')($ => $.parties.start, { returnObjects: true });
  const session = useSession();
  const regions = useRegionSettings(session.status === 'signedIn' ? session.tenantId : null);
  return (
    <Stack>
      <RadioGroup
        label={texts.who}
        value={isAsked ? 'client' : 'firm'}
        onValueChange={who => onAskedChange(who === 'client')}
        options={[
          { value: 'firm', label: texts.staff, hint: texts.tenantHint },
          { value: 'client', label: texts.client, hint: texts.clientHint },
        ]}
      />
      {isAsked && (
        <FormSelect
          control={control}
          name="locale"
          label={texts.emailLanguage}
          options={(regions.data?.allowedLocales ?? []).map(value => ({
            value,
            label: languageName(value, value),
          }))}
        />
      )}
    </Stack>
  );
}
