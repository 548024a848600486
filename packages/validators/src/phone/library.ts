/**
 * The one door to the phone library, loaded on demand. `max` is the only metadata that tells a mobile number from a
 * landline everywhere; through this module a bundler keeps of the library what is used.
 */
export { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
