import { Form, FormPercentField, FormPhoneField, FormTextField, SaveBar } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { EntityIdentityFields } from './EntityIdentityFields.tsx';
import { IndustryField } from './IndustryField.tsx';
import { PartyConflictModal } from './PartyConflictModal.tsx';
import { partyName } from './party-name.ts';
import { entitySchema } from './party-schema.ts';
import { entityValues } from './party-values.ts';
import type { PartyEditorProps } from './party-editor.ts';
import { RegistrationOriginFields } from './RegistrationOriginFields.tsx';
import { RiskMarkerRows } from './RiskMarkerRows.tsx';
import { StructureField } from './StructureField.tsx';
import { TaxFields } from './TaxFields.tsx';
import { TypedOwnership } from './TypedOwnership.tsx';
import { usePartyForm } from './use-party-form.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';

/** Everything about a legal entity, section by section, saved together. */
export function EntityEditor({ registration, position, onDone }: PartyEditorProps) {
  const { fields, clientFile, roleHere } = useTexts('parties');
  const { party, under } = position;
  const [schema] = useState(() => entitySchema({ today: new Date().toISOString().slice(0, 10) }));
  const partyForm = usePartyForm(
    registration,
    party,
    { field: 'legalEntity', schema, valuesOf: entityValues },
    onDone,
  );
  const { form } = partyForm;
  const { control } = form;
  return (
    <>
      <Form form={form} isGuarded>
        <EntityIdentityFields control={control} />
        <Section title={clientFile['business-details']}>
          <Stack>
            <ActivityFields control={control} />
            <IndustryField control={control} />
            <FormTextField
              control={control}
              name="bankAccount"
              label={fields.bankAccount}
              isCode
              isOptional
            />
          </Stack>
        </Section>
        <Section title={clientFile['business-contact-details']}>
          <Columns>
            <WithMaskedHint control={control} name="phone">
              {hint => (
                <FormPhoneField control={control} name="phone" label={fields.phone} hint={hint} isOptional />
              )}
            </WithMaskedHint>
            <FormTextField control={control} name="email" type="email" label={fields.email} isOptional />
          </Columns>
        </Section>
        <Section title={clientFile.address}>
          <AddressFields control={control} name="address" label={fields.address.self} />
        </Section>
        <TaxFields control={control} />
        <Section title={clientFile['risk-markers']}>
          <Stack>
            <StructureField control={control} />
            <RiskMarkerRows control={control} />
          </Stack>
        </Section>
        <RegistrationOriginFields control={control} />
        {under && (
          <Section title={roleHere}>
            <FormPercentField
              control={control}
              name="ownershipPercentage"
              label={fields.ownershipPercentage}
              isOptional
            />
            <TypedOwnership control={control} company={under} owner={party} />
          </Section>
        )}
        <SaveBar form={form} />
      </Form>
      {partyForm.conflict && <PartyConflictModal name={partyName(party)} partyForm={partyForm} />}
    </>
  );
}
