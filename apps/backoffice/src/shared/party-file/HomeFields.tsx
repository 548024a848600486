import { FormRows, FormSection, type FormControl } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useTenantCountry } from '../use-tenant-country.ts';
import { useTexts, useTranslations } from '../translations.ts';
import { AddressFields } from './AddressFields.tsx';
import { emptyAddress } from './address-values.ts';
import type { PersonValues } from './party-values.ts';

export function HomeFields({ control }: { readonly control: FormControl<PersonValues> }) {
  const t = useTranslations('parties');
  const { fields, rows, clientFile } = useTexts('parties');
  const country = useTenantCountry();
  return (
    <FormSection id="address" title={clientFile.address}>
      <Stack>
        <AddressFields control={control} name="address" label={fields.address.self} />
        <FormRows
          control={control}
          name="secondaryAddresses"
          label={fields.secondaryAddresses}
          newRow={{ ...emptyAddress, country }}
          addLabel={rows.addAddress}
          removeLabel={rows.remove}
          rowLabel={position => t($ => $.parties.rows.address, { position })}
          noneLabel={rows.noAddresses}
          max={10}
        >
          {index => (
            <AddressFields
              control={control}
              name={`secondaryAddresses.${index}`}
              label={t($ => $.parties.rows.address, { position: index + 1 })}
            />
          )}
        </FormRows>
      </Stack>
    </FormSection>
  );
}
