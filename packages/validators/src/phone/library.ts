/**
 * The one door to the phone library, loaded on demand. `max` is the only metadata that distinguishes a mobile number from a
 * landline everywhere; through this module a bundler keeps of the library what is used.
 */
export { parsePhoneNumberFromString } from 'libphonenumber-js/max';
export { formatPhone, movePhone, phoneCountries } from './typing.ts';
