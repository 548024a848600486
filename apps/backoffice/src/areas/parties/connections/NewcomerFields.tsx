import {
  FormCountryField,
  FormDateField,
  FormRadioGroup,
  FormTextField,
  FormWhen,
  type FormControl,
} from '@dossier/ui/form';
import { Columns } from '@dossier/ui/layout';
import { SuggestedParties } from '../../../shared/party-file/SuggestedParties.tsx';
import { CompanyNumberField } from '../../../shared/party-file/CompanyNumberField.tsx';
import { useTexts } from '../../../shared/translations.ts';
import type { OtherParty } from './ConnectionFields.tsx';
import { emptyConnection, soughtOf, type ConnectionForm } from './new-connection.ts';

/** Someone who has no file yet: where they are, and what they are called; and who of the client file may be the same. */
export function NewcomerFields({ control, exceptId, onUse }: NewcomerFieldsProps) {
  const { fields, kind } = useTexts('parties');
  const texts = useTexts('connections');
  return (
    <>
      <p>{texts.entered}</p>
      <FormRadioGroup
        control={control}
        name="party"
        label={kind.label}
        direction="across"
        options={[
          { value: 'person', label: kind.person },
          { value: 'entity', label: kind.entity },
        ]}
      />
      <FormWhen control={control} name="party" is={value => value === 'person'}>
        <FormCountryField control={control} name="country" label={texts.countryOfResidence} />
        <Columns>
          <FormTextField control={control} name="givenNames" label={fields.givenNames} isOptional />
          <FormTextField control={control} name="lastName" label={fields.lastName} />
        </Columns>
        <FormDateField control={control} name="dateOfBirth" label={fields.dateOfBirth} isOptional />
      </FormWhen>
      <FormWhen control={control} name="party" is={value => value === 'entity'}>
        <FormCountryField control={control} name="country" label={fields.countryOfRegistration} />
        <Columns>
          <FormTextField control={control} name="name" label={fields.name} />
          <CompanyNumberField control={control} />
        </Columns>
      </FormWhen>
      <FormWhen control={control} name={soughtBy} is={() => true}>
        {typed => {
          const values = Object.fromEntries(
            soughtBy.map((name, index) => [name, (typed as readonly string[])[index] ?? '']),
          );
          const newcomer = { ...emptyConnection(''), ...values };
          return (
            <SuggestedParties
              typed={soughtOf(newcomer)}
              type={newcomer.party === 'entity' ? 'LE' : 'NP'}
              excluded={[exceptId]}
              onUse={onUse}
            />
          );
        }}
      </FormWhen>
    </>
  );
}

const soughtBy = [
  'party',
  'country',
  'givenNames',
  'lastName',
  'dateOfBirth',
  'chamberOfCommerceNo',
] as const;

interface NewcomerFieldsProps {
  readonly control: FormControl<ConnectionForm>;
  /** The client itself is no one to be connected with. */
  readonly exceptId: string;
  readonly onUse: (party: OtherParty) => void;
}
