import { businessCalendars, type BusinessCalendar } from '@dossier/api/contract';
import { useTexts, useTranslations } from '../translations.ts';
import { companyRegisters } from './company-registers.ts';
import { citations } from './citations.ts';

interface CompanyNumberTexts {
  readonly label: string;
  readonly hint: string;
}

const hasRule = (country: string): country is BusinessCalendar =>
  (businessCalendars as readonly string[]).includes(country);

/** What the number of a company is called where it is registered, and what it looks like there. */
export function useCompanyNumberTexts(): (country: string) => CompanyNumberTexts {
  const t = useTranslations('parties');
  const { labels, hints } = useTexts('parties').companyNumber;
  return country => {
    if (hasRule(country)) {
      const law = citations[country].chamberOfCommerceNo;
      return { label: labels[country], hint: `${hints[country]} (${law})` };
    }
    const register = companyRegisters[country];
    return {
      label: labels.other,
      hint: register ? t($ => $.parties.companyNumber.hints.register, { register }) : hints.other,
    };
  };
}
