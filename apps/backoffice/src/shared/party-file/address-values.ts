import { postalCode as postalCodeRule, type PartyAddress } from '@dossier/api/contract';
import { countryFromList, maxLength, normalizePostcode, optional } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';

/** An address as its form asks for it: the front door by itself, so that the postcode register can be asked. */
export interface AddressValues {
  postcode: string;
  houseNumber: string;
  addition: string;
  street: string;
  city: string;
  line2: string;
  country: string;
}

export const emptyAddress: AddressValues = {
  postcode: '',
  houseNumber: '',
  addition: '',
  street: '',
  city: '',
  line2: '',
  country: '',
};

/** Street, number, and what follows the number: `Maliebaan 14 bis`. What has another form is the street as it is. */
const doorForm = /^(.*\S) (\d{1,5})(?: (\S[^\d]*))?$/;

const splitLine = (line: string) => {
  const [, street, houseNumber, addition = ''] = doorForm.exec(line) ?? [];
  return street === undefined || houseNumber === undefined
    ? { street: line, houseNumber: '', addition: '' }
    : { street, houseNumber, addition };
};

/** @param usualCountry where an address is that no one has entered yet. */
export function addressValues(address: PartyAddress | undefined, usualCountry = ''): AddressValues {
  if (!address) return { ...emptyAddress, country: usualCountry };
  const { line1 = '', line2 = '', postalCode = '', city = '', country = '' } = address;
  return { ...splitLine(line1), postcode: postalCode, city, line2, country };
}

const isBlank = ({ country: _country, ...rest }: AddressValues) =>
  Object.values(rest).every(text => text.trim() === '');

/** A secondary address; null when nothing but the country is filled in, which every row begins with. */
export const secondaryAddressFrom = (values: AddressValues): PartyAddress | null =>
  isBlank(values) ? null : addressFrom(values);

/** The address that the values are; null when nothing is filled in. */
export function addressFrom(values: AddressValues): PartyAddress | null {
  if (isBlank(values) && values.country === '') return null;
  const { postcode, houseNumber, addition, street, city, line2, country } = values;
  const line1 = [street, houseNumber, addition]
    .map(text => text.trim())
    .filter(Boolean)
    .join(' ');
  return {
    line1: line1 || undefined,
    line2: line2.trim() || undefined,
    postalCode: (country === 'NL' ? normalizePostcode(postcode) : postcode.trim()) || undefined,
    city: city.trim() || undefined,
    country: country || undefined,
  };
}

const text = (max: number) => string().test(...check(maxLength, { max }));

export const addressSchema = () =>
  object({
    postcode: text(20).test(
      ...check(postalCodeRule, ({ parent }) => ({ country: parent['country'] as unknown })),
    ),
    houseNumber: text(10),
    addition: text(20),
    street: text(200),
    city: text(100),
    line2: text(255),
    country: string().test(...check(optional(countryFromList))),
  });

/** Where the platform's errors stand in the form. */
export const addressPath = (path: string): string =>
  path.replace(/\.line1$/, '.street').replace(/\.postalCode$/, '.postcode');
