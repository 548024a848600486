import {
  FormDateField,
  FormPercentField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  type FormControl,
} from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { leiStatus } from '@dossier/validators/vocabularies';
import { useVocabularyOptions } from '../../../shared/vocabulary-text.ts';
import { useTexts } from '../../../shared/translations.ts';
import type { FoundParty } from './party-name.ts';
import type { EntityValues } from './party-values.ts';
import { TypedOwnership } from './TypedOwnership.tsx';

/** What an entity is, by its registers. */
export function EntityIdentityFields({ control, position: { party, under } }: EntityIdentityFieldsProps) {
  const optionsOf = useVocabularyOptions('record');
  const { fields, hints, sections, leiAccept } = useTexts('parties');
  return (
    <Section title={sections.identity}>
      <Columns>
        <FormTextField control={control} name="name" label={fields.name} />
        <FormTextField
          control={control}
          name="chamberOfCommerceNo"
          label={fields.chamberOfCommerceNo}
          hint={hints.chamberOfCommerceNo}
          isCode
          isOptional
        />
        <FormTextField control={control} name="legalForm" label={fields.legalForm} isOptional />
        <FormTextField control={control} name="legalFormText" label={fields.legalFormText} isOptional />
        <FormDateField
          control={control}
          name="incorporationDate"
          label={fields.incorporationDate}
          isOptional
        />
        <FormTextField control={control} name="companyId" label={fields.companyId} isCode isOptional />
        <FormTextField
          control={control}
          name="legalEntityIdentifier"
          label={fields.legalEntityIdentifier}
          hint={hints.legalEntityIdentifier}
          isCode
          isOptional
        />
        <FormSelect
          control={control}
          name="legalEntityIdentifierStatus"
          label={fields.legalEntityIdentifierStatus}
          options={optionsOf(leiStatus)}
          isOptional
        />
        <FormDateField
          control={control}
          name="legalEntityIdentifierExpiresAt"
          label={fields.legalEntityIdentifierExpiresAt}
          isOptional
        />
        <FormRadioGroup
          control={control}
          name="leiAcceptStatus"
          label={fields.leiAcceptStatus}
          direction="across"
          options={(['ACCEPTED', 'REJECTED'] as const).map(value => ({ value, label: leiAccept[value] }))}
          isOptional
        />
        {under && (
          <FormPercentField
            control={control}
            name="ownershipPercentage"
            label={fields.ownershipPercentage}
            isOptional
          />
        )}
      </Columns>
      {under && <TypedOwnership control={control} company={under} owner={party} />}
    </Section>
  );
}

interface EntityIdentityFieldsProps {
  readonly control: FormControl<EntityValues>;
  /** Under another entity it may own a part of that. */
  readonly position: FoundParty;
}
