import type { CustomField } from '@dossier/api/contract';
import type { Locale } from '@dossier/ui/messages';
import { formatCount, formatCurrency, formatDay, formatPercentage } from '../../../shared/format.ts';

export function answerText(
  { type, valueType }: CustomField,
  value: string,
  { locale, yes, no }: { readonly locale: Locale; readonly yes: string; readonly no: string },
): string {
  switch (type) {
    case 'B':
      return value === 'true' ? yes : no;
    case 'D':
      return formatDay(value, locale);
    case 'N':
      if (valueType === 'CURRENCY') return formatCurrency(Number(value), locale);
      return valueType === 'PERCENTAGE'
        ? formatPercentage(Number(value), locale)
        : formatCount(Number(value), locale);
    default:
      return value;
  }
}
