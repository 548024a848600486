import { FormDateField, FormRows, FormTextField, type FormControl } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { useTexts, useTranslations } from '../translations.ts';
import { emptyRiskMarker, type PersonValues } from './party-values.ts';
import type { PartyValues } from './use-party-form.ts';
import { usePartyHints } from './use-party-hints.ts';

/** What weighs in the risk of a party (4-expectations row 107), each with where it comes from and how long it holds. */
export function RiskMarkerRows<Values extends PartyValues>({
  control: partyControl,
}: RiskMarkerRowsProps<Values>) {
  // Persons and entities have the same markers under the same name.
  const control = partyControl as unknown as FormControl<PersonValues>;
  const t = useTranslations('parties');
  const { fields, rows } = useTexts('parties');
  const hints = usePartyHints();
  const texts = fields.riskMarkers;
  return (
    <FormRows
      control={control}
      name="riskMarkers"
      label={texts.self}
      newRow={emptyRiskMarker}
      addLabel={rows.addRiskMarker}
      removeLabel={rows.remove}
      rowLabel={position => t($ => $.parties.rows.riskMarker, { position })}
      noneLabel={rows.noRiskMarkers}
      max={50}
    >
      {index => (
        <Columns>
          <FormTextField control={control} name={`riskMarkers.${index}.text`} label={texts.text} />
          <FormTextField
            control={control}
            name={`riskMarkers.${index}.code`}
            label={texts.code}
            isCode
            isOptional
          />
          <FormTextField
            control={control}
            name={`riskMarkers.${index}.source`}
            label={texts.source}
            hint={hints.riskMarkerSource}
          />
          <FormDateField
            control={control}
            name={`riskMarkers.${index}.since`}
            label={texts.since}
            isOptional
          />
          <FormDateField
            control={control}
            name={`riskMarkers.${index}.until`}
            label={texts.until}
            isOptional
          />
        </Columns>
      )}
    </FormRows>
  );
}

interface RiskMarkerRowsProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
}
