import { AddressSection } from '../../../shared/party-file/AddressSection.tsx';
import { ContactFields } from '../../../shared/party-file/ContactFields.tsx';
import { EntityBusinessFields } from '../../../shared/party-file/EntityBusinessFields.tsx';
import { EntityIdentityFields } from '../../../shared/party-file/EntityIdentityFields.tsx';
import { EntityRiskFields } from '../../../shared/party-file/EntityRiskFields.tsx';
import { RegistrationOriginFields } from '../../../shared/party-file/RegistrationOriginFields.tsx';
import { TaxFields } from '../../../shared/party-file/TaxFields.tsx';
import { entitySchema } from '../../../shared/party-file/party-schema.ts';
import { entityValues, type EntityValues } from '../../../shared/party-file/party-values.ts';
import type { SectionEditorProps } from './SectionEditor.tsx';
import { SectionForm, type FieldsOf } from './SectionForm.tsx';

const fieldsOf: FieldsOf<EntityValues> = {
  'chamber-of-commerce': control => <EntityIdentityFields control={control} hasCountry={false} />,
  'business-details': control => <EntityBusinessFields control={control} />,
  'business-contact-details': control => <ContactFields control={control} />,
  address: control => <AddressSection control={control} />,
  'tax-residency': control => <TaxFields control={control} />,
  'risk-markers': control => <EntityRiskFields control={control} />,
  'registration-origin': control => <RegistrationOriginFields control={control} />,
};

export const EntitySectionEditor = (props: SectionEditorProps) => (
  <SectionForm {...props} schemaOf={entitySchema} valuesOf={entityValues} fieldsOf={fieldsOf} />
);
