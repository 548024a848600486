export { PostcodeAddressField } from './PostcodeAddressField.tsx';
export type { AddressPart, AddressPartBinding, PostcodeAddressFieldProps } from './PostcodeAddressField.tsx';
export type { AddressLookUp, AddressQuery, PostcodeAddress } from './use-address-look-up.ts';
