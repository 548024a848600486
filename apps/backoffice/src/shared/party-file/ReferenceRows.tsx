import { FormRows, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useTexts, useTranslations } from '../translations.ts';
import { emptyReference } from './party-values.ts';

export interface ReferenceValues {
  partyExternalReferences: (typeof emptyReference)[];
}

/** References of other systems (S2 §3), row by row. */
export function ReferenceRows({ control, hint }: ReferenceRowsProps) {
  const t = useTranslations('parties');
  const { fields, rows } = useTexts('parties');
  const texts = fields.partyExternalReferences;
  return (
    <FormRows
      control={control}
      name="partyExternalReferences"
      label={texts.self}
      hint={hint}
      newRow={emptyReference}
      addLabel={rows.addReference}
      removeLabel={rows.remove}
      rowLabel={position => t($ => $.parties.rows.reference, { position })}
      noneLabel={rows.noReferences}
      max={20}
    >
      {index => (
        <Columns>
          <FormTextField
            control={control}
            name={`partyExternalReferences.${index}.system`}
            label={texts.system}
          />
          <FormTextField
            control={control}
            name={`partyExternalReferences.${index}.reference`}
            label={texts.reference}
            isCode
          />
        </Columns>
      )}
    </FormRows>
  );
}

interface ReferenceRowsProps {
  readonly control: FormControl<ReferenceValues>;
  /** Whose references they are. */
  readonly hint: string;
}
