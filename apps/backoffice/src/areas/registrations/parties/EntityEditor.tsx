import { entitySections, type ClientFileSection } from '@dossier/api/contract';
import { Form, FormPercentField, FormSection, FormSections, SaveBar } from '@dossier/ui/form';
import { useState } from 'react';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { useTexts } from '../../../shared/translations.ts';
import { AddressFields } from '../../../shared/party-file/AddressFields.tsx';
import { EntityIdentityFields } from '../../../shared/party-file/EntityIdentityFields.tsx';
import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { EntityBusinessFields } from '../../../shared/party-file/EntityBusinessFields.tsx';
import { EntityRiskFields } from '../../../shared/party-file/EntityRiskFields.tsx';
import { formSections } from './form-sections.ts';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { entitySchema } from '../../../shared/party-file/party-schema.ts';
import { entityValues } from '../../../shared/party-file/party-values.ts';
import type { PartyEditorProps } from './party-editor.ts';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { TypedOwnership } from './TypedOwnership.tsx';
import { useRegistrationStore } from './use-registration-store.ts';
import { roleSection, usePartyNeeds, validatedSection } from './use-party-needs.ts';
import { usePartyForm } from '../../../shared/party-file/use-party-form.ts';

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
    useRegistrationStore(registration, party, 'legalEntity'),
    { schema, valuesOf: node => entityValues(node, country), sectionOf: validatedSection },
    { onDone },
  );
  const { form } = partyForm;
  const needs = usePartyNeeds(registration, party);
  const { control } = form;
  return (
    <>
      <Form form={form} isGuarded {...needs}>
        <FormSections
          control={control}
          label={sectionsLabel}
          sections={sections}
          storedErrors={partyForm.storedErrors}
        >
          <EntityIdentityFields control={control} />
          <EntityBusinessFields control={control} />
          <ContactFields control={control} />
          <FormSection id="address" title={clientFile.address}>
            <AddressFields control={control} name="address" label={fields.address.self} hasCountry={false} />
          </FormSection>
          <TaxFields control={control} />
          <EntityRiskFields control={control} />
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
