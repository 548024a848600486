import { type ClientFileSection } from '@dossier/api/contract';
import { Form, SaveBar, type FormControl } from '@dossier/ui/form';
import { useState, type ReactNode } from 'react';
import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { HomeFields } from '../../../shared/party-file/HomeFields.tsx';
import { IdentityFields } from '../../../shared/party-file/IdentityFields.tsx';
import { LocaleFields } from '../../../shared/party-file/LocaleFields.tsx';
import { PersonBusinessFields } from '../../../shared/party-file/PersonBusinessFields.tsx';
import { ReferenceFields } from '../../../shared/party-file/ReferenceFields.tsx';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { RiskFields } from '../../../shared/party-file/RiskFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { PartyConflictModal } from '../../../shared/party-file/PartyConflictModal.tsx';
import { personSchema } from '../../../shared/party-file/party-schema.ts';
import { personValues, type PersonValues } from '../../../shared/party-file/party-values.ts';
import { usePartyForm } from '../../../shared/party-file/use-party-form.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { useTenantCountry } from '../../../shared/use-tenant-country.ts';
import { ChangesModal } from './ChangesModal.tsx';
import { schemaOfSection } from './schema-of-section.ts';
import type { SectionEditorProps } from './SectionEditor.tsx';
import { useChangesQuestion } from './use-changes-question.ts';
import { useSectionStore } from './use-section-store.ts';

type Control = FormControl<PersonValues>;

const fieldsOf: Partial<
  Record<ClientFileSection, (control: Control, party: SectionEditorProps['party']) => ReactNode>
> = {
  'id-details': control => <IdentityFields control={control} />,
  'business-details': (control, party) => (
    <PersonBusinessFields control={control} parties={[party]} party={party} />
  ),
  'business-contact-details': control => <ContactFields control={control} />,
  address: control => <HomeFields control={control} />,
  'tax-residency': control => <TaxFields control={control} />,
  'risk-markers': control => <RiskFields control={control} />,
  internationalization: (control, { naturalPerson }) => (
    <LocaleFields control={control} storedRegion={naturalPerson?.region} />
  ),
  'client-references': control => <ReferenceFields control={control} />,
  'registration-origin': control => <RegistrationOriginFields control={control} />,
};

/** One section of a person, with what it changes shown before it is saved. */
export function PersonSectionEditor({ party, section, onDone }: SectionEditorProps) {
  const country = useTenantCountry();
  const question = useChangesQuestion(usePartyTexts());
  const [schema] = useState(() =>
    schemaOfSection(
      personSchema({ today: new Date().toISOString().slice(0, 10), whose: 'anybody' }),
      party,
      section,
    ),
  );
  const partyForm = usePartyForm(
    useSectionStore(party, section),
    { schema, valuesOf: node => personValues(node, country) },
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
