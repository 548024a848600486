import { FormPasswordField, type FormControl } from '@dossier/ui/form';
import { useTranslations } from '../../shared/translations.ts';
import type { NewPasswordValues } from './new-password-schema.ts';

/** The new password, twice: at sign-in, at a reset and when it is changed. */
export function NewPasswordFields<Values extends NewPasswordValues>({
  control,
}: NewPasswordFieldsProps<Values>) {
  const t = useTranslations('access');
  return (
    <>
      <FormPasswordField
        control={control}
        name={'newPassword' as never}
        label={t($ => $.access.login.newPassword)}
        autoComplete="new-password"
        hasRules
      />
      <FormPasswordField
        control={control}
        name={'confirmPassword' as never}
        label={t($ => $.access.login.confirmPassword)}
        autoComplete="new-password"
      />
    </>
  );
}

interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  readonly control: FormControl<Values>;
}
