import { firstCountries } from '../limits.ts';

/** The countries and territories that have an officially assigned ISO 3166-1 alpha-2 code, in its order. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV ' +
  'BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ' +
  'ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE ' +
  'IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY ' +
  'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU ' +
  'NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE ' +
  'VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** A country of a list, and what it is called there. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** What a country is called in a language; its code when the language has no name for it. */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code)
    : code;
}

/** All countries by name in the order of a language, the Netherlands and Belgium first (S1 §9, S2 §9). */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const country = (code: string): Country => ({ code, name: names.of(code) ?? code });
  const first: readonly string[] = firstCountries;
  const others = countryCodes.filter(code => !first.includes(code)).map(country);
  return [...first.map(country), ...others.toSorted((one, other) => compare(one.name, other.name))];
}

/** What a language calls itself, or what another calls it: `languageName('nl-NL', 'nl-NL')` is `Nederlands (Nederland)`. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}
