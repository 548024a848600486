import { personSections, type ClientFileSection } from '@dossier/api/contract';
import { Form, FormPhoneField, FormSection, FormSections, FormTextField, SaveBar } from '@dossier/ui/form';
import { Columns, Stack } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { useTexts } from '../../../shared/translations.ts';
import { BankFields } from './BankFields.tsx';
import { formSections } from './form-sections.ts';
import { HomeFields } from './HomeFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { LocaleFields } from './LocaleFields.tsx';
import { PartyConflictModal } from './PartyConflictModal.tsx';
import { partyName } from './party-name.ts';
import { personSchema } from './party-schema.ts';
import { personValues } from './party-values.ts';
import type { PartyEditorProps } from './party-editor.ts';
import { ReferenceFields } from './ReferenceFields.tsx';
import { RegistrationOriginFields } from './RegistrationOriginFields.tsx';
import { RiskFields } from './RiskFields.tsx';
import { RolesFields } from './RolesFields.tsx';
import { TaxFields } from './TaxFields.tsx';
import { usePartyNeeds } from './use-party-needs.ts';
import { usePartyForm } from './use-party-form.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';
import { WorkFields } from './WorkFields.tsx';
import { whoseOf } from './party-owner-name.ts';
import { usePartyHints } from './use-party-hints.ts';

/** Everything about a natural person, section by section, saved together. */
export function PersonEditor({ registration, position, onDone }: PartyEditorProps) {
  const { fields, clientFile, roleHere, sections: sectionsLabel } = useTexts('parties');
  const hints = usePartyHints();
  const sections = formSections(Object.keys(personSections) as ClientFileSection[], clientFile, roleHere);
  const { party } = position;
  const country = useTenantCountry();
  const [schema] = useState(() =>
    personSchema({ today: new Date().toISOString().slice(0, 10), whose: whoseOf(registration, position) }),
  );
  const partyForm = usePartyForm(
    registration,
    party,
    { field: 'naturalPerson', schema, valuesOf: node => personValues(node, country) },
    onDone,
  );
  const { form } = partyForm;
  const needs = usePartyNeeds(registration, party);
  const { control } = form;
  return (
    <>
      <Form form={form} isGuarded {...needs}>
        <FormSections control={control} label={sectionsLabel} sections={sections}>
          <IdentityFields control={control} />
          <FormSection id="business-details" title={clientFile['business-details']}>
            <Stack>
              <WorkFields control={control} />
              <BankFields control={control} parties={registration.parties} party={party} />
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
              <FormTextField
                control={control}
                name="email"
                type="email"
                label={fields.email}
                hint={hints.email}
                isOptional
              />
            </Columns>
          </FormSection>
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
