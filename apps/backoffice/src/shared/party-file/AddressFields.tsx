import { useLookups } from '@dossier/api/registrations';
import {
  FormCountryField,
  FormPostcodeAddressField,
  FormTextField,
  FormWhen,
  type FormControl,
} from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTranslations } from '../translations.ts';
import type { PartyValues } from './use-party-form.ts';

/** An address: the country first, since the postcode register knows Dutch ones. It can always be typed. */
export function AddressFields<Values extends PartyValues>({
  control,
  name,
  label,
  hasCountry = true,
}: AddressFieldsProps<Values>) {
  const t = useTranslations('parties');
  const fields = t($ => $.parties.fields.address, { returnObjects: true });
  const { door } = useLookups();
  const at = name as never;
  const address = { control, name: at, label, isOptional: true, isLegendHidden: true } as const;
  const country = `${name}.country` as never;
  return (
    <Stack>
      {hasCountry && (
        <FormCountryField control={control} name={country} label={fields.country} group={label} isOptional />
      )}
      <FormWhen control={control} name={country} is={value => value === 'NL'}>
        <FormPostcodeAddressField
          {...address}
          hint={t($ => $.parties.lookupManual)}
          lookup={({ postcode, houseNumber }, { signal }) => door(postcode, houseNumber, signal)}
        />
      </FormWhen>
      <FormWhen control={control} name={country} is={value => value !== 'NL'}>
        <FormPostcodeAddressField {...address} />
      </FormWhen>
      <FormTextField
        control={control}
        name={`${name}.line2` as never}
        label={fields.line2}
        group={label}
        isOptional
      />
    </Stack>
  );
}

interface AddressFieldsProps<Values extends PartyValues> {
  readonly control: FormControl<Values>;
  /** `address`, or `secondaryAddresses.0`. */
  readonly name: string;
  readonly label: string;
  /** Where the form asks for it elsewhere, it is not asked here. @default true */
  readonly hasCountry?: boolean;
}
