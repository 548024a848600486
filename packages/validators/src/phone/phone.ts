import type { CountryCode, NumberType } from 'libphonenumber-js/max';
import type { ErrorCode } from '../errors.ts';
import { defaultCountry as fallbackCountry, mobilePhoneLength } from '../limits.ts';
import type { ValidationResult } from '../rule.ts';
import { isEmpty, textOf, upperCaseAscii } from '../text.ts';
import { loadPhoneMetadata, phoneLibrary } from './metadata.ts';
import { preparePhone } from './prepare.ts';

export interface PhoneOptions {
  /**
   * Country of a number that is typed without its own, ISO 3166-1 alpha-2 in either case.
   * @default 'NL'
   */
  readonly defaultCountry?: string;
}

/** The number that a text is, and nothing else: a number inside a sentence is none. */
export function parsePhone(text: string, { defaultCountry = fallbackCountry }: PhoneOptions = {}) {
  const country = upperCaseAscii(defaultCountry) as CountryCode;
  return phoneLibrary()?.parsePhoneNumberFromString(preparePhone(text), {
    defaultCountry: country,
    extract: false,
  });
}

/**
 * The common shape of the phone rules. Empty passes, too short fails, and otherwise the metadata decide: at once when
 * they are there, else when they have come. If they cannot be fetched the value passes: the platform validates it again,
 * and a right number is not called wrong.
 */
export function validatePhone(
  value: unknown,
  options: PhoneOptions | undefined,
  code: ErrorCode,
  types: readonly NumberType[],
): ValidationResult | Promise<ValidationResult> {
  if (isEmpty(value)) return undefined;
  const text = textOf(value);
  if (text === undefined) return { code };
  const prepared = preparePhone(text);
  if (prepared.length < mobilePhoneLength) return prepared === '' ? undefined : { code };
  const answer = (): ValidationResult => {
    const number = parsePhone(text, options);
    return number?.isValid() === true && types.includes(number.getType()) ? undefined : { code };
  };
  return phoneLibrary() ? answer() : loadPhoneMetadata().then(answer, () => undefined);
}
