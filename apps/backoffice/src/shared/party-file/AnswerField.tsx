import { FormRadioGroup, type FormControl } from '@dossier/ui/form';
import { useTranslations } from '../translations.ts';
import type { PartyValues } from './use-party-form.ts';

/** A question that is answered with yes or no, or not yet. */
export function AnswerField<Values extends PartyValues>({
  control,
  name,
  label,
  hint,
}: AnswerFieldProps<Values>) {
  const t = useTranslations('parties');
  return (
    <FormRadioGroup
      control={control}
      name={name as never}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      direction="across"
      isOptional
      options={[
        { value: 'true', label: t($ => $.parties.yes) },
        { value: 'false', label: t($ => $.parties.no) },
      ]}
    />
  );
}

interface AnswerFieldProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}
