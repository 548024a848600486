export { PostcodeAddressField } from './PostcodeAddressField.tsx';
export type { AddressPart, AddressPartBinding, PostcodeAddressFieldProps } from './PostcodeAddressField.tsx';
export type { AddressLookup, AddressQuery, PostcodeAddress } from './use-address-lookup.ts';
