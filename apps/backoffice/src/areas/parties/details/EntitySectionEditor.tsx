import { type ClientFileSection } from '@dossier/api/contract';
import { Form, SaveBar, type FormControl } from '@dossier/ui/form';
import { useState, type ReactNode } from 'react';
import { AddressSection } from '../../../shared/party-file/AddressSection.tsx';
import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { EntityBusinessFields } from '../../../shared/party-file/EntityBusinessFields.tsx';
import { EntityIdentityFields } from '../../../shared/party-file/EntityIdentityFields.tsx';
import { EntityRiskFields } from '../../../shared/party-file/EntityRiskFields.tsx';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { entitySchema } from '../../../shared/party-file/party-schema.ts';
import { entityValues, type EntityValues } from '../../../shared/party-file/party-values.ts';
import { usePartyForm } from '../../../shared/party-file/use-party-form.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { ChangesModal } from './ChangesModal.tsx';
import { schemaOfSection } from './schema-of-section.ts';
import type { SectionEditorProps } from './SectionEditor.tsx';
import { useChangesQuestion } from './use-changes-question.ts';
import { useSectionStore } from './use-section-store.ts';

type Control = FormControl<EntityValues>;

const fieldsOf: Partial<
  Record<ClientFileSection, (control: Control, party: SectionEditorProps['party']) => ReactNode>
> = {
  'chamber-of-commerce': control => <EntityIdentityFields control={control} hasCountry={false} />,
  'business-details': control => <EntityBusinessFields control={control} />,
  'business-contact-details': control => <ContactFields control={control} />,
  address: control => <AddressSection control={control} />,
  'tax-residency': control => <TaxFields control={control} />,
  'risk-markers': control => <EntityRiskFields control={control} />,
  'registration-origin': control => <RegistrationOriginFields control={control} />,
};

/** One section of a legal entity, with what it changes shown before it is saved. */
export function EntitySectionEditor({ party, section, onDone }: SectionEditorProps) {
  const country = useTenantCountry();
  const question = useChangesQuestion(usePartyTexts());
  const [schema] = useState(() =>
    schemaOfSection(
      entitySchema({ today: new Date().toISOString().slice(0, 10), whose: 'anybody' }),
      party,
      section,
    ),
  );
  const partyForm = usePartyForm(
    useSectionStore(party, section),
    { schema, valuesOf: node => entityValues(node, country) },
    { onDone, confirm: question.ask },
  );
  const { form } = partyForm;
  return (
    <>
      <Form form={form} isGuarded>
        {fieldsOf[section]?.(form.control, party)}
        <SaveBar form={form} />
      </Form>
      <ChangesModal question={question} />
      {partyForm.conflict && <PartyConflictModal name={party.name} partyForm={partyForm} />}
    </>
  );
}
