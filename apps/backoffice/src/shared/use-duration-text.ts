import { useLocale } from './use-locale.ts';

export function useDurationText() {
  const [locale] = useLocale();
  const textOf = (unit: 'minute' | 'hour') => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return (value: number) => format.format(value);
  };
  return { minutes: textOf('minute'), hours: textOf('hour') };
}
