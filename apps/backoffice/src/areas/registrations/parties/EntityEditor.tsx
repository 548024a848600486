import { Form, FormPhoneField, FormTextField, SaveBar } from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { ActivityFields } from './ActivityFields.tsx';
import { AddressFields } from './AddressFields.tsx';
import { EntityIdentityFields } from './EntityIdentityFields.tsx';
import { PartyConflictModal } from './PartyConflictModal.tsx';
import { partyName } from './party-name.ts';
import { entitySchema } from './party-schema.ts';
import { entityValues } from './party-values.ts';
import type { PartyEditorProps } from './party-editor.ts';
import { StructureField } from './StructureField.tsx';
import { TaxFields } from './TaxFields.tsx';
import { usePartyForm } from './use-party-form.ts';
import { WithMaskedHint } from './WithMaskedHint.tsx';

/** Everything about a legal entity, section by section, saved together. */
export function EntityEditor({ registration, position, onDone }: PartyEditorProps) {
  const { fields, sections } = useTexts('parties');
  const { party } = position;
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
        <EntityIdentityFields control={control} position={position} />
        <ActivityFields control={control} />
        <Section title={sections.contact}>
          <Columns>
            <WithMaskedHint control={control} name="phone">
              {hint => (
                <FormPhoneField control={control} name="phone" label={fields.phone} hint={hint} isOptional />
              )}
            </WithMaskedHint>
            <FormTextField control={control} name="email" type="email" label={fields.email} isOptional />
          </Columns>
        </Section>
        <Section title={sections.address}>
          <AddressFields control={control} name="address" label={fields.address.self} />
        </Section>
        <TaxFields control={control} />
        <Section title={sections.structure}>
          <StructureField control={control} />
        </Section>
        <Section title={sections.bank}>
          <FormTextField control={control} name="bankAccount" label={fields.bankAccount} isCode isOptional />
        </Section>
        <SaveBar form={form} />
      </Form>
      {partyForm.conflict && <PartyConflictModal name={partyName(party)} partyForm={partyForm} />}
    </>
  );
}
