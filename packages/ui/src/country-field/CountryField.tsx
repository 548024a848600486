'use client';
import { firstCountries } from '@dossier/validators/limits';
import { countriesIn } from '@dossier/validators/vocabularies';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from '../combo-box/ComboBox.tsx';
import { Flag } from '../internal/Flag.tsx';
import { locales, useMessages, type Locale } from '../messages/index.ts';

const lists = new Map<Locale, readonly ComboBoxOption[]>();

/** The countries in a language's order; each is found by its names in all four languages, and by its code. */
function optionsIn(locale: Locale): readonly ComboBoxOption[] {
  const cached = lists.get(locale);
  if (cached) return cached;
  const names = locales.map(each => new Intl.DisplayNames(each, { type: 'region' }));
  const options = countriesIn(locale).map(({ code, name }) => ({
    value: code,
    label: name,
    keywords: `${code} ${names.map(each => each.of(code) ?? '').join(' ')}`,
    start: <Flag country={code} />,
    hasLine: code === firstCountries.at(-1),
  }));
  lists.set(locale, options);
  return options;
}

/**
 * A country, by its ISO 3166-1 code: the Netherlands and Belgium first, found by its name in any of the four languages.
 *
 * Renders what a `ComboBox` renders; `ref` and the rest of the props go to the input.
 */
export function CountryField({ countries, ...rest }: CountryFieldProps) {
  const { locale } = useMessages();
  const all = optionsIn(locale);
  const options = countries ? all.filter(option => countries.includes(option.value)) : all;
  return <ComboBox autoComplete="off" {...rest} options={options} />;
}

export interface CountryFieldProps extends Omit<ComboBoxProps, 'options'> {
  /** Codes that can be chosen. @default every country of ISO 3166-1 */
  countries?: readonly string[];
}
