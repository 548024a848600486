import { FormTextField, type FormControl } from '@dossier/ui/form';
import { useTranslations } from '../../shared/translations.ts';
import type { NameValues } from './name-schema.ts';

/** What someone of the staff is called: at sign-up, in the profile, and where a colleague is changed. */
export function NameFields<Values extends NameValues>({ control, isOwn = true }: NameFieldsProps<Values>) {
  const t = useTranslations('access');
  const texts = t($ => $.access.signUp, { returnObjects: true });
  // The browser knows what its own person is called, and no one else.
  const autoComplete = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <FormTextField
        control={control}
        name={'firstName' as never}
        label={texts.firstName}
        autoComplete={autoComplete('given-name')}
      />
      <FormTextField
        control={control}
        name={'middleName' as never}
        label={texts.middleName}
        isOptional
        autoComplete={autoComplete('additional-name')}
      />
      <FormTextField
        control={control}
        name={'lastName' as never}
        label={texts.lastName}
        autoComplete={autoComplete('family-name')}
      />
    </>
  );
}

interface NameFieldsProps<Values extends NameValues> {
  readonly control: FormControl<Values>;
  /** False for the name of a colleague. @default true */
  readonly isOwn?: boolean;
}
