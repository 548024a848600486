import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { HomeFields } from '../../../shared/party-file/HomeFields.tsx';
import { IdentityFields } from '../../../shared/party-file/IdentityFields.tsx';
import { LocaleFields } from '../../../shared/party-file/LocaleFields.tsx';
import { PersonBusinessFields } from '../../../shared/party-file/PersonBusinessFields.tsx';
import { ReferenceFields } from '../../../shared/party-file/ReferenceFields.tsx';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { RiskFields } from '../../../shared/party-file/RiskFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { personSchema } from '../../../shared/party-file/party-schema.ts';
import { personValues, type PersonValues } from '../../../shared/party-file/party-values.ts';
import type { SectionEditorProps } from './SectionEditor.tsx';
import { SectionForm, type FieldsOf } from './SectionForm.tsx';

const fieldsOf: FieldsOf<PersonValues> = {
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

export const PersonSectionEditor = (props: SectionEditorProps) => (
  <SectionForm {...props} schemaOf={personSchema} valuesOf={personValues} fieldsOf={fieldsOf} />
);
