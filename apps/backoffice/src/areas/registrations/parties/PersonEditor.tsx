import { personSections, type ClientFileSection } from '@dossier/api/contract';
import { Form, FormSections, SaveBar } from '@dossier/ui/form';
import { useState } from 'react';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { useTexts } from '../../../shared/translations.ts';
import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { PersonBusinessFields } from '../../../shared/party-file/PersonBusinessFields.tsx';
import { formSections } from './form-sections.ts';
import { HomeFields } from '../../../shared/party-file/HomeFields.tsx';
import { IdentityFields } from '../../../shared/party-file/IdentityFields.tsx';
import { LocaleFields } from '../../../shared/party-file/LocaleFields.tsx';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { personSchema } from '../../../shared/party-file/party-schema.ts';
import { personValues } from '../../../shared/party-file/party-values.ts';
import type { PartyEditorProps } from './party-editor.ts';
import { ReferenceFields } from '../../../shared/party-file/ReferenceFields.tsx';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { RiskFields } from '../../../shared/party-file/RiskFields.tsx';
import { RolesFields } from './RolesFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { useRegistrationStore } from './use-registration-store.ts';
import { usePartyNeeds, validatedSection } from './use-party-needs.ts';
import { usePartyForm } from '../../../shared/party-file/use-party-form.ts';
import { whoseOf } from './party-owner-name.ts';
import { usePartyHints } from '../../../shared/party-file/use-party-hints.ts';

export function PersonEditor({ registration, position, onDone }: PartyEditorProps) {
  const { clientFile, roleHere, sections: sectionsLabel } = useTexts('parties');
  const hints = usePartyHints();
  const sections = formSections(Object.keys(personSections) as ClientFileSection[], clientFile, roleHere);
  const { party } = position;
  const country = useTenantCountry();
  const [schema] = useState(() =>
    personSchema({ today: new Date().toISOString().slice(0, 10), whose: whoseOf(registration, position) }),
  );
  const partyForm = usePartyForm(
    useRegistrationStore(registration, party, 'naturalPerson'),
    { schema, valuesOf: node => personValues(node, country), sectionOf: validatedSection },
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
          <IdentityFields control={control} />
          <PersonBusinessFields control={control} parties={registration.parties} party={party} />
          <ContactFields control={control} emailHint={hints.email} />
          <HomeFields control={control} />
          <TaxFields control={control} />
          <RiskFields control={control} />
          <LocaleFields control={control} storedRegion={party.naturalPerson?.region} />
          <ReferenceFields control={control} />
          <RegistrationOriginFields control={control} />
          <RolesFields
            control={control}
            position={position}
            onMarkOwner={() => form.methods.setValue('ubo', 'true', { shouldDirty: true })}
          />
        </FormSections>
        <SaveBar form={form} />
      </Form>
      {partyForm.conflict && <PartyConflictModal name={partyName(party)} partyForm={partyForm} />}
    </>
  );
}
