import type { Absence } from '@dossier/api/contract';
import { formatDay } from './format.ts';
import { useLocale } from './use-locale.ts';
import { useTranslations } from './translations.ts';

/** Until when someone is away, or from when, and who does the work: "away until 04 Dec 2026, deputy Sanne de Wit". */
export function useAwayText() {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  return ({ from, until, isNow, deputy }: Absence): string => {
    const days = { from: formatDay(from, locale), day: formatDay(until, locale) };
    if (isNow)
      return deputy === null
        ? t($ => $.registrations.away.until, days)
        : t($ => $.registrations.away.untilWithDeputy, { ...days, deputy });
    return deputy === null
      ? t($ => $.registrations.away.later, days)
      : t($ => $.registrations.away.laterWithDeputy, { ...days, deputy });
  };
}

/** A colleague, as pickers say one: with the absence, where there is one. */
export function useColleagueLabel() {
  const away = useAwayText();
  return ({ firstName, lastName, absence }: NamedColleague): string =>
    absence === null ? `${firstName} ${lastName}` : `${firstName} ${lastName} (${away(absence)})`;
}

interface NamedColleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly absence: Absence | null;
}
