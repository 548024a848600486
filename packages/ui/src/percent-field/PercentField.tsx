'use client';
import { percentDecimals, typedDecimals } from '@dossier/validators/limits';
import { useMessages } from '../messages/index.ts';
import { NumberField, type NumberFieldProps } from '../number-field/NumberField.tsx';

const wordFor = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', unitDisplay: 'long' })
    .formatToParts(2)
    .find(part => part.type === 'unit')?.value ?? '%';

/**
 * A percentage. Two decimals can be typed; a value that was computed keeps and shows four. Its value is a decimal text
 * (`33.3333`), so that shares add up to 100 exactly.
 *
 * Renders a label and an `<input inputmode="decimal">`; `ref` and the rest of the props go to the input.
 */
export function PercentField(props: PercentFieldProps) {
  const { locale } = useMessages();
  return (
    <NumberField
      min={0}
      max={100}
      {...props}
      unit="%"
      unitLabel={wordFor(locale)}
      decimals={typedDecimals}
      shownDecimals={percentDecimals}
    />
  );
}

export type PercentFieldProps = Omit<
  NumberFieldProps,
  'decimals' | 'shownDecimals' | 'unit' | 'unitLabel' | 'unitPosition'
>;
