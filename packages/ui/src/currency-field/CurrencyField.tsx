'use client';
import { currency as euro } from '@dossier/validators/limits';
import { useMessages } from '../messages/index.ts';
import { NumberField, type NumberFieldProps } from '../number-field/NumberField.tsx';

/** The sign of a currency, its name, and on which side a language writes it. */
function signIn(locale: string, currency: string) {
  const partsOf = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
    }).formatToParts(2);
  const parts = partsOf('narrowSymbol');
  const at = parts.findIndex(part => part.type === 'currency');
  return {
    unit: parts[at]?.value ?? currency,
    unitLabel: partsOf('name').find(part => part.type === 'currency')?.value ?? currency,
    unitPosition: at === 0 ? ('start' as const) : ('end' as const),
  };
}

/**
 * An amount in whole euros, or whole units of another currency: cents are dropped. Its value is a decimal text
 * (`12500`). The rule beside it, `minCurrency`, takes the same `currency` for the text of its error.
 *
 * Renders a label and an `<input inputmode="numeric">`; `ref` and the rest of the props go to the input.
 */
export function CurrencyField({ currency = euro.code, ...props }: CurrencyFieldProps) {
  const { locale } = useMessages();
  return <NumberField step={1000} {...props} {...signIn(locale, currency)} decimals={euro.decimals} />;
}

export interface CurrencyFieldProps extends Omit<
  NumberFieldProps,
  'decimals' | 'shownDecimals' | 'unit' | 'unitLabel' | 'unitPosition'
> {
  /** What the amount is counted in, an ISO 4217 code. @default EUR */
  readonly currency?: string | undefined;
}
