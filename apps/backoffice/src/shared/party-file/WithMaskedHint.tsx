import { isMasked } from '@dossier/api/contract';
import { FormWhen, type FormWhenProps } from '@dossier/ui/form';
import type { ReactNode } from 'react';
import { useTexts } from '../translations.ts';

/** A field for a number that arrives masked once it is stored: only then the hint says so. */
export function WithMaskedHint<Values extends object>({
  control,
  name,
  hint,
  children,
}: WithMaskedHintProps<Values>) {
  const { masked } = useTexts('parties');
  return (
    <FormWhen control={control} name={name} is={() => true}>
      {value => children([hint, isMasked(value) && masked].filter(Boolean).join('. ') || undefined)}
    </FormWhen>
  );
}

interface WithMaskedHintProps<Values extends object> extends Pick<FormWhenProps<Values>, 'control' | 'name'> {
  /** What the hint says in any case, without its full stop. */
  readonly hint?: string;
  readonly children: (hint: string | undefined) => ReactNode;
}
