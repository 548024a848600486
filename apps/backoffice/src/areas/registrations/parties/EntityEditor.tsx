import { entitySections, type ClientFileSection } from '@dossier/api/contract';
import {
  Form,
  FormPercentField,
  FormPhoneField,
  FormSection,
  FormSections,
  FormTextField,
  SaveBar,
} from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { useTexts } from '../../../shared/translations.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { EntityIdentityFields } from './EntityIdentityFields.tsx';
import { formSections } from './form-sections.ts';
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
import { roleSection, usePartyNeeds } from './use-party-needs.ts';
import { usePartyForm } from './use-party-form.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';

/** Everything about a legal entity, section by section, saved together. */
export function EntityEditor({ registration, position, onDone }: PartyEditorProps) {
  const { fields, clientFile, roleHere, sections: sectionsLabel } = useTexts('parties');
  const { party, under } = position;
  const sections = formSections(
    Object.keys(entitySections) as ClientFileSection[],
    clientFile,
    under ? roleHere : undefined,
  );
  const country = useTenantCountry();
  const [schema] = useState(() => entitySchema({ today: new Date().toISOString().slice(0, 10) }));
  const partyForm = usePartyForm(
    registration,
    party,
    { field: 'legalEntity', schema, valuesOf: node => entityValues(node, country) },
    onDone,
  );
  const { form } = partyForm;
  const needs = usePartyNeeds(registration, party);
  const { control } = form;
  return (
    <>
      <Form form={form} isGuarded {...needs}>
        <FormSections control={control} label={sectionsLabel} sections={sections}>
          <EntityIdentityFields control={control} />
          <FormSection id="business-details" title={clientFile['business-details']}>
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
          </FormSection>
          <FormSection id="business-contact-details" title={clientFile['business-contact-details']}>
            <Columns>
              <WithMaskedHint control={control} name="phone">
                {hint => (
                  <FormPhoneField
                    control={control}
                    name="phone"
                    label={fields.phone}
                    hint={hint}
                    isOptional
                  />
                )}
              </WithMaskedHint>
              <FormTextField control={control} name="email" type="email" label={fields.email} isOptional />
            </Columns>
          </FormSection>
          <FormSection id="address" title={clientFile.address}>
            <AddressFields control={control} name="address" label={fields.address.self} hasCountry={false} />
          </FormSection>
          <TaxFields control={control} />
          <FormSection id="risk-markers" title={clientFile['risk-markers']}>
            <Stack>
              <StructureField control={control} />
              <RiskMarkerRows control={control} />
            </Stack>
          </FormSection>
          <RegistrationOriginFields control={control} />
          {under && (
            <FormSection id={roleSection} title={roleHere}>
              <FormPercentField
                control={control}
                name="ownershipPercentage"
                label={fields.ownershipPercentage}
                isOptional
              />
              <TypedOwnership control={control} company={under} owner={party} />
            </FormSection>
          )}
        </FormSections>
        <SaveBar form={form} />
      </Form>
      {partyForm.conflict && <PartyConflictModal name={partyName(party)} partyForm={partyForm} />}
    </>
  );
}
