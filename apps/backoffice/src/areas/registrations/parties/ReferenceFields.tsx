import { FormRows, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { emptyReference, type PersonValues } from './party-values.ts';

/** What other systems know a person by (S2 §3): one reference for each system. */
export function ReferenceFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const t = useTranslations('parties');
  const { fields, hints, rows } = useTexts('parties');
  const texts = fields.partyExternalReferences;
  return (
    <Section title={texts.self}>
      <FormRows
        control={control}
        name="partyExternalReferences"
        label={texts.self}
        hint={hints.partyExternalReferences}
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
    </Section>
  );
}
