import { usePermissions } from '@dossier/api/access';
import { useRegistrations } from '@dossier/api/registrations';
import { atLeastOneSelected } from '@dossier/validators';
import {
  registrationStatus,
  registrationType,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, object, string, type ObjectSchema } from 'yup';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { ChoiceValues } from './ChoiceForm.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';

const schema: ObjectSchema<ChoiceValues> = object({
  chosen: array(string().defined())
    .defined()
    .test(...check(atLeastOneSelected, { of: 'registrationTypes' })),
});

const open = [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')];

/** Which registrations may be started (S2 §5: at least one type), with how many of each are open. */
export function RegistrationTypesSection({ tenantId }: { readonly tenantId: string | null }) {
  const t = useTranslations('productSettings');
  const textOf = useVocabularyText();
  const { may } = usePermissions(['registrationRead']);
  const isCounted = may('registrationRead');
  const counts: Readonly<Record<RegistrationType, number | undefined>> = {
    INDIVIDUAL: useOpen(isCounted, 'INDIVIDUAL'),
    JOINT: useOpen(isCounted, 'JOINT'),
    BUSINESS: useOpen(isCounted, 'BUSINESS'),
  };
  return (
    <ChoiceSection
      tenantId={tenantId}
      name="registrationTypes"
      label={t($ => $.productSettings.registrationTypes.label)}
      options={registrationType.codes.map(code => {
        const count = counts[code];
        return {
          value: code,
          label: textOf('registrationType', code),
          ...(count !== undefined && { hint: t($ => $.productSettings.registrationTypes.open, { count }) }),
        };
      })}
      schema={schema}
      read={({ enabledTypes }) => enabledTypes}
      write={chosen => ({ enabledTypes: registrationType.codes.filter(code => chosen.includes(code)) })}
    />
  );
}

/** How many of a type are open; undefined while it is not known. */
const useOpen = (isCounted: boolean, type: RegistrationType): number | undefined =>
  useRegistrations(isCounted ? { type: [type], status: open, max: 1 } : null).data?.total;
