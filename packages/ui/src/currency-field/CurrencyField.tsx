'use client';
import { currency } from '@dossier/validators/limits';
import { useMessages } from '../messages/index.ts';
import { NumberField, type NumberFieldProps } from '../number-field/NumberField.tsx';

/** The sign of the currency, its name, and on which side a language writes it. */
function signIn(locale: string) {
  const partsOf = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.code,
      currencyDisplay,
    }).formatToParts(2);
  const parts = partsOf('narrowSymbol');
  const at = parts.findIndex(part => part.type === 'currency');
  return {
    unit: parts[at]?.value ?? currency.code,
    unitLabel: partsOf('name').find(part => part.type === 'currency')?.value ?? currency.code,
    unitPosition: at === 0 ? ('start' as const) : ('end' as const),
  };
}

/**
 * An amount in whole euros: cents are dropped. Its value is a decimal text (`12500`).
 *
 * Renders a label and an `<input inputmode="numeric">`; `ref` and the rest of the props go to the input.
 */
export function CurrencyField(props: CurrencyFieldProps) {
  const { locale } = useMessages();
  return <NumberField step={1000} {...props} {...signIn(locale)} decimals={currency.decimals} />;
}

export type CurrencyFieldProps = Omit<
  NumberFieldProps,
  'decimals' | 'shownDecimals' | 'unit' | 'unitLabel' | 'unitPlace'
>;
